import { useTranslations } from "next-intl";
import type { TimelineItem } from "@/core/agent-session/schema";
import { ActionText } from "./action-text";

type Workspace = NonNullable<TimelineItem["workspace"]>;

/** What was changed by hand in the agent's files: of each one what it amounts to, with its lines. */
export function HandEdits({ workspace: { changes, handEdits = [] } }: { workspace: Workspace }) {
  const t = useTranslations("session.handEdits");
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-muted text-sm">{t("title", { count: changes.length })}</p>
      <ul className="flex flex-col gap-1.5">
        {changes.map((change) => {
          const edit = handEdits.find(({ path }) => path === change.path);
          return (
            <li key={change.path} className="flex flex-col">
              <ActionText action={change} />
              {edit ? (
                <p className="text-ink-muted text-sm">
                  {t(`how.${edit.how}`, { kept: edit.kept, lines: edit.lines })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
