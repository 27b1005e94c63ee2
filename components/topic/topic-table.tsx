"use client";

import { useTranslations } from "next-intl";
import { useRuleWords } from "@/components/rule/use-rule-words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { TopicView } from "@/core/topics/added-topic-input";

type TopicTableProps = {
  topics: readonly TopicView[];
  /** Those that this person may change here. */
  canEdit: (topic: TopicView) => boolean;
  showRules: boolean;
  pending: boolean;
  onEdit: (topic: TopicView) => void;
  onArchive: (topic: TopicView) => void;
  onRestore: (topic: TopicView) => void;
};

export function TopicTable(props: TopicTableProps) {
  const { topics, showRules } = props;
  const t = useTranslations("topic");
  return (
    <Table>
      <caption className="sr-only">{t("title")}</caption>
      <TableHead>
        <tr>
          <TableHeader>{t("columns.key")}</TableHeader>
          <TableHeader>{t("columns.words")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("columns.values")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("columns.severity")}</TableHeader>
          {showRules ? <TableHeader className="max-sm:hidden">{t("columns.rules")}</TableHeader> : null}
          <TableHeader>
            <span className="sr-only">{t("columns.actions")}</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {topics.map((topic) => (
          <TopicTableRow key={topic.id} topic={topic} {...props} />
        ))}
      </TableBody>
    </Table>
  );
}

function TopicTableRow({
  topic,
  canEdit,
  showRules,
  pending,
  ...acts
}: TopicTableProps & { topic: TopicView }) {
  const t = useTranslations("topic");
  const words = useRuleWords();
  const { key } = topic;
  const isArchived = topic.archivedAt !== null;
  return (
    <TableRow>
      <TableCell>
        <span className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm">{key}</code>
          {isArchived ? <Badge tone="outline">{t("archived")}</Badge> : null}
          {showRules && topic.scope === "instance" ? <Badge>{t("fromInstance")}</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="text-ink-muted">{topic.words.join(", ")}</TableCell>
      <TableCell className="text-ink-muted max-sm:hidden">
        {Object.keys(topic.values).join(", ") || t("none")}
      </TableCell>
      <TableCell className="max-sm:hidden">
        {topic.severity ? words.severity(topic.severity) : t("anySeverity")}
      </TableCell>
      {showRules ? <TableCell className="max-sm:hidden">{topic.rules}</TableCell> : null}
      <TableCell>
        {canEdit(topic) ? (
          <span className="flex justify-end gap-1">
            {isArchived ? (
              <Button
                size="small"
                disabled={pending}
                aria-label={t("restoreOne", { key })}
                onClick={() => acts.onRestore(topic)}
              >
                {t("restore")}
              </Button>
            ) : (
              <>
                <Button size="small" aria-label={t("editOne", { key })} onClick={() => acts.onEdit(topic)}>
                  {t("edit")}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={pending}
                  aria-label={t("archiveOne", { key })}
                  onClick={() => acts.onArchive(topic)}
                >
                  {t("archive")}
                </Button>
              </>
            )}
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
