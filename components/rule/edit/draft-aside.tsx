"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import type { RuleDetail } from "@/core/rule/output";
import type { RuleContent } from "@/core/rule/schema";
import type { RuleCase } from "@/core/trial/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { useJudgedCases } from "../cases/use-judged-cases";
import { RawCheck } from "../raw-check";
import { SpecTree } from "../spec-tree-words";

type DraftAsideProps = { rule: RuleDetail; draft: RuleContent };

/** Beside the form, as one types: the check in plain words, and what it makes of the cases that are kept. */
export function DraftAside({ rule, draft }: DraftAsideProps) {
  const t = useTranslations("rule.edit");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const cases = useQuery(trpc.ruleCase.list.queryOptions({ projectSlug, ruleId: rule.id }));
  const { verifier } = draft;
  return (
    <aside
      aria-label={t("plainWords")}
      className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:self-start"
    >
      <section>
        <h3 className="mb-1 font-medium text-lg">{t("plainWords")}</h3>
        {verifier ? <SpecTree spec={verifier} /> : <p className="text-ink-muted">{t("onlyReminds")}</p>}
        {verifier ? <RawCheck verifier={verifier} /> : null}
      </section>
      {cases.data && cases.data.length > 0 ? <DraftCases draft={draft} cases={cases.data} /> : null}
    </aside>
  );
}

function DraftCases({ draft, cases }: { draft: RuleContent; cases: readonly RuleCase[] }) {
  const t = useTranslations("trial.cases");
  const judged = useJudgedCases(draft, cases);
  const wrong = judged.filter(({ isRight }) => isRight === false);
  if (judged.some(({ isRight }) => isRight === null)) return null;
  return (
    <section>
      {wrong.length > 0 ? (
        <Alert tone="mark" title={t("failing", { count: wrong.length })}>
          {t("failingBody")}
        </Alert>
      ) : (
        <p className="flex items-start gap-2">
          <CircleCheck className="mt-0.5 text-ok" aria-hidden="true" />
          {t("allRight", { count: judged.length })}
        </p>
      )}
      {wrong.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {wrong.map(({ id, title, expected, got, trial }) => (
            <li key={id} className="flex items-start gap-2 text-sm">
              <CircleX className="mt-0.5 text-mark" aria-label={t("wrong")} />
              <span className="min-w-0">
                <span className="font-mono [overflow-wrap:anywhere]">{title}</span>
                <span className="block text-ink-muted">
                  {trial.kind === "prompt" ? t(`expectedPrompt.${expected}`) : t(`expected.${expected}`)}
                  {got ? `, ${t(`got.${got}`)}` : null}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
