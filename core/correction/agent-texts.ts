import type { AgentAct, DetectionInput } from "./schema";

/** Cap of one agent text in UTF-16 units (learning.md section 2: capped at 8 KiB). */
export const MAX_AGENT_TEXT = 8192;
const MAX_TEXTS = 40;

/** Something the agent wrote: a message, a part of it, a file or a hunk. */
export type AgentText = { text: string; eventId: string; isCode: boolean };

const FENCED = /```[^\n`]*\n([\s\S]*?)```/g;

/** Texts of the agent inside the window, newest first, bounded in number and length. */
export function agentTexts(input: DetectionInput): AgentText[] {
  return input.acts.toReversed().flatMap(textsOf).slice(0, MAX_TEXTS);
}

function textsOf(act: AgentAct): AgentText[] {
  const texts: AgentText[] = [];
  if (act.message?.trim()) {
    const message = act.message.slice(0, MAX_AGENT_TEXT);
    texts.push({ text: message, eventId: act.eventId, isCode: false });
    for (const match of message.matchAll(FENCED)) {
      texts.push({ text: match[1] ?? "", eventId: act.eventId, isCode: true });
    }
  }
  const changes =
    act.action?.kind === "shell_command"
      ? act.action.fileChanges
      : [act.action].filter((action) => action?.kind === "file_change");
  for (const change of changes) {
    const text = change.content ?? change.addedLines.join("\n");
    if (text.trim()) texts.push({ text: text.slice(0, MAX_AGENT_TEXT), eventId: act.eventId, isCode: true });
  }
  return texts;
}

/** Code that the person pasted: fenced blocks, else a message that is code as a whole. */
export function pastedCode(text: string): { code: string; isWhole: boolean } {
  const blocks = [...text.matchAll(FENCED)].map((match) => match[1] ?? "");
  if (blocks.length === 0) return { code: text, isWhole: true };
  const rest = text.replaceAll(FENCED, "").trim();
  return { code: blocks.join("\n"), isWhole: rest === "" };
}
