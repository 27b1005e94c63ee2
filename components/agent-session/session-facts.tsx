import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { useRuleWords } from "@/components/rule/use-rule-words";
import type { SessionSummary } from "@/core/agent-session/schema";

/** Where and when it took place, and how much happened, in two lines. */
export function SessionFacts({ session }: { session: SessionSummary }) {
  const t = useTranslations("session.one");
  const words = useRuleWords();
  const { prompts, actions, denials, corrections } = session;
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        <span>
          {words.host(session.host)} {session.hostVersion}
        </span>
        <ClockTime value={session.startedAt} style="dateTime" />
        {session.endedAt === null ? <span>{t("running")}</span> : null}
        {session.branch ? <span>{t("branch", { branch: session.branch })}</span> : null}
        {session.device ? <span>{t("on", { device: session.device })}</span> : null}
      </p>
      <p>{t("counts", { prompts, actions, denials, corrections })}</p>
    </>
  );
}
