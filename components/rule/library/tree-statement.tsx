"use client";

import { ChevronRight, Layers } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RuleSummary } from "@/core/rule/output";
import { classNames } from "@/lib/class-names";
import { StatementCell } from "../statement-cell";
import { useRuleWords } from "../use-rule-words";
import { useTree } from "./tree-context";

/** A rule's statement at its level of the tree, with the button that opens its branch. */
export function TreeStatement({ rule }: { rule: RuleSummary }) {
  const t = useTranslations("library.tree");
  const words = useRuleWords();
  const tree = useTree();
  const row = tree?.rowOf(rule.id);
  if (!tree || !row) return <StatementCell rule={rule} />;
  const { level, children, isOpen, matches } = row;
  const { number } = rule;
  const isSilent = level === 2 && rule.parent !== null && rule.parent.status !== "active";
  return (
    <span className={classNames("flex min-w-0 items-start gap-1", level === 2 && "pl-11 sm:pl-14")}>
      {level === 1 && children > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "close" : "open", { number })}
          onClick={() => tree.toggle(rule.id)}
          className="-my-1 flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames("transition-transform", isOpen && "rotate-90")}
          />
        </button>
      ) : (
        <span aria-hidden="true" className={level === 1 && tree.hasBranches ? "w-7 shrink-0" : "hidden"} />
      )}
      <span className={classNames("min-w-0", !matches && "text-ink-muted")}>
        <StatementCell rule={level === 2 ? { ...rule, parent: null } : rule} />
        <span className="flex flex-wrap gap-x-2 text-ink-muted text-sm empty:hidden">
          {rule.shape === "composite" ? (
            <span className="inline-flex items-center gap-1">
              <Layers aria-hidden="true" className="size-3.5" />
              {t("composite")}
            </span>
          ) : null}
          {level === 1 && children > 0 ? <span>{t("children", { count: children })}</span> : null}
          {isSilent && rule.parent ? (
            <span>
              {t("silent", {
                number: rule.parent.number,
                status: words.status(rule.parent.status).toLowerCase(),
              })}
            </span>
          ) : null}
          {matches || level === 2 ? null : <span>{t("context")}</span>}
        </span>
      </span>
    </span>
  );
}
