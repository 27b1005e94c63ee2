/** Ideographs, kana, hangul: about one token a character in the tokenizers of today's models. */
const DENSE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/**
 * Estimated tokens of a text: four characters a token for ASCII, two for other alphabets, and
 * somewhat more than one token a character for CJK and emoji. Errs to the high side.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(tokenWeight(text));
}

/** The estimate before rounding, so that the weights of lines add up to that of their text. */
export function tokenWeight(text: string): number {
  let tokens = 0;
  for (const char of text) {
    if (char.length > 1) tokens += 2;
    else if (char < "\u0080") tokens += 0.25;
    else tokens += DENSE.test(char) ? 1.2 : 0.5;
  }
  return tokens;
}

/** Length in UTF-8 bytes. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    bytes += 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
  }
  return bytes;
}
