import { useTranslations } from "next-intl";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { WhySection } from "./why-section";

/** What was decided because of a prompt; what was taken back stays readable, and is never shown as current. */
export function DecisionList({ resolutions }: Pick<PromptExplanation, "resolutions">) {
  const t = useTranslations("session.why");
  const lesson = useTranslations("session.lesson");
  if (resolutions.length === 0) return null;
  return (
    <WhySection title={t("decisions")}>
      <ul className="flex flex-col gap-1 font-mono text-sm">
        {resolutions.map(({ id, decisionLine, undoneAt }) => (
          <li key={id}>
            {undoneAt ? (
              <span className="text-ink-muted">
                <s className="decoration-line-strong">{decisionLine}</s> ({lesson("undone")})
              </span>
            ) : (
              decisionLine
            )}
          </li>
        ))}
      </ul>
    </WhySection>
  );
}
