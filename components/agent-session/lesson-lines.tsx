import Link from "next/link";
import { useTranslations } from "next-intl";
import { RuleLink } from "@/components/rule/rule-link";
import type { TimelineItem } from "@/core/agent-session/schema";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";

type Resolution = TimelineItem["resolutions"][number];

/** What a prompt has taught, as lines of Heed's own in the transcript. */
export function LessonLines({ resolutions }: { resolutions: readonly Resolution[] }) {
  if (resolutions.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {resolutions.map((resolution) => (
        <li key={resolution.id} title={resolution.decisionLine}>
          <Lesson resolution={resolution} />
        </li>
      ))}
    </ul>
  );
}

function Lesson({
  resolution: { action, result, target, decisionLine, undoneAt },
}: {
  resolution: Resolution;
}) {
  const t = useTranslations("session.lesson");
  const projectSlug = useProjectSlug();
  const rule = result ?? target;
  if (action === "undecided") {
    return (
      <Link
        href={projectPath(projectSlug, "inbox")}
        className="underline decoration-line-strong underline-offset-3"
      >
        {t("undecided")}
      </Link>
    );
  }
  if (!rule) return <span className="font-mono text-ink-muted text-sm">{decisionLine}</span>;
  return (
    <span className={undoneAt ? "text-ink-muted line-through decoration-line-strong" : undefined}>
      {t(action)} <RuleLink rule={rule} />{" "}
      {action === "supersede" && target && result ? (
        <>
          {t("insteadOf")} <RuleLink rule={target} />{" "}
        </>
      ) : null}
      <span className="text-ink-muted">({undoneAt ? t("undone") : t(`modes.${rule.mode}`)})</span>
    </span>
  );
}
