const NEGATIONS =
  /(?:\b(?:no|not|don'?t|do not|never|without|stop|avoid|skip|nicht|kein|keine|ohne|nie|no)\s+(?:[^\s,.;:!?]+\s+){0,2})$/iu;

/**
 * Whether a prompt mentions a word as something to do: whole words, common English endings,
 * and not when it is negated just before (“don't commit yet”).
 * @param word one or more words; `*` at the end stands for any ending
 */
export function mentionsWord(prompt: string, word: string): boolean {
  const text = prompt.toLowerCase();
  const wanted = word.toLowerCase().trim();
  const open = wanted.endsWith("*");
  const stem = open ? wanted.slice(0, -1) : wanted;
  if (stem === "") return false;
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (startsInside(text, at, stem)) continue;
    const rest = /^[\p{L}\p{N}]*/u.exec(text.slice(at + stem.length))?.[0] ?? "";
    if (!open && !isInflection(rest)) continue;
    // “faster-whisper” is a name of its own, as is “form_id”.
    if (!open && /^[-_]\p{L}/u.test(text.slice(at + stem.length + rest.length))) continue;
    if (!NEGATIONS.test(text.slice(Math.max(0, at - 40), at))) return true;
  }
  return false;
}

/** Scripts without spaces have no word boundaries. */
function startsInside(text: string, at: number, stem: string): boolean {
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(stem)) return false;
  return /[\p{L}\p{N}_-]/u.test(text[at - 1] ?? "");
}

function isInflection(rest: string): boolean {
  return (
    /^(?:|s|es|d|ed|ing|ting|er|ers)$/.test(rest) || /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(rest)
  );
}
