"use client";

import { ArrowRight, CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { Quote } from "@/components/common/quote/quote";
import { momentHref } from "@/components/rule/evidence-margin";
import { ModeBadge } from "@/components/rule/mode-badge";
import { TextLink } from "@/components/ui/text-link";
import type { ModeChange } from "@/core/inbox/schema";
import { isStricter } from "@/core/rule/mode-order";
import { projectPath } from "@/lib/navigation";

type ModeChangeViewProps = { change: ModeChange; ruleId: string; projectSlug: string };

/** What speaks for another mode: the change, how often the rule could have failed, and the moments themselves. */
export function ModeChangeView({ change, ruleId, projectSlug }: ModeChangeViewProps) {
  const t = useTranslations("inbox.modeChange");
  const { from, to, chances, fired, observed, since, examples, counts } = change;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t pt-4">
      <p className="flex items-center gap-2">
        <ModeBadge mode={from} />
        <ArrowRight className="text-ink-muted" aria-label={t("becomes")} />
        <ModeBadge mode={to} />
      </p>
      <p className="measure">
        {t("exposure", { fired: fired + observed, chances })}{" "}
        <span className="text-ink-muted">
          {since ? (
            <>
              {t("since")} <ClockTime value={since} style="dayMonth" />
            </>
          ) : (
            t("sinceStart")
          )}
        </span>
        {counts === "everyone" ? <span className="text-ink-muted"> {t("everyone")}</span> : null}
      </p>
      {isStricter(to, from) ? <Conditions change={change} ruleId={ruleId} projectSlug={projectSlug} /> : null}
      {examples.length > 0 ? (
        <div>
          <h3 className="mb-1 text-ink-muted text-sm">{t("examples")}</h3>
          <ul className="flex flex-col gap-2">
            {examples.map((example) => (
              <li key={example.id}>
                <Example example={example} projectSlug={projectSlug} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** enforcement.md sections 3 and 4: only an exact check that caught the act blocks by itself. */
function Conditions({ change, ruleId, projectSlug }: ModeChangeViewProps) {
  const t = useTranslations("inbox.modeChange");
  const { replayAgreement, backtestPassed } = change;
  return (
    <ul className="flex flex-col gap-1">
      <Condition isMet={replayAgreement}>{t(replayAgreement ? "replayed" : "notReplayed")}</Condition>
      <Condition isMet={backtestPassed === true}>
        {backtestPassed === null
          ? t("notBacktested")
          : t(backtestPassed ? "backtestPassed" : "backtestFailed")}{" "}
        <TextLink href={projectPath(projectSlug, `rules/${ruleId}?tab=backtest`)}>{t("backtest")}</TextLink>
      </Condition>
    </ul>
  );
}

function Condition({ isMet, children }: { isMet: boolean; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {isMet ? (
        <CircleCheck className="mt-0.5 text-ok" aria-hidden="true" />
      ) : (
        <CircleX className="mt-0.5 text-ink-muted" aria-hidden="true" />
      )}
      <span>{children}</span>
    </li>
  );
}

type ExampleProps = { example: ModeChange["examples"][number]; projectSlug: string };

function Example({ example, projectSlug }: ExampleProps) {
  const t = useTranslations("inbox.modeChange");
  const { kind, excerpt, at } = example;
  const href = momentHref(projectSlug, example);
  if (kind === "relapse") {
    return (
      <Quote at={at} href={href}>
        {excerpt}
      </Quote>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{excerpt || t("noExcerpt")}</span>
      <span className="text-ink-muted text-sm">
        {t(`kinds.${kind}`)} ·{" "}
        {href ? (
          <TextLink href={href}>
            <ClockTime value={at} style="dateTime" />
          </TextLink>
        ) : (
          <ClockTime value={at} style="dateTime" />
        )}
      </span>
    </p>
  );
}
