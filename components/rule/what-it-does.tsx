"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DescriptionList } from "@/components/ui/description-list";
import type { ReminderReason } from "@/core/rule/reminder";
import type { EnforcementMode, RuleContent } from "@/core/rule/schema";
import { ApplicabilityWords } from "./applicability-words";
import { type ExplainedPart, explainSpec } from "./explain-spec";
import { InlineCode } from "./inline-code";
import { SpecTree } from "./spec-tree-words";

type Line = { term: string; detail: ReactNode };

type WhatItDoesProps = {
  content: RuleContent;
  /** A reminder does not stop; the words say so. */
  mode: EnforcementMode;
  /** Why there is no check. */
  reminder?: ReminderReason | null;
  /** Further lines after the explanation: resolution, backtest. */
  more?: readonly Line[];
};

/** When a rule looks, what it stops and lets pass, and what it says. Never the raw fields. */
export function WhatItDoes({ content, mode, reminder = null, more = [] }: WhatItDoesProps) {
  const t = useTranslations("rule.does");
  const explained = content.verifier ? explainSpec(content.verifier) : null;
  // What lies in each other, or is turned around, is shown as it is built.
  const isMixed = explained?.join === "mixed";
  const parts = isMixed ? [] : (explained?.parts ?? []);
  return (
    <div className="flex flex-col gap-2">
      {explained && (explained.join === "all" || explained.join === "any") ? (
        <p className="text-ink-muted">{t(`join.${explained.join}`)}</p>
      ) : null}
      {content.verifier && isMixed ? <SpecTree spec={content.verifier} /> : null}
      <DescriptionList
        items={[
          ...(content.verifier === null ? [{ term: t("when"), detail: <NoCheck reason={reminder} /> }] : []),
          ...parts.flatMap((part) => partItems(part)),
          { term: t("where"), detail: <ApplicabilityWords applicability={content.applicability} /> },
          { term: t("says"), detail: <Sentence>{content.message}</Sentence> },
          ...(content.remedy
            ? [{ term: t("instead"), detail: <span className="font-mono text-sm">{content.remedy}</span> }]
            : []),
          ...more,
        ]}
      />
    </div>
  );

  function partItems({ explanation, title }: ExplainedPart): Line[] {
    if (!explanation) return [{ term: t("check"), detail: t("unknownCheck", { kind: title }) }];
    const { when, stops, passes, unchecked } = explanation;
    return [
      { term: t("when"), detail: <Sentence>{when}</Sentence> },
      ...(stops.length > 0 ? [{ term: t(`acts.${mode}`), detail: <CodeList items={stops} /> }] : []),
      ...(passes.length > 0
        ? [{ term: t("passes"), detail: <Sentence>{passes.join(" · ")}</Sentence> }]
        : []),
      ...(unchecked ? [{ term: t("unseen"), detail: <Sentence>{unchecked}</Sentence> }] : []),
    ];
  }
}

function NoCheck({ reason }: { reason: ReminderReason | null }) {
  const t = useTranslations("rule");
  return (
    <span className="measure block">
      {t("does.noCheck")} {reason ? t(`reminder.${reason}`) : null}
    </span>
  );
}

function CodeList({ items }: { items: readonly string[] }) {
  return <span className="font-mono text-sm [overflow-wrap:anywhere]">{items.join(" · ")}</span>;
}

function Sentence({ children }: { children: string }) {
  return (
    <span className="measure block [overflow-wrap:anywhere]">
      <InlineCode>{children}</InlineCode>
    </span>
  );
}
