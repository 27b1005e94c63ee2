"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { StatementCell } from "@/components/rule/statement-cell";
import { Dialog } from "@/components/ui/dialog";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RuleDetail, RuleReference } from "@/core/rule/output";
import { useTRPC } from "@/lib/trpc/client";

type AttachDialogProps = {
  projectSlug: string;
  rule: RuleDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAttach: (parent: RuleReference) => void;
};

/** Which rule does this one belong under? Those of the same subject come first. */
export function AttachDialog({ open, onOpenChange, ...props }: AttachDialogProps) {
  const t = useTranslations("library.place.dialog");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("description")}>
      {open ? <Parents {...props} /> : null}
    </Dialog>
  );
}

function Parents({ projectSlug, rule, onAttach }: Omit<AttachDialogProps, "open" | "onOpenChange">) {
  const t = useTranslations("library.place.dialog");
  const trpc = useTRPC();
  const [search, setSearch] = useState("");
  const tree = useQuery(
    trpc.rule.tree.queryOptions(
      {
        ...{ projectSlug, layer: [rule.layer], status: ["active", "paused", "proposed"], limit: 50 },
        ...(search !== "" && { search }),
      },
      { placeholderData: keepPreviousData },
    ),
  );
  const isAlike = ({ topic, shape }: { topic: string; shape: string }) =>
    Number(topic === rule.topic || shape === "composite");
  const parents = (tree.data?.items ?? [])
    .map((branch) => branch.rule)
    .filter((parent) => canBeParent(parent, rule))
    .toSorted((left, right) => isAlike(right) - isAlike(left));
  return (
    <div className="flex min-h-64 flex-col gap-3">
      <SearchField value={search} onChange={setSearch} label={t("search")} />
      {tree.isPending ? <SkeletonLines count={4} /> : null}
      {tree.isSuccess && parents.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-label={t("targets")} className="flex flex-col">
        {parents.map((parent) => (
          <li key={parent.id}>
            <button
              type="button"
              onClick={() => onAttach(parent)}
              className="w-full rounded-md px-2 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
            >
              <StatementCell rule={parent} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the server would refuse for sure is not offered; it decides again. */
function canBeParent(parent: { id: string; scope: string; status: string }, rule: RuleDetail): boolean {
  const isSameReach = (parent.scope === "global") === (rule.scope === "global");
  const isGone = parent.status === "superseded" || parent.status === "archived";
  return parent.id !== rule.id && parent.id !== rule.parent?.id && isSameReach && !isGone;
}
