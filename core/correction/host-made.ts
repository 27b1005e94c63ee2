import type { GuardReason } from "./reasons";

/** Prompts that a host writes when the person presses a button or answers a dialog; the words are not theirs. */
const HOST_PROMPTS: readonly RegExp[] = [
  /^\s*implement (?:the|this) (?:following |attached |approved )?plan(?: as specified)?\s*[,:.\n]/i,
  /^\s*(?:plan (?:approved|accepted)|user (?:has )?approved (?:the|your) plan)\b[^\n]{0,80}(?:\n|$)[\s\S]*(?:start coding|todo list)/i,
  /do not (?:edit|modify|change|touch) the plan file/i,
  /\bplan\b[\s\S]{0,300}\bto-?do'?s\b[\s\S]{0,300}\bin[_ ]progress\b/i,
  /^\s*(?:this session is being continued|please continue the conversation from where)/i,
  /^\s*continue from where you left off\.?\s*$/i,
  /\(Y\)es\/\(N\)o|\[(?:Y\/n|y\/N|yes\/no)\]\s*:?/,
  /^\s*@agent\b[^\n]{0,20}:\s*"(?:continue|keep)/i,
  /^\s*(?:\[SYSTEM\]|system (?:notification|reminder):|\[automated\])/i,
];

/**
 * Tells a prompt that the host made in the person's place (plan buttons, dialog echoes, summaries).
 * @returns why, or null when the person may have typed it
 */
export function hostMadeReason(text: string): GuardReason | null {
  const head = text.slice(0, 4000);
  return HOST_PROMPTS.some((regex) => regex.test(head)) ? "host_wrote" : null;
}
