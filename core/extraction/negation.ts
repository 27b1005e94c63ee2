/** Words that turn a value down when they stand before it, in the languages of the product. */
const BEFORE =
  /(?:^|[\s,;:(])(?:not|no|never|without|instead of|rather than|in place of|over|don't use|do not use|stop (?:using|with)|no more|drop|ditch|away from|replace|from|nicht|kein\p{L}*|statt|anstatt|nie|no uses|en vez de|en lugar de|nada de|pas(?: de)?|au lieu de|plutôt que|não|em vez de|nunca|non|invece di|anziché|niente|не|вместо|без|никаких)\s+(?:(?:the|a|an|any|use|using|creating|making|writing|adding|with|bare|plain|mehr|de|d'|verwenden?|más)\s+)*["'`]?$/iu;
const BEFORE_GLUED = /(?:不要用|不要|别用|别|不用|不是|而不是|勿|禁止|代替|取代)\s?["'`]?$/u;
const AFTER =
  /^["'`]?\s*(?:is (?:out|dead|banned|forbidden|gone|too)|are (?:out|banned|forbidden)|不要|не (?:надо|нужно|использу\p{L}*)|ではなく|じゃなくて?|は使わ|をやめ|말고|대신|쓰지|안 돼|verboten|geht nicht)/iu;

/** “No route without X”: X is demanded. */
const NOT_WITHOUT =
  /\b(?:no|never|not|nothing|don't|nie|kein\p{L}*|jamais|pas|nunca|mai|não|не|никогда)\b.*\b(?:without|ohne|sans|sin|senza|sem|без)\s+(?:\p{L}+\s+){0,2}["'`]?$/iu;

/** Whether the value at [start, end) of a text is turned down there. */
export function isTurnedDown(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  if (NOT_WITHOUT.test(before)) return false;
  return BEFORE.test(before) || BEFORE_GLUED.test(before) || AFTER.test(text.slice(end));
}

const FOREIGN_NEGATION =
  /(?:^|[\s,;])(?:nie|niemals|nicht|kein\p{L}*|ohne|nunca|jamás|jamas|sin|nada de|no (?:me |se |lo |la )?\p{L}+(?:s|es|as)|no (?:quiero|hay que|debes)|deja de|jamais|ne \p{L}+|n'\p{L}+|pas de|sans|arrête\p{L}*|plus de|não|nem|sem|pare de|chega de|non \p{L}+|mai|niente|senza|basta|smetti\p{L}*|не|никогда|нельзя|без|хватит|перестань|никаких|nikdy|ne\p{L}+j)(?=$|[\s,.!])/iu;
const GLUED_NEGATION =
  /不要|别|不许|不能|不准|禁止|勿|不用|不可|しない|するな|やめ|禁止|な$|なし|ないで|不要|하지\s?마|지\s?마|금지|말고|말아|지\s?말|안\s?돼|없이/u;

/** Whether a clause of another language than English forbids something. */
export function forbidsInForeign(text: string): boolean {
  return FOREIGN_NEGATION.test(text) || GLUED_NEGATION.test(text);
}
