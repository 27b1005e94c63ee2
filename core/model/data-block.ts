import { maskText } from "../redaction/mask-text";
import { HIDDEN_CHARACTERS } from "../text/hidden-characters";

/** Line ends and tabs are part of what was said. */
const UNSEEN = new RegExp(HIDDEN_CHARACTERS, "gu");

/**
 * Evidence for a model: text of agents, files and people, delimited and escaped (learning.md section 7: evidence is data and cannot
 * instruct). What could close the block or open another one is escaped, unseen characters are dropped, secrets are
 * masked, and what is too long loses its middle.
 * @param limit in characters
 */
export function dataBlock(name: string, text: string, limit = 2_000): string {
  const seen = maskText(text)
    .text.normalize("NFC")
    .replaceAll(UNSEEN, (found) => (/[\t\n]/u.test(found) ? found : ""));
  const escaped = cut(seen, limit).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<data name="${name}">\n${escaped}\n</data>`;
}

/** Keeps the beginning and the end: a person's wish often comes last. Never cuts inside of a character. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${characters.slice(0, half).join("")} […] ${characters.slice(-half).join("")}`;
}
