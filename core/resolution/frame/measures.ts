import { numberAt, numberOf } from "../../extraction/number-words";
import { quantitiesIn } from "../../extraction/numbers";

/** A number with what it counts; times in seconds. `per` marks a rate: “every two weeks”. */
export type Measure = { value: number; dimension: string; start: number; end: number };

const SECONDS: [unit: RegExp, seconds: number][] = [
  [/^(?:ms|milliseconds?|millisekunden?|мс|毫秒|ミリ秒|밀리초)$/iu, 0.001],
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|secondo|секунд\p{L}*|秒|초)$/iu, 1],
  [/^(?:mins?|minutes?|minuten?|minutos?|minuti|minuto|минут\p{L}*|分|分钟|分間|분)$/iu, 60],
  [/^(?:h|hrs?|hours?|stunden?|heures?|horas?|ore|ora|час\p{L}*|小时|時間|시간)$/iu, 3600],
  [/^(?:d|days?|tage?n?|jours?|días?|giorn[oi]|dias?|дн\p{L}*|день|天|日間|일)$/iu, 86_400],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|недел\p{L}*|周|週間|주)$/iu, 604_800],
  [/^(?:months?|monate?n?|mois|mes(?:es)?|mes[ei]|meses|месяц\p{L}*|个月|か月|개월)$/iu, 2_592_000],
  [/^(?:quarters?|quartal\p{L}*|trimestres?|trimestr[ei]|квартал\p{L}*|季度|四半期|분기)$/iu, 7_776_000],
  [/^(?:years?|jahre?n?|ans?|années?|años?|ann[oi]|anos?|год\p{L}*|лет|年|년)$/iu, 31_536_000],
];
const OTHER: [unit: RegExp, name: string][] = [
  [
    /^(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|процент\p{L}*|百分\p{L}*|パーセント|퍼센트)$/iu,
    "percent",
  ],
  [/^(?:px|pixels?|пиксел\p{L}*|像素|ピクセル)$/iu, "px"],
  [/^(?:kb|kib|kilobytes?)$/iu, "kb"],
  [/^(?:mb|mib|megabytes?)$/iu, "mb"],
  [/^(?:gb|gib|gigabytes?)$/iu, "gb"],
];
const COUNTED =
  /(\d+(?:[.,]\d+)?|[一二两三四五六七八九十百千]+|半|한|두|세|네|다섯|열)\s?(个?小时|分钟|秒钟?|天|个?月|周|時間|分間?|秒|日間|週間|か月|시간|분|초|일|주|개월|像素|ピクセル|%|％)/gu;
/** Dates, versions and numbers of standards count nothing: “ISO 8601”, “2024-05-01”, “Postgres 13”. */
const NAMING =
  /\b\d{4}-\d{2}(?:-\d{2})?\b|\b\d+\.\d+\.\d+\b|\b(?:ISO|RFC|UTF|SHA|HTTP|WCAG|ES|IEEE|DIN|PEP|Node|Postgres\p{L}*|Python|Java|PHP|Ruby|Go|Rust|React|Vue|Angular|Django|Rails|Ubuntu|Debian)[ -]?v?\d+(?:\.\d+)*\b|\(e\.g\.[^)]*\)/gu;
const NUMBER = /(?<![\p{L}\d.])(\d+(?:[.,]\d+)?)\s?(%|％|[\p{L}]+)?/gu;

function unitOf(word: string): { dimension: string; factor: number } | null {
  const bare = word.replace(/^个/u, "").replace(/(?<!分)钟$/u, "");
  const time = SECONDS.find(([unit]) => unit.test(word) || unit.test(bare));
  if (time) return { dimension: "time", factor: time[1] };
  const other = OTHER.find(([unit]) => unit.test(word) || (word === "％" && unit.test("%")));
  return other ? { dimension: other[1], factor: 1 } : null;
}

