/**
 * Control, bidirectional, zero-width and tag characters: they make a text read other than it is
 * (trust.md section 5).
 */
export const HIDDEN_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;

/** True for a name that shows all that is in it; joiners, which some scripts and emoji need, are fine. */
export function isVisibleName(text: string): boolean {
  return !HIDDEN_CHARACTERS.test(text.replaceAll(/[\u200c\u200d]/g, ""));
}
