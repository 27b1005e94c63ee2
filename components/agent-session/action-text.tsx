import { useTranslations } from "next-intl";
import type { AgentAction, FileChange } from "@/core/hook-event/schema";
import { EventText } from "./event-text";
import { FileLines } from "./file-lines";

/** What the agent did, as it would be typed or said. */
export function ActionText({ action }: { action: AgentAction }) {
  const t = useTranslations("session.action");
  switch (action.kind) {
    case "shell_command":
      return <EventText mono limit={600}>{`$ ${action.command}${action.background ? " &" : ""}`}</EventText>;
    case "file_change":
      return <FileChangeText change={action} />;
    case "file_read":
      return <EventText mono>{`${t("read")} ${action.path}`}</EventText>;
    case "web":
      return (
        <EventText mono>
          {action.url ? `${t("open")} ${action.url}` : `${t("search")} ${action.query ?? ""}`}
        </EventText>
      );
    case "mcp":
      return (
        <div>
          <EventText mono>{`${action.server} · ${action.tool}`}</EventText>
          {action.arguments ? (
            <details className="text-sm">
              <summary className="w-fit cursor-default text-ink-muted">{t("arguments")}</summary>
              <EventText mono>{action.arguments}</EventText>
            </details>
          ) : null}
        </div>
      );
    case "other":
      return <EventText mono>{[action.tool, action.summary].filter(Boolean).join(" · ")}</EventText>;
  }
}

function FileChangeText({ change }: { change: FileChange }) {
  const t = useTranslations("session.action");
  const from = change.movedFrom ? ` ${t("from")} ${change.movedFrom}` : "";
  return (
    <div>
      <EventText mono>{`${t(change.op)} ${change.path}${from}`}</EventText>
      <FileLines change={change} />
    </div>
  );
}
