/** Languages told by their letters and commonest words; the corpus does not name the language of a rule text. */
const SIGNS: [language: string, sign: RegExp][] = [
  ["ko", /\p{Script=Hangul}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["de", /\b(?:nicht|kein\w*|bitte|immer|nie|und|auf|der|die|das|mit|statt|ohne|antworte\w*)\b/iu],
  ["fr", /\b(?:les|des|jamais|toujours|dans|avec|pas|sans|une|est|réponds|utilise)\b/iu],
  ["pt", /\b(?:não|nunca|sempre|usa|os|nos|com|para|responda|uma)\b|ção\b/iu],
  ["es", /\b(?:los|las|nunca|siempre|con|para|nada|usa|una|el|contesta\w*|responde)\b/iu],
  ["it", /\b(?:gli|non|mai|sempre|della|usa|senza|rispondi|niente)\b/iu],
];

/** Words that occur in no English sentence: one is enough. */
const SURE: [language: string, sign: RegExp][] = [
  [
    "de",
    /\b(?:nicht|keine?[nrms]?|bitte|immer|niemals|künftig|antworte\w*|statt|ohne|benutze?|verwende\w*)\b/iu,
  ],
  ["fr", /\b(?:jamais|toujours|utilise[rsz]?|réponds?|n'utilise\w*|désormais)\b/iu],
  ["pt", /(?:ção|ções)\b|\b(?:não|responda|sempre use)\b/iu],
  ["es", /\b(?:nunca|siempre|contesta\w*|responde en|usá|comentarios)\b/iu],
  ["it", /\b(?:rispondi|sempre|niente|senza)\b/iu],
];

/** ISO code of a short text; English when nothing else shows. At least two signs for Latin script. */
export function languageOf(text: string): string {
  for (const [language, sign] of SIGNS.slice(0, 4)) if (sign.test(text)) return language;
  for (const [language, sign] of SURE) if (sign.test(text)) return language;
  const scored = SIGNS.slice(4).map(([language, sign]) => ({
    language,
    hits: [...text.matchAll(new RegExp(sign.source, "giu"))].length,
  }));
  const best = scored.sort((a, b) => b.hits - a.hits)[0];
  return best && best.hits >= 2 ? best.language : "en";
}