/** “A quarter of an hour”, “half an hour”, “every other day”: amounts that idiom says. */
const IDIOMS: [phrase: RegExp, value: number][] = [
  [
    /\b(?:a )?quarter of an hour\b|\bviertelstunde\b|\bquart d'heure\b|\bcuarto de hora\b|\bquarto d'ora\b|\bquarto de hora\b|\bчетверть часа\b/iu,
    900,
  ],
  [
    /\bhalf an hour\b|\bhalbe stunde\b|\bdemi-heure\b|\bmedia hora\b|\bmezz'ora\b|\bmeia hora\b|полчаса|半小时|30分/iu,
    1800,
  ],
  [
    /\b(?:once a day|daily|every day|täglich|quotidien\p{L}*|a diario|diari\p{L}*|ежедневно|每天|毎日|매일)\b/iu,
    86_400,
  ],
  [
    /\b(?:once a week|weekly|every week|wöchentlich|hebdomadaire\p{L}*|semanal\p{L}*|settimanal\p{L}*|еженедельно|每周|毎週|매주)\b/iu,
    604_800,
  ],
  [
    /\b(?:once a month|monthly|every month|monatlich|mensuel\p{L}*|mensual\p{L}*|mensil\p{L}*|ежемесячно|每月|毎月|매월)\b/iu,
    2_592_000,
  ],
];

function idiomsIn(text: string): Measure[] {
  return IDIOMS.flatMap(([phrase, value]) => {
    const found = phrase.exec(text);
    return found
      ? [{ value, dimension: "time", start: found.index, end: found.index + found[0].length }]
      : [];
  });
}

/**
 * Amounts in digits or words with what they measure: `time` in seconds, `percent`, `px`, units of the grammar
 * (`lines`, `characters` …), else the counted word itself, or `` for a bare number.
 */
export function measuresIn(given: string): Measure[] {
  const text = given.replace(NAMING, (name) => " ".repeat(name.length));
  const found: Measure[] = idiomsIn(text);
  const free = (start: number, end: number): boolean =>
    found.every((item) => end <= item.start || start >= item.end);
  const add = (measure: Measure): void => {
    if (free(measure.start, measure.end)) found.push(measure);
  };
  for (const match of text.matchAll(COUNTED)) {
    const amount =
      match[1] === "半" ? 0.5 : (numberOf(match[1] ?? "") ?? Number((match[1] ?? "").replace(",", ".")));
    const unit = unitOf(match[2] ?? "");
    if (unit)
      add({
        value: amount * unit.factor,
        dimension: unit.dimension,
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  for (const match of text.matchAll(NUMBER)) {
    const unit = match[2] === undefined ? null : unitOf(match[2]);
    if (unit) {
      const value = Number((match[1] ?? "").replace(",", ".")) * unit.factor;
      add({ value, dimension: unit.dimension, start: match.index, end: match.index + match[0].length });
    }
  }
  for (const { number, unit, start, end } of quantitiesIn(text)) {
    if (unit !== undefined && unit !== "minutes" && unit !== "seconds")
      add({ value: number, dimension: unit === "sentences" ? "lines" : unit, start, end });
  }
  const words = [...text.matchAll(/[\p{L}\d%']+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
  }));
  const plain = words.map((word) => word.text);
  for (const [index, word] of words.entries()) {
    const number = word.text === "half" ? { value: 0.5, length: 1 } : numberAt(plain, index);
    const single = number ?? (/^(?:a|an)$/.test(word.text) ? { value: 1, length: 1 } : undefined);
    if (single === undefined || /[\w.#-]/.test(text[word.start - 1] ?? " ")) continue;
    const { value, length } = single;
    const last = words[index + length - 1] ?? word;
    const next = words[index + length];
    const article =
      /^(?:a|an|ein|eine|einen|einem|einer|un|une|una|uno|um|uma|single)$/.test(word.text) && length === 1;
    const unit = next ? unitOf(next.text) : null;
    if (article && !unit) continue;
    if (unit && next)
      add({
        value: value * unit.factor,
        dimension: unit.dimension,
        start: word.start,
        end: next.start + next.text.length,
      });
    else if (!/^(?:due|cent|mil|elf)$/.test(word.text))
      add({ value, dimension: "", start: word.start, end: last.start + last.text.length });
  }
  return found.sort((a, b) => a.start - b.start);
}
