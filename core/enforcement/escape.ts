import { cutCharacters } from "../text/fit-lines";

/**
 * Makes a text of a person or an agent safe to stand inside ours: one line, no control or
 * direction characters, no angle-bracket tags or comment marks that could end our markers.
 * @param limit longest result in characters
 */
export function escapeText(text: string, limit = 300): string {
  const line = text
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/<(?=[/!a-zA-Z])([^<>]*[^<>\s])>/g, "‹$1›")
    .replace(/<(?=[/!a-zA-Z])/g, "‹")
    .replaceAll("-->", "--›")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= limit ? line : `${cutCharacters(line, limit - 1).trimEnd()}…`;
}
