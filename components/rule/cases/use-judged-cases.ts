"use client";

import { useEffect, useState } from "react";
import type { RuleContent } from "@/core/rule/schema";
import type { JudgedTrial } from "@/core/trial/judge-trial";
import type { RuleCase } from "@/core/trial/schema";
import { judgeCase } from "./judge-case";

export type JudgedCase = RuleCase & { got: JudgedTrial["got"] | null; isRight: boolean | null };

type Judged = Pick<RuleContent, "verifier" | "applicability">;

/** Cases with what a content makes of them; null until it is known. */
export function useJudgedCases(content: Judged, cases: readonly RuleCase[]): JudgedCase[] {
  const { verifier, applicability } = content;
  const asked = JSON.stringify({ verifier, applicability, ids: cases.map(({ id }) => id) });
  const [answer, setAnswer] = useState<{ asked: string; got: Map<string, JudgedTrial["got"]> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` names the content and the cases
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      cases.map(async ({ id, trial }) => {
        const judged = await judgeCase({ verifier, applicability }, trial).catch(() => UNDECIDED);
        return [id, judged.got] as const;
      }),
    ).then((got) => {
      if (isCurrent) setAnswer({ asked, got: new Map(got) });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const got = answer?.asked === asked ? answer.got : null;
  return cases.map((one) => {
    const verdict = got?.get(one.id) ?? null;
    return { ...one, got: verdict, isRight: verdict === null ? null : verdict === one.expected };
  });
}

const UNDECIDED = { got: "undecided" } as const;
