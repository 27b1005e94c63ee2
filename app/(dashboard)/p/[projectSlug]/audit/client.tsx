"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AuditPage } from "@/components/audit/audit-page";
import { PageBody } from "@/components/common/page-header/page-body";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { PROJECT_LAYERS } from "./search-params";

export function AuditClient() {
  const t = useTranslations("audit");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const members = useQuery(trpc.membership.list.queryOptions({ projectSlug }));
  return (
    <PageBody>
      <AuditPage
        projectSlug={projectSlug}
        layers={PROJECT_LAYERS}
        people={members.data ?? NOBODY}
        description={t("description")}
      />
    </PageBody>
  );
}

const NOBODY: [] = [];
