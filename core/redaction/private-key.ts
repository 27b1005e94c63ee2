const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** A body as files, JSON strings and string concatenations write it; code stops it at its first bracket. */
const BODY = /(?:[A-Za-z0-9+/=\s"',+]|\\[nr]|(?:Proc-Type|DEK-Info|Version|Comment|Hash): [^\n]{0,200}\n)*/y;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const MIN_BODY_CHARS = 24;

/**
 * Masks PEM and PGP private keys, also ones that the text cuts off in the middle.
 * @returns the text with each key replaced by `mask`, and the keys
 */
export function maskPrivateKeys(text: string, mask: string): { text: string; secrets: string[] } {
  if (!text.includes("PRIVATE KEY")) return { text, secrets: [] };
  let out = "";
  let from = 0;
  const secrets: string[] = [];
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const bodyStart = BEGIN.lastIndex;
    BODY.lastIndex = bodyStart;
    const body = BODY.exec(text)?.[0] ?? "";
    if (body.replaceAll(/[\s"',+]/g, "").length < MIN_BODY_CHARS) continue;
    const bodyEnd = bodyStart + body.length;
    END.lastIndex = bodyEnd;
    const end = END.exec(text)?.[0] ?? "";
    out += `${text.slice(from, begin.index)}${mask}`;
    from = bodyEnd + end.length;
    BEGIN.lastIndex = from;
    secrets.push(body);
  }
  return { text: out + text.slice(from), secrets };
}
