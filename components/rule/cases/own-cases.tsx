"use client";

import { CircleCheck, CircleDashed, CircleX, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { TextLink } from "@/components/ui/text-link";
import type { RuleDetail } from "@/core/rule/output";
import type { RuleCase } from "@/core/trial/schema";
import { projectPath } from "@/lib/navigation";
import { type JudgedCase, useJudgedCases } from "./use-judged-cases";

type OwnCasesProps = {
  rule: RuleDetail;
  cases: readonly RuleCase[];
  projectSlug: string;
  onRemove: (one: RuleCase) => void;
};

/** Cases that people keep with a rule, each with what the present check makes of it; the wrong ones first. */
export function OwnCases({ rule, cases, projectSlug, onRemove }: OwnCasesProps) {
  const judged = useJudgedCases(rule.content, cases);
  const ordered = judged.toSorted((a, b) => Number(a.isRight ?? true) - Number(b.isRight ?? true));
  return (
    <ul className="divide-y border-y">
      {ordered.map((one) => (
        <CaseRow
          key={one.id}
          judged={one}
          href={projectPath(projectSlug, `rules/${rule.id}?case=${one.id}`)}
          onRemove={rule.can.edit ? () => onRemove(one) : null}
        />
      ))}
    </ul>
  );
}

type CaseRowProps = { judged: JudgedCase; href: string; onRemove: (() => void) | null };

function CaseRow({ judged, href, onRemove }: CaseRowProps) {
  const t = useTranslations("trial.cases");
  const { title, trial, expected, got, isRight, isMine, authorName, sinceVersion } = judged;
  const wanted = trial.kind === "prompt" ? t(`expectedPrompt.${expected}`) : t(`expected.${expected}`);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Standing isRight={isRight} />
        <span className="min-w-0">
          <span className="font-mono text-sm [overflow-wrap:anywhere]">{title}</span>
          <span className="block text-ink-muted text-sm">
            {wanted}
            {isRight === false && got ? `, ${t(`got.${got}`)}` : null}
            {" · "}
            {isMine ? null : `${t("by", { name: authorName })} · `}
            {t("since", { version: sinceVersion })}
          </span>
        </span>
      </span>
      <span className="flex items-center gap-1">
        <TextLink href={href}>{t("open")}</TextLink>
        <CopyLink href={href} label={t("copyLink")} />
        {onRemove ? (
          <Button
            variant="quiet"
            size="icon-small"
            aria-label={`${t("remove")}: ${title}`}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** The link names the case by its id: who may not read the rule learns nothing from it. */
function CopyLink({ href, label }: { href: string; label: string }) {
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return <CopyButton text={`${origin}${href}`} label={label} />;
}

function Standing({ isRight }: { isRight: boolean | null }) {
  const t = useTranslations("trial.cases");
  if (isRight === null) return <CircleDashed className="mt-0.5 text-ink-muted" aria-label={t("judging")} />;
  return isRight ? (
    <CircleCheck className="mt-0.5 text-ok" aria-label={t("right")} />
  ) : (
    <CircleX className="mt-0.5 text-mark" aria-label={t("wrong")} />
  );
}
