import type { CommitMessageSpec } from "./spec";

const CONVENTIONAL = /^[a-z][a-z0-9-]{1,20}(?:\([^()\n]{1,80}\))?!?: \S/;
/** Subjects that git itself makes. */
const MADE_BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** Whether a commit message breaks what the spec asks of it. */
export function isWrongMessage(spec: CommitMessageSpec, message: string): boolean {
  const [subject = "", ...body] = message.trim().split("\n");
  // A message from a variable or another program cannot be known.
  if (subject.startsWith("$") || MADE_BY_GIT.test(subject)) return false;
  if (spec.conventional && !CONVENTIONAL.test(subject)) return true;
  if (spec.maxSubject !== undefined && [...subject].length > spec.maxSubject) return true;
  if (spec.subject && !spec.subject.some((form) => fitsForm(form, subject))) return true;
  if (spec.holds && !spec.holds.some((form) => holdsForm(form, message))) return true;
  if (spec.subjectStart && (startsAs(subject) ?? spec.subjectStart) !== spec.subjectStart) return true;
  if (spec.noFinalStop && /(?<![.…])[.。]$/u.test(subject.trim())) return true;
  if (spec.oneLine && body.some((line) => line.trim() !== "")) return true;
  const lower = message.toLowerCase();
  return (spec.forbid ?? []).some((text) => lower.includes(text.toLowerCase()));
}

/** What comes before the words of a subject: `feat(api):`, `[ui]`, `ABC-12`, `#12`. */
const HEADS = /^(?:[\w./-]+(?:\([^()\n]{0,80}\))?!?:\s+|\[[^\]\n]{1,40}\]:?\s*|#?[A-Z]*-?\d+:?\s+)+/;

/** Null for a subject that begins with a sign, a number or a name in code. */
function startsAs(subject: string): "upper" | "lower" | null {
  const first = [...subject.replace(HEADS, "")][0] ?? "";
  if (first.toLowerCase() === first.toUpperCase()) return null;
  return first === first.toUpperCase() ? "upper" : "lower";
}

const SIGNS: Record<string, string> = {
  "*": "[^\\n]{0,300}?",
  "@": "[\\p{L}\\p{N}][\\p{L}\\p{N}._/-]*",
  "#": "\\d+",
};
const MAX_READ = 4_000;

/** Whether a subject as a whole has a form: `*` any text, `@` a word, `#` a number. */
function fitsForm(form: string, subject: string): boolean {
  return new RegExp(`^${sourceOf(form)}$`, "u").test(subject.trim().slice(0, 500));
}

/** Whether a form occurs somewhere in a message, not inside of another word. */
function holdsForm(form: string, message: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${sourceOf(form)}`, "u").test(message.slice(0, MAX_READ));
}

function sourceOf(form: string): string {
  return form.replace(/[\s\S]/gu, (sign) => SIGNS[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|]/u, "\\$&"));
}
