"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { VerifierSpec } from "@/core/rule/schema";
import { leavesOf } from "@/core/verifiers/spec-parts";
import { type JudgedFixture, judgeFixtures } from "./judge-fixtures";

/** The must-fire and must-not-fire fixtures of each kind that a check is made of, run in this tab. */
export function KindCases({ verifier }: { verifier: VerifierSpec }) {
  const kinds = [...new Set(leavesOf(verifier).map(({ kind }) => String(kind)))];
  return (
    <>
      {kinds.map((kind) => (
        <OneKind key={kind} kind={kind} />
      ))}
    </>
  );
}

function OneKind({ kind }: { kind: string }) {
  const t = useTranslations("trial.cases");
  const [open, setOpen] = useState(false);
  const [judged, setJudged] = useState<{ title: string; fixtures: JudgedFixture[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void judgeFixtures(kind).then((answer) => {
      if (isCurrent) setJudged(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind]);
  if (!judged) return null;
  const { title, fixtures } = judged;
  const right = fixtures.filter(({ isRight }) => isRight).length;
  return (
    <section>
      <h4 className="font-medium">{t("kind", { title })}</h4>
      <p className="text-ink-muted">
        {t("kindSummary", { right, total: fixtures.length })}
        <Button
          variant="quiet"
          size="small"
          className="ml-1"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t("kindHide") : t("kindShow")}
        </Button>
      </p>
      {open ? (
        <ul className="mt-1 flex flex-col gap-1">
          {fixtures.map(({ name, expected, isRight }) => (
            <li key={`${expected}-${name}`} className="flex items-start gap-2 text-sm">
              {isRight ? (
                <CircleCheck className="mt-0.5 text-ok" aria-label={t("right")} />
              ) : (
                <CircleX className="mt-0.5 text-mark" aria-label={t("wrong")} />
              )}
              <span className="[overflow-wrap:anywhere]">
                {name} <span className="text-ink-muted">{t(`expected.${expected}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
