const CODE = /^(?:carries a rule: )?([a-z]+): (\S.*)$/iu;

/**
 * Families that a reason can name; each has a sentence in `session.reasons`. Other reasons are sentences already.
 */
export const REASON_FAMILIES = [
  ...["rejection", "contrast", "misdirection", "takeback", "fault", "neglect", "accusation", "evaluation"],
  ...["dislike", "regression", "reminder", "recurrence", "frustration", "prohibition", "durable"],
  ...["convention", "consent", "preferring", "obligation", "knowledge", "universal", "approval", "praise"],
] as const;
type ReasonFamily = (typeof REASON_FAMILIES)[number];

/** A detector's reason code, `family: words`, taken apart. @returns null for a reason that is a sentence */
export function readReason(reason: string): { family: ReasonFamily | null; words: string } | null {
  const match = CODE.exec(reason);
  if (!match?.[1] || !match[2]) return null;
  return { family: REASON_FAMILIES.find((family) => family === match[1]) ?? null, words: match[2] };
}
