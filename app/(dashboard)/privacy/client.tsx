"use client";

import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { VisibilityTable } from "@/components/membership/visibility-table";
import { KeptDays } from "@/components/privacy/kept-days";
import { LastExample } from "@/components/privacy/last-example";
import { MaskTable } from "@/components/privacy/mask-table";
import { NeverRead } from "@/components/privacy/never-read";
import { SentFields } from "@/components/privacy/sent-fields";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import type { ProjectListItem } from "@/core/project/schema";
import { privacySearchParams } from "./search-params";

type Props = { projects: ProjectListItem[]; projectSlug: string | null };

/** What leaves a machine, and what becomes of it: the same tables that the code works by. */
export function PrivacyClient({ projects, projectSlug }: Props) {
  const t = useTranslations("privacy");
  const [{ view }, setSearch] = useQueryStates(privacySearchParams, { history: "replace", shallow: false });
  return (
    <PageBody width="narrow">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          projects.length > 1 && projectSlug ? (
            <Select
              aria-label={t("project")}
              value={projectSlug}
              onValueChange={(project) => void setSearch({ project })}
              options={projects.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          ) : null
        }
      />
      <div className="flex flex-col gap-8">
        <Panel title={t("sections.sent")}>
          <SentFields />
        </Panel>
        <Panel title={t("sections.example")}>
          {projectSlug ? (
            <LastExample
              key={projectSlug}
              projectSlug={projectSlug}
              view={view}
              onView={(next) => void setSearch({ view: next }, { shallow: true })}
            />
          ) : (
            <EmptyState title={t("example.noProject.title")}>{t("example.noProject.body")}</EmptyState>
          )}
        </Panel>
        <Panel title={t("sections.never")}>
          <NeverRead />
        </Panel>
        <Panel title={t("sections.masked")}>
          <MaskTable />
        </Panel>
        {projectSlug ? (
          <Panel title={t("sections.kept")}>
            <KeptDays projectSlug={projectSlug} />
          </Panel>
        ) : null}
        <Panel title={t("sections.read")}>
          <VisibilityTable />
        </Panel>
      </div>
    </PageBody>
  );
}
