"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/select";
import type { RuleDetail } from "@/core/rule/output";
import type { CaseVerdict, Trial } from "@/core/trial/schema";
import { KeepCase } from "./keep-case";
import { TrialFields } from "./trial-fields";
import { TrialHistory } from "./trial-history";
import { trialKinds } from "./trial-kinds";
import { TrialResult } from "./trial-result";
import { NOTHING_TYPED, readTrial, typeTrial } from "./typed-trial";
import { useTrial } from "./use-trial";
import { useTrialHistory } from "./use-trial-history";

type TryItBoxProps = {
  rule: RuleDetail;
  /** What is tried: may stand in an address. What was typed never does. */
  kind: Trial["kind"] | null;
  onKindChange: (kind: Trial["kind"]) => void;
  /** A kept case that was opened by its link. */
  opened?: Trial | null;
  /** Null: this person may not add cases. */
  onKeep: ((expected: CaseVerdict, trial: Trial) => void) | null;
  keeping?: boolean;
};

/** Paste what an agent might do or say, or be asked; the verdict comes from the code that runs at the hooks. */
export function TryItBox({
  rule,
  kind: chosen,
  onKindChange,
  opened = null,
  onKeep,
  keeping = false,
}: TryItBoxProps) {
  const t = useTranslations("trial");
  const offered = trialKinds(rule.content.verifier);
  const [typed, setTyped] = useState(opened ? typeTrial(opened) : NOTHING_TYPED);
  const history = useTrialHistory(rule.id);
  const kind = chosen ?? offered.read[0];
  const trial = readTrial(kind, typed, offered.looksBack);
  const judged = useTrial(rule, trial);
  const options = [
    ...offered.read.map((value) => ({ value, label: t(`kinds.${value}`) })),
    ...offered.others.map((value) => ({ value, label: t(`kinds.${value}`), description: t("notRead") })),
  ];
  const isNew = trial !== null && !(trial.kind === "finish" && trial.message === "" && trial.earlier === "");

  return (
    <form
      aria-label={t("title")}
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => {
        if (judged && isNew) history.remember({ trial: judged.trial, outcome: judged.verdict.outcome });
      }}
    >
      <Select
        aria-label={t("what")}
        size="small"
        className="w-56 self-start"
        value={kind}
        onValueChange={onKindChange}
        options={options}
      />
      <TrialFields
        kind={kind}
        typed={typed}
        onChange={(part) => setTyped({ ...typed, ...part })}
        looksBack={offered.looksBack}
      />
      <TrialResult verdict={judged?.verdict ?? null} />
      {trial && isNew && onKeep ? (
        <KeepCase trial={trial} isShared={rule.layer === "project"} pending={keeping} onKeep={onKeep} />
      ) : null}
      <TrialHistory
        entries={history.entries}
        onPick={(picked) => {
          onKindChange(picked.kind);
          setTyped(typeTrial(picked));
        }}
        onClear={history.clear}
      />
    </form>
  );
}
