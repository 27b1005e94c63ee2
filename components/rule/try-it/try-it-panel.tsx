"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { Panel } from "@/components/ui/panel";
import { toastDone } from "@/components/ui/toast";
import type { RuleDetail } from "@/core/rule/output";
import { TRIAL_KINDS } from "@/core/trial/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useCases } from "../cases/use-cases";
import { TryItBox } from "./try-it-box";

/** Only what was chosen, and the id of a kept case: never what was typed. */
export const trialParams = { try: parseAsStringLiteral(TRIAL_KINDS), case: parseAsString };

/** The box on the rule's page: an address with a kept case opens it for whoever may read the rule. */
export function TryItPanel({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("trial");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const [{ try: kind, case: caseId }, setParams] = useQueryStates(trialParams, { history: "replace" });
  const list = useQuery(trpc.ruleCase.list.queryOptions({ projectSlug, ruleId: rule.id }));
  const cases = useCases(rule, projectSlug);
  const opened = list.data?.find(({ id }) => id === caseId)?.trial ?? null;
  return (
    <Panel title={t("title")}>
      <TryItBox
        // Another case is another box: nothing of the last one stays in its fields.
        key={opened ? caseId : ""}
        rule={rule}
        kind={opened && kind === null ? opened.kind : kind}
        opened={opened}
        onKindChange={(next) => void setParams({ try: next })}
        keeping={cases.pending}
        onKeep={
          rule.can.edit
            ? (expected, trial) =>
                void cases.keep(expected, trial).then((kept) => {
                  if (kept?.isWrongNow) toastDone(t("keep.failing"));
                })
            : null
        }
      />
    </Panel>
  );
}
