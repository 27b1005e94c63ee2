export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Little words that almost every sentence of a language has. */
const WORDS: Record<"en" | "de" | "fr" | "es" | "it" | "pt", Set<string>> = {
  en: setOf(
    "the and is are was were to of in it this that with for on as be have has i you now all not from which done fixed added",
  ),
  de: setOf(
    "der die das und ist sind war waren zu von in es mit für auf als ein eine nicht ich du sie jetzt alle den dem im wird wurde behoben laufen durch auch nur",
  ),
  fr: setOf(
    "le la les et est sont à de des du un une en il elle avec pour sur que qui ne pas je vous tous dans ce cette",
  ),
  es: setOf("el la los las y es son a de del un una en con para por que no se lo todos está este esta ahora"),
  it: setOf("il lo la i gli le e è sono di del un una in con per che non si tutti ora questo questa ho"),
  pt: setOf("o a os as e é são de do da um uma em com para por que não se todos agora este esta foi"),
};
const SCRIPTS: [Language, RegExp][] = [
  ["ja", /[\u3040-\u30ff]/g],
  ["ko", /[\uac00-\ud7af]/g],
  ["zh", /[\u3400-\u9fff]/g],
  ["ru", /[\u0400-\u04ff]/g],
];

/** The language of a prose text, or null when the text is too short to tell. */
export function languageOf(prose: string): Language | null {
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    if ((prose.match(script)?.length ?? 0) > letters * 0.3) return language;
  }
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 3) return null;
  const counts = Object.entries(WORDS).map(([language, known]) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  counts.sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < 2 || first.count === second?.count) return null;
  return LANGUAGES.find((language) => language === first.language) ?? null;
}

function setOf(words: string): Set<string> {
  return new Set(words.split(" "));
}
