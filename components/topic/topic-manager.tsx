"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import { Button } from "@/components/ui/button";
import { SwitchField } from "@/components/ui/option-field";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { TopicView } from "@/core/topics/added-topic-input";
import { TopicDrawer } from "./topic-drawer";
import { TopicTable } from "./topic-table";
import { TrySentence } from "./try-sentence";
import { type TopicScope, useTopics } from "./use-topics";

const NO_TOPICS: TopicView[] = [];

/** The added areas of a project or of the instance: list, form, and the box to try a sentence. */
export function TopicManager({ projectSlug, canManage }: TopicScope & { canManage: boolean }) {
  const t = useTranslations("topic");
  const { list, pending, save, archive, restore } = useTopics({ projectSlug });
  const [edited, setEdited] = useState<TopicView | null>(null);
  const [open, setOpen] = useState(false);
  const [archived, setArchived] = useState(false);
  const topics = list.data ?? NO_TOPICS;
  const shown = topics.filter(({ archivedAt }) => archived || archivedAt === null);
  const scope = projectSlug === null ? "instance" : "project";
  const edit = (topic: TopicView | null) => {
    setEdited(topic);
    setOpen(true);
  };
  const add = canManage ? (
    <Button variant="primary" onClick={() => edit(null)}>
      <Plus aria-hidden="true" />
      {t("add")}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader
        title={t("title")}
        description={t(projectSlug === null ? "sharedDescription" : "description")}
        actions={add}
      />
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <SkeletonLines count={5} /> : null}
      {topics.length > shown.length || archived ? (
        <div className="mb-4">
          <SwitchField label={t("showArchived")} checked={archived} onCheckedChange={setArchived} />
        </div>
      ) : null}
      {list.isSuccess && shown.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <TopicTable
          topics={shown}
          canEdit={(topic) => canManage && topic.scope === scope}
          showRules={projectSlug !== null}
          pending={pending}
          onEdit={edit}
          onArchive={(topic) => void archive(topic)}
          onRestore={(topic) => void restore(topic)}
        />
      ) : null}
      <div className="mt-6 max-w-xl">
        <TrySentence projectSlug={projectSlug} />
      </div>
      <TopicDrawer
        projectSlug={projectSlug}
        topic={edited}
        open={open}
        onOpenChange={setOpen}
        onSave={async (topic) => {
          await save(edited, topic);
          setOpen(false);
        }}
      />
    </>
  );
}
