"use client";

import { useTranslations } from "next-intl";
import type { VerifierSpec } from "@/core/rule/schema";
import { type ExplainedSpec, explainSpecTree } from "@/core/verifiers/composite";
import { InlineCode } from "./inline-code";

/** A check in plain words as it is built: groups in groups, each check with what it stops and lets pass. */
export function SpecTree({ spec }: { spec: VerifierSpec }) {
  return <SpecTreeNode node={explainSpecTree(spec)} />;
}

function SpecTreeNode({ node }: { node: ExplainedSpec }) {
  const t = useTranslations("rule.edit");
  if (node.join !== null) {
    return (
      <div>
        <p className="text-ink-muted">{node.title}</p>
        <ul className="mt-1 flex flex-col gap-2 border-l-2 pl-3">
          {node.parts.map((part, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and no state
            <li key={position}>
              <SpecTreeNode node={part} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { title, explanation } = node;
  return (
    <div>
      <p className="font-medium">{title}</p>
      {explanation === null ? (
        <p className="text-ink-muted">{t("notYetWords")}</p>
      ) : (
        <>
          <p className="measure [overflow-wrap:anywhere]">
            <InlineCode>{explanation.when}</InlineCode>
          </p>
          <Lines label={t("stops")} items={explanation.stops} />
          <Lines label={t("passes")} items={explanation.passes} />
          {explanation.unchecked ? <p className="text-ink-muted text-sm">{explanation.unchecked}</p> : null}
        </>
      )}
    </div>
  );
}

function Lines({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <span className="text-ink-muted">{label}</span> <InlineCode>{items.join(" · ")}</InlineCode>
    </p>
  );
}
