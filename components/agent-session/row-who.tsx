import { Bot } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { TimelineItem } from "@/core/agent-session/schema";

/** Whose line it is. A prompt that no person typed says so, because nothing is learned from it. */
export function RowWho({ item }: { item: TimelineItem }) {
  const t = useTranslations("session");
  const isPrompt = item.kind === "prompt_submitted";
  return (
    <span className="flex flex-wrap items-center gap-1 self-start text-ink-muted text-sm">
      {t(`who.${whoOf(item)}`)}
      {item.agentId === null ? null : <Bot className="size-3.5" aria-hidden="true" />}
      {isPrompt && item.author !== "human" ? <Badge>{t(`author.${item.author}`)}</Badge> : null}
    </span>
  );
}

function whoOf(item: TimelineItem) {
  switch (item.kind) {
    case "prompt_submitted":
      return item.author === "human" || item.author === "headless" ? "you" : item.author;
    case "action_requested":
    case "action_finished":
    case "turn_finished":
      return item.agentId === null ? "agent" : "subagent";
    case "turn_interrupted":
      return "you";
    case "workspace_observed":
      return "hand";
    case "client_note":
      return "heed";
    default:
      return "host";
  }
}
