import { normaliseText } from "../topics/tokens";
import { anyOf, FOREIGN, SPACED, UNSPACED } from "./grammar/words";

const OPENERS =
  /^(?:(?:no+|nope|nah|ok(?:ay)?|yes|yeah|yep|hey|hi|hm+|ugh|argh|wtf|please|pls|plz|kindly|actually|wait|sorry|well|so|and|but|also|oh|(?:look|listen|fine|good|right|remember|note|again|man|guys|great)(?=\s*[,.:!–—]|\s+-)|sure|thanks|thank you|btw|by the way|fyi|reminder|attention|one (?:more )?thing|important|just|then|plus|seriously|honestly|dude|for the record|as i said|like i said|i said|i told you|once more|maybe|perhaps|additionally|furthermore|finally|bitte|por favor|s'il te plaît|stp|per favore|пожалуйста|(?:nein|non|нет|não)(?=\s*[,.:!–—]))(?![\p{L}'-])(?:[\s,:!?…–—]|\.(?=\s|$)|-(?=\s))*)+/iu;
/** Openers that carry the wish when no comma follows: “no emojis”, “just X”. */
const KEPT = /^(?:no|just|also|so|right|remember|note|please|then|but|and|good|fine)\b/i;
const TAIL =
  /(?<!\b(?:is|are|was|be))(?:[\s,–—-]+(?:please|pls|plz|thanks|thx|ok\??|okay\??|right\??|will you\??|would you\??|thank you|ty|bitte|danke|por favor|gracias|merci|stp|svp|grazie|obrigado|спасибо|cheers|man|dude|that's it|that is it|period|full stop|got it\??|understood\??|viu|yeah\??)[\s!.?]*)+$/iu;
const REASON =
  /[\s,;–—-]+(?:because|since (?!the|last)|as (?:it|that|this|we|i) |otherwise|so that|(?<=[,;–—-]\s*)cause |cuz |due to|it(?:'s| is) (?:too|very|so) |the reason|(?:i|we)(?:'ll| will)? (?:do|commit|push|handle|run|deploy)\b[^,;]*\b(?:myself|ourselves)|(?:that's|this is|it's|they're|those are) (?:so |just |really )?(?:annoying|irritating|ugly|horrible|unreadable|a pain|useless|awful)|i (?:hate|can't stand|dislike) |die (?:veralten|nerven) |porque|weil|parce que|perché|потому что|so (?:we|i|the|it) (?:can|could|don't|do not)\b).*$/iu;
const FOREIGN_SPACED = FOREIGN.filter(({ spaced }) => spaced);
/** Said before a wish: how long it holds, or that it is one. A lead of a script without spaces needs a stop after it. */
const STANDING_LEAD = new RegExp(
  String.raw`^(?:${anyOf("leads", SPACED)}[\s,:]*|${anyOf("leads", UNSPACED)}[\s,，、:：。!！]+|${anyOf("sinceNow")}[\s,，、:：]*|${anyOf("therefore", FOREIGN_SPACED)}[\s,:]+(?=\S+\s))`,
  "iu",
);

/** “I live in Tokyo, so give me times in JST”: the circumstance goes, what follows from it is the wish. */
const CIRCUMSTANCE = new RegExp(
  String.raw`^(?:${anyOf("selves", SPACED)}|${anyOf("selves", UNSPACED)})[^,，、;；.。!?！？]{2,80}[,，、;；]\s*(?:${anyOf("therefore", SPACED)}[\s,:]+(?=\S+\s+\S+\s+\S)|${anyOf("therefore", UNSPACED)}[\s,，、]*(?=\S.{5}))`,
  "iu",
);

/** “How often do I have to say it:”, “I told you before,”: says how often, not what. */
const GRUMBLE =
  /^(?:how (?:many times|often) (?:do|must|should) i (?:have to )?(?:say|tell you|repeat)(?: (?:it|this|that))?|i(?:'ve| have)? (?:already |just )?(?:told|said|asked)(?: you)?(?: (?:this|that|it|before|already|again|(?:many|a hundred|ten|three|two) times|twice))*|for the (?:last|second|third|tenth|hundredth|nth) time|you did it again|not again|come on|ugh+|argh+|sigh)(?:\s*[,.:!?–—-]+\s*|\s+(?:to|that)\s+)/iu;

/** “The handbook says:”, “wir haben gesagt:”: who said it before; what they said is the wish. */
const WHO_SAYS =
  /^(?!(?:if|when|whenever|where|wenn|falls|si|cuando|quand|lorsque|se|quando|если|когда)\s)[\p{L}\p{M} '’-]{1,40}[\s](?:says?|said|states?|sagt|gesagt|dit|disent|dice|dicen|diz|говорит|сказал\p{L}?)\s*[:：]\s*(?=\S)|^\p{Script=Han}{1,10}说\s*[:：]\s*(?=\S)/iu;

/** The same in other languages, with the stop that parts it from the wish. */
const GRUMBLE_BEFORE = new RegExp(String.raw`^${anyOf("grumbles", FOREIGN)}[\s,，、.。:：!！?？–—-]+`, "iu");
const GRUMBLE_AFTER = new RegExp(
  String.raw`[\s,，、.。!！;；–—-]+${anyOf("grumbles")}[\s,，、.。!！?？]*$`,
  "iu",
);
const FOREIGN_TAIL = new RegExp(
  String.raw`(?:[\s,]+${anyOf("tails", FOREIGN_SPACED)}|[\s,，、。!！]*${anyOf("tails", UNSPACED)})[\s!.?。！？~～]*$`,
  "iu",
);

/** Slips that hide a word of the grammar. */
const SLIPS: [RegExp, string][] = [
  [/\ball?ways\b/giu, "always"],
  [/\buntill\b/giu, "until"],
  [/\bal+ready\b/giu, "already"],
  [/\b(?:wiht|whit)\b/giu, "with"],
  [/\bteh\b/giu, "the"],
  [/\bnevr\b/giu, "never"],
  [/\binsted\b/giu, "instead"],
  [/\bshoud\b/giu, "should"],
];

function withoutSlips(text: string): string {
  return SLIPS.reduce((mended, [slip, word]) => mended.replace(slip, word), text);
}

/** Code blocks, quoted lines and pasted logs are not the person's wish. */
export function proseOf(message: string): string {
  return withoutSlips(normaliseText(message))
    .replaceAll(/```[\s\S]*?(```|$)/g, "\n")
    .replaceAll(/^\s*>.*$/gm, "")
    .replaceAll(/<(private|system-reminder|task-notification)>[\s\S]*?<\/\1>/g, "")
    .trim();
}

function withoutOpener(text: string): string {
  const found = OPENERS.exec(text);
  if (!found) return text;
  // “no then chains”: from a “no” without a comma on, the words belong to the wish.
  const refusal = /(?:^|[\s,.:!?])no\s+(?=\S)/iu.exec(`${found[0]}x`);
  if (refusal) return text.slice(refusal.index).replace(/^[\s,.:!?]+/u, "");
  const rest = text.slice(found[0].length);
  if (rest.trim() === "") return text;
  // “no emojis”: the word belongs to the wish unless a comma or stop parts it from the rest.
  const parted =
    /[,.:!?…–—-]\s*$/u.test(found[0]) ||
    !KEPT.test(
      found[0]
        .trim()
        .split(/[\s,]+/)
        .at(-1) ?? "",
    );
  if (parted) return rest;
  const last = /(no|just)\s*$/i.exec(found[0]);
  return last ? `${last[1]} ${rest}` : rest;
}

/** A clause without greeting, politeness, reason and standing lead-in; case and code kept. */
export function cleanClause(text: string): string {
  let core = text.trim().replace(/^\s*(?:[-*•]\s+|\d+[.)]\s+)/u, "");
  for (let round = 0; round < 4; round += 1) {
    const before = core;
    core = withoutOpener(core)
      .replace(GRUMBLE, "")
      .replace(WHO_SAYS, "")
      .replace(GRUMBLE_BEFORE, "")
      .replace(STANDING_LEAD, "")
      .replace(CIRCUMSTANCE, "")
      .replace(TAIL, "")
      .replace(GRUMBLE_AFTER, "")
      .replace(FOREIGN_TAIL, "")
      .trim();
    if (core === "") return before;
    if (core === before) break;
  }
  const unreasoned = core.replace(REASON, "").trim();
  core = unreasoned.length >= 3 ? unreasoned : core;
  return core
    .replace(
      /[\s,]+(?:from (?:now|here) on(?:wards?)?|going forward|in (?:the )?future|from this point on|at all times|ab jetzt|ever again|again|please|stp|now)[\s.!]*$/iu,
      "",
    )
    .replace(/[\s.!?,;:]+$/u, "")
    .trim();
}
