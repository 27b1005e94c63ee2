const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)days?";
const SPAN = "weekends?|weekdays?|holidays?|bank holidays?|vacations?|christmas|new year'?s?(?: eve)?";
const HOURS =
  "(?:office|business|working|work|opening|core|peak|rush|quiet|night|daylight|trading|school|support) hours|hours(?= ?[.,!]?$)|lunch(?:[- ]?time|[- ]?breaks?)?|breakfast|dinner|supper|work(?= ?[.,!]?$)|noon|midday|midnight|dawn|dusk|sunrise|sunset|dark(?= ?[.,!]?$)|nightfall|bedtime";
const CLOCK =
  "\\d{1,2}(?::\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock|h\\b|uhr)|\\d{1,2}:\\d{2}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:am|pm|o'?clock)";
const PART = "mornings?|afternoons?|evenings?|nights?|night-?time|day-?time";
const MONTH =
  "january|february|april|june|july|august|september|october|november|december|summer|autumn|winter";

const BOUNDS = [
  `\\b(?:on|every|each|before|after|until|till|during|by|over|outside|from|between|except|only) (?:the |a |any |our |public |late |early )*(?:${DAY}|${SPAN})\\b`,
  `\\b(?:before|after|until|till|during|outside(?: of)?|at|around|past) (?:the |our |normal |regular |usual )*(?:${HOURS})\\b(?! of\\b|-)`,
  `\\b(?:before|after|until|till|at|around|past|since|from|by|between|earlier than|later than) (?:${CLOCK})(?![\\w:])`,
  "\\b(?:push|deploy|commit|merg|releas|publish|run|migrat)\\w*\\b.{0,40}\\bbetween \\d{1,2} and \\d{1,2}(?= ?[.!]?$)",
  `\\b(?:at|by|during|over|every|each|in|late|early|late in|early in|only) (?:the |any |${DAY} )*(?:${PART})\\b(?! builds?| mode| jobs?| releases?)|\\b${DAY} (?:${PART})\\b|\\bovernight\\b|\\bafter hours\\b`,
  `\\b(?:in|during|until|before|after|throughout) (?:the |late |early )*(?:${MONTH})\\b`,
  "\\b(?:at|towards?|near|before|until|after) the (?:end|start|beginning) of (?:the|a|each|every) (?:day|week|month|quarter|year|sprint)\\b|\\b(?:on|during|before|after) (?:the |a |our )?(?:code |deploy(?:ment)? |release |feature )?(?:freezes?|release days?|launch days?|demo days?)\\b",
  // German, French, Spanish, Italian, Portuguese, Russian.
  "(?<![\\p{L}])(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|nacht|abend|mittag|vormittag|nachmittag|feiertag|wochentag|werktag)s|(?:am|an|vor|nach|bis|ab|jeden|jedem) (?:dem |den |einem )?(?:\\p{L}*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:en|e)?|wochenenden?|feiertagen?|abend|vormittag|nachmittag|mittag|morgen(?= )|mittagessen|feierabend)|(?:in der|bei) nacht|(?:vor|nach|ab|bis|um) \\d{1,2}(?::\\d{2})? ?uhr|(?:vor|nach|in) der mittagspause|beim mittagessen|(?:vor|nach) dem mittagessen|außerhalb der \\p{L}*zeiten)(?![\\p{L}])",
  "(?<![\\p{L}])(?:(?:le|les|chaque|ce|du|avant|après) (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|soir|matin|midi|déjeuner)s?|la nuit|de nuit|à midi|à minuit|avant midi|après (?:minuit|midi)|l'après-midi|(?:avant|après|à) \\d{1,2} ?(?:h|heures)\\d*|pendant (?:le déjeuner|la nuit|les vacances))(?![\\p{L}])",
  "(?<![\\p{L}])(?:(?:los|el|cada) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fines? de semana)|(?:por|de|en) la (?:noche|mañana|tarde)|de noche|(?:antes|después) (?:de las? \\d{1,2}(?::\\d{2})?|del? (?:almuerzo|comer|mediodía|medianoche)))(?![\\p{L}])",
  "(?<![\\p{L}])(?:(?:di|il|ogni) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|di notte|la sera|di sera|nel (?:fine settimana|weekend)|(?:prima|dopo) (?:delle \\d{1,2}(?::\\d{2})?|di (?:pranzo|cena))|(?:às|nas|na|aos|no|nos) (?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|fins? de semana)(?:-feiras?)?|(?:à|de) noite|(?:antes|depois) (?:das \\d{1,2}h?|do almoço))(?![\\p{L}])",
  "(?<![\\p{L}])(?:(?:по|в|во|до|после) (?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень|выходн|будн|праздник)\\p{L}*|ночью|по ночам|вечером|по вечерам|утром|(?:до|после) (?:обеда|полуночи|\\d{1,2}(?::\\d{2})?(?: час\\p{L}*| вечера| утра)?(?![\\p{L}\\d])))(?![\\p{L}])",
  // Chinese, Japanese, Korean.
  "(?:周|星期|礼拜)[一二三四五六日天末]|週末|周末|节假日|工作日|夜里|夜间|晚上|半夜|深夜|凌晨|早上|上午|下午|傍晚|午饭|午餐|中午|午休|下班|上班(?:前|时间)|[\\d一二三四五六七八九十]{1,3} ?点(?:半|钟)?(?:之?前|之?后|以前|以后)",
  "[月火水木金土日]曜日?|平日|祝日|夜間|夜中|夜に|夜は|深夜|午前中|午後|朝に|夕方|昼休み|昼食|ランチ|[0-9０-９]{1,2}時(?:以降|以前|より|まで|前|過ぎ)|営業時間",
  "[월화수목금토일]요일|주말|평일|공휴일|밤에|저녁에|새벽에|아침에|점심|퇴근|[0-9]{1,2}시 ?(?:이후|이전|전|후)",
].map((source) => new RegExp(source, "iu"));

/** “Never force-push, you lost our work on Friday”: when it happened bounds nothing. */
const TELLS = /(?:[,;:]|\s[–—-])\s*(?:you|i|we|they|he|she|it|that|this|because|last)\b.*$/iu;
/** What is quoted is a text, not a time. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|「[^」]*」|(?<![\p{L}])'[^']*'(?![\p{L}])/gu;

/**
 * Whether a wish counts only on some days or at some hours (“on Fridays”, “after 6pm”, “at night”). No check reads the
 * calendar, so that only a reminder may come of it (enforcement.md section 1).
 */
export function isBoundInTime(said: string): boolean {
  const text = said.replace(QUOTED, " ").replace(TELLS, "").replace(/’/g, "'").replace(/\s+/g, " ");
  return BOUNDS.some((bound) => bound.test(text));
}
