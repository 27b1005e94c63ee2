"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { StatementCell } from "@/components/rule/statement-cell";
import { Dialog } from "@/components/ui/dialog";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { InboxItem } from "@/core/inbox/schema";
import type { RuleReference } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

type MergeDialogProps = {
  /** Null: closed. */
  item: InboxItem | null;
  onClose: () => void;
  onMerge: (item: InboxItem, target: RuleReference) => void;
};

/** Which rule says the same already? It keeps its text and gets this proposal's words. */
export function MergeDialog({ item, onClose, onMerge }: MergeDialogProps) {
  const t = useTranslations("inbox.mergeDialog");
  return (
    <Dialog
      open={item !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("title")}
      description={t("description")}
    >
      {item ? <Targets item={item} onChoose={(target) => onMerge(item, target)} /> : null}
    </Dialog>
  );
}

function Targets({ item, onChoose }: { item: InboxItem; onChoose: (target: RuleReference) => void }) {
  const t = useTranslations("inbox.mergeDialog");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [search, setSearch] = useState("");
  // Without a search those of the same subject; they are the likely ones.
  const filter = search === "" ? { topic: item.rule?.topic } : { search };
  const rules = useQuery(
    trpc.rule.list.queryOptions(
      { projectSlug, layer: ["personal"], status: ["active", "paused"], limit: 20, ...filter },
      { placeholderData: keepPreviousData },
    ),
  );
  const targets = rules.data?.items.filter(({ id }) => id !== item.rule?.id) ?? [];
  return (
    <div className="flex min-h-64 flex-col gap-3">
      <SearchField value={search} onChange={setSearch} label={t("search")} />
      {rules.isPending ? <SkeletonLines count={4} /> : null}
      {rules.isSuccess && targets.length === 0 ? (
        <p className="text-ink-muted">{search === "" ? t("noneAlike") : t("noneFound")}</p>
      ) : null}
      <ul aria-label={t("targets")} className="flex flex-col">
        {targets.map((target) => (
          <li key={target.id}>
            <button
              type="button"
              onClick={() => onChoose(target)}
              className="w-full rounded-md px-2 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
            >
              <StatementCell rule={target} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
