import { baseForm } from "./complaint-line";

const LIKE = `i(?:'d| would)?(?: really| always)? (?:like|love|prefer|appreciate|rather)`;
/** Ways to say politely what an order says; `$1` is the act, `$2` what is not wanted instead. */
const FORMS: [RegExp, (act: string, other: string) => string][] = [
  [
    new RegExp(`^${LIKE} (?:it )?(?:when|if) you (?:didn't|did not|don't|do not) (.+)$`, "iu"),
    (act) => `don't ${baseForm(act)}`,
  ],
  [new RegExp(`^${LIKE} (?:it )?(?:when|if) you(?:'d| would)? (?:always )?(.+)$`, "iu"), ordered],
  [/^i(?:'d| would) rather you (?:didn't|did not|not) (.+)$/iu, (act) => `don't ${baseForm(act)}`],
  [/^i(?:'d| would) rather you (.+)$/iu, ordered],
  [
    /^i(?:'d| would) rather (?:have|see|get|read) (.+?) than (.+)$/iu,
    (act, other) => `prefer ${act} over ${other}`,
  ],
  [
    /^i(?:'d| would)? (?:prefer|like) (?:to (?:have|see|get|read) )?(.+?) (?:better|more) than (.+)$/iu,
    (act, other) => `prefer ${act} over ${other}`,
  ],
  [/^it(?:'d| would) be (?:nice|great|good|better|nicer) (?:if you(?: could)?|to) (.+)$/iu, ordered],
  [/^(?:how|what) about (?:you )?(\p{L}+ing\b.*)$/iu, ordered],
  [/^(?:how|what) about (?:if )?you (?:just |simply |always )?(\p{L}+ .+)$/iu, ordered],
  [/^we(?:'d| would) (?!like|prefer|rather|love|want|have to|need)(\p{L}+ .+)$/iu, (act) => act],
  [/^do (?=\p{L}+ing\b|not\b|it\b|that\b|this\b|the\b|a\b|an\b|all\b|every)(.+)$/iu, (act) => `do ${act}`],
  [/^do (\p{L}+ .+)$/iu, (act) => act],
  [/^not (?:a single|one) (\p{L}+ without .+)$/iu, (act) => `no ${act}`],
  [/^why (?:not|don't you|can't you)(?: just| simply| ever)? (.+)$/iu, ordered],
  [/^you(?:'re| are| were) (?:supposed|meant|expected) to (.+)$/iu, ordered],
  [/^you were (?:not )?asked to (.+)$/iu, ordered],
  [
    /^(.{3,60}?) you (?:can|may) (?:always |freely )?(?:do|run|use|make)(?: without asking| freely| always)?$/iu,
    (act) => `you may always do ${act}`,
  ],
];

/** “Stopped and asked when …” → “stop and ask when …”. */
function ordered(act: string): string {
  return baseForm(act).replace(/\band (\p{L}+(?:ed|ing))\b/iu, (_, verb: string) => `and ${baseForm(verb)}`);
}

/** A wish said as a liking or a question, as the order that it amounts to; other clauses come back as they are. */
export function asOrder(core: string): string {
  const clean = core.replace(/\?+$/u, "").trim();
  for (const [form, order] of FORMS) {
    const found = form.exec(clean);
    if (found?.[1]) return order(found[1], found[2] ?? "");
  }
  return core;
}
