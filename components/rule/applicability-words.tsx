"use client";

import { useTranslations } from "next-intl";
import type { Applicability } from "@/core/rule/schema";
import { APPLICABILITY_LISTS } from "./content-fields";
import { useRuleWords } from "./use-rule-words";

/** Where and when a rule counts, one condition a line; says so when it counts everywhere. */
export function ApplicabilityWords({ applicability }: { applicability: Applicability }) {
  const t = useTranslations("rule.applicability");
  const words = useRuleWords();
  const lines = APPLICABILITY_LISTS.flatMap((key) => {
    const items = applicability[key];
    if (items.length === 0) return [];
    const named = key === "hosts" ? items.map(words.host) : items;
    return [{ key, lead: t(key), items: named, isCode: CODE_LISTS.has(key) }];
  });
  const { condition, package: folder } = applicability;
  if (lines.length === 0 && !condition && !folder) return <p className="text-ink-muted">{t("everywhere")}</p>;
  return (
    <ul className="flex flex-col gap-0.5">
      {folder ? (
        <li>
          <span className="text-ink-muted">{t("package")}</span>{" "}
          <span className="font-mono text-sm">{folder}</span>
        </li>
      ) : null}
      {lines.map(({ key, lead, items, isCode }) => (
        <li key={key} className="[overflow-wrap:anywhere]">
          <span className="text-ink-muted">{lead}</span>{" "}
          <span className={isCode ? "font-mono text-sm" : undefined}>{items.join(" · ")}</span>
        </li>
      ))}
      {condition ? (
        <li>
          <span className="text-ink-muted">{t("condition")}</span> {condition}
        </li>
      ) : null}
    </ul>
  );
}

const CODE_LISTS = new Set<string>(["paths", "exceptPaths", "branches", "exceptBranches"]);
