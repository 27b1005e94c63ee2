import { EMOJI } from "../emoji";
import { languageOf } from "./language-words";
import type { MessageSpec } from "./spec";

const OFFER =
  /\b(?:would you like|do you want|shall i|should i|let me know|want me to|happy to|feel free|if you(?:'d| would)? (?:like|want|need)|anything else|soll ich|möchtest du|sag bescheid)\b/i;

/** What is wrong with a message, or null. */
export function firstFault(spec: MessageSpec, message: string): string | null {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const prose = proseOf(message);
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (spec.maxLines !== undefined && lines.length > spec.maxLines) return `${lines.length} lines`;
  if (spec.maxWords !== undefined && words.length > spec.maxWords) return `${words.length} words`;
  if (spec.maxSentences !== undefined && sentences(prose).length > spec.maxSentences) {
    return `${sentences(prose).length} sentences`;
  }
  if (spec.noEmoji && EMOJI.test(message)) return EMOJI.exec(message)?.[0] ?? "emoji";
  const block = spec.noCodeBlocks ? /^[ \t]*(?:```|~~~)/m.exec(message)?.[0] : undefined;
  if (block !== undefined) return block;
  if (spec.noClosingOffer) {
    const last = sentences(prose).at(-1) ?? "";
    if (last.endsWith("?") || OFFER.test(last)) return last;
  }
  // “\n# ” is a heading on the first line, too.
  const said = `\n${prose.toLowerCase()}`;
  const found = (spec.forbid ?? []).find((text) => said.includes(text.toLowerCase()));
  if (found !== undefined) return found;
  if (spec.language) {
    const language = languageOf(prose);
    if (language !== null && language !== spec.language) return `written in “${language}”`;
  }
  const lower = message.toLowerCase();
  const plain = lower.replace(/[*_`#>\s]+/g, " ").trim();
  if (spec.startsWith && !spec.startsWith.some((text) => plain.startsWith(text.toLowerCase())))
    return message.slice(0, 80);
  if (
    spec.endsWith &&
    !spec.endsWith.some((text) =>
      plain.replace(/[.!]+$/, "").endsWith(text.toLowerCase().replace(/[.!]+$/, "")),
    )
  )
    return message.slice(-80);
  if (spec.requireAny && !spec.requireAny.some((text) => lower.includes(text.toLowerCase())))
    return message.slice(0, 80);
  return null;
}

/** Without code and quoted text, which the agent did not say itself. */
function proseOf(message: string): string {
  return message
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .replace(/`[^`\n]*`/g, " ")
    .replace(/[“"«][^”"»\n]{0,300}[”"»]/g, " ");
}

function sentences(prose: string): string[] {
  return (prose.match(/[^.!?\n。！？]+[.!?。！？]*/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
