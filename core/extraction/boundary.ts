import { spansOf } from "../topics/spans";
import { contentStems } from "../topics/topic";
import { cleanClause } from "./clean";
import { forbidsInForeign } from "./negation";
import {
  BACK,
  contentIdeas,
  continues,
  FOREIGN_ORDER,
  goesOn,
  HAS_PREDICATE,
  isContrast,
  isOver,
  isTooShort,
  isVerbless,
  isWhole,
  negates,
  restricts,
  ruledOwn,
  STATES,
  STOP,
  sameWish,
  topicFor,
  type Wish,
  weighsValues,
} from "./ruled-parts";
import { opensWithOrder } from "./verbs";

function jointCells(joint: string): Record<string, number> {
  return {
    joint_stop: yes(joint === STOP),
    joint_comma: yes(/[,，、]/u.test(joint)),
    joint_semicolon: yes(/[;；]/u.test(joint)),
    joint_colon: yes(/[:：]/u.test(joint)),
    joint_dash: yes(/[–—]/u.test(joint)),
    joint_and: yes(
      /\b(?:and|und|y|et|e|i|plus|och)\b|&|\sи\s|并且|同时|而且|それと|また|あと|그리고/iu.test(joint),
    ),
    joint_also: yes(
      /also|plus|zudem|außerdem|además|aussi|inoltre|também|ещё|также|另外|还有|あと|また|또/iu.test(joint),
    ),
    joint_but: yes(/but|aber|pero|mais|\bma\b|mas|\sно|\sа\s/iu.test(joint)),
    joint_then: yes(/then|puis|dann|然后/iu.test(joint)),
    joint_hangul: yes(joint.trim() === ""),
  };
}

export function yes(value: boolean): number {
  return value ? 1 : 0;
}

function textCells(name: string, text: string, language: string): Record<string, number> {
  const clean = cleanClause(text);
  return {
    [`${name}_whole`]: yes(isWhole(text, language)),
    [`${name}_orders`]: yes(opensWithOrder(clean)),
    [`${name}_states`]: yes(STATES.test(`${clean} `) || HAS_PREDICATE.test(` ${clean} `)),
    [`${name}_verbless`]: yes(isVerbless(clean)),
    [`${name}_negates`]: yes(negates(text, language)),
    [`${name}_continues`]: yes(continues(text)),
    [`${name}_restricts`]: yes(restricts(text)),
    [`${name}_words`]: Math.min(20, (clean.match(/[\p{L}\p{N}]+/gu) ?? []).length),
    [`${name}_letters`]: Math.min(60, clean.length),
    [`${name}_stems`]: Math.min(8, contentStems(clean).length),
    [`${name}_ideas`]: Math.min(6, contentIdeas(clean)),
    [`${name}_first_person`]: yes(
      /\b(?:i|i'm|i'll|i've|we|my|me|our|us)\b|我|ich\b|yo\b|俺|私|я\s/iu.test(clean),
    ),
    [`${name}_is`]: yes(/\b(?:is|are|was|were|isn't|aren't|it's|that's)\b/iu.test(clean)),
    [`${name}_must`]: yes(
      /\b(?:must|should|always|never|have to|has to|need to|please|no|don't|only)\b/iu.test(clean),
    ),
    [`${name}_judges`]: yes(
      /\b(?:too|way too|so|annoying|ugly|noise|useless|unreadable|breaks?|broke|lost|hides|worthless|hard to|waste|stale|slow|nobody|anyway|already|last (?:week|month|time))\b|太|じゃない|から|너무/iu.test(
        clean,
      ),
    ),
    [`${name}_back`]: yes(BACK.test(clean)),
    [`${name}_exclaims`]: yes(/!{2,}|\?/u.test(text)),
    [`${name}_opens_and`]: yes(/^\s*(?:and|oh|et|und|y|e|и)\s/iu.test(text)),
    [`${name}_literal`]: yes(/[`/_*.<>#@-]\w/u.test(clean)),
  };
}

/** Ideas of the glossary that both name, and what only the part names. */
function ideaCells(last: string, part: string, language: string): Record<string, number> {
  const ids = (text: string): Set<string> =>
    new Set(
      spansOf(cleanClause(text), language).flatMap((span) =>
        [...span.ids].filter((id) => !id.startsWith("w:")),
      ),
    );
  const [mine, theirs] = [ids(last), ids(part)];
  const common = [...theirs].filter((id) => mine.has(id)).length;
  return {
    common_ideas: Math.min(3, common),
    own_ideas: Math.min(5, theirs.size - common),
    common_share: theirs.size === 0 ? -1 : common / theirs.size,
    foreign_order: yes(FOREIGN_ORDER.test(` ${cleanClause(part)} `) || forbidsInForeign(part, language)),
    last_foreign_order: yes(FOREIGN_ORDER.test(` ${cleanClause(last)} `) || forbidsInForeign(last, language)),
  };
}

/** Whether both demand something, and whether the part says so of something new. */
function wishCells(cells: Readonly<Record<string, number>>): Record<string, number> {
  const demands = (name: string, foreign: string): boolean =>
    ["orders", "must", "states", "verbless", "negates"].some((sign) => cells[`${name}_${sign}`] === 1) ||
    cells[foreign] === 1;
  const remark =
    cells.part_judges === 1 ||
    (cells.part_first_person === 1 && cells.part_orders !== 1) ||
    cells.part_continues === 1;
  const both = demands("last", "last_foreign_order") && demands("part", "foreign_order");
  const fresh = cells.common_ideas === 0 && cells.part_back !== 1;
  return {
    both_demand: yes(both),
    part_remarks: yes(remark),
    both_fresh: yes(both && fresh && !remark),
    both_order: yes(cells.last_orders === 1 && cells.part_orders === 1 && fresh),
    short_last: yes((cells.last_words ?? 0) <= 2),
  };
}

/** What speaks for and against a part being a wish of its own, as named numbers. */
export function boundaryOf(
  last: Wish,
  part: string,
  joint: string,
  language: string,
): Record<string, number> {
  const topic = topicFor(part);
  const ruled = ruledOwn(last, part, joint, topic, language);
  const [mine, theirs] = [contentStems(last.text), contentStems(part)];
  const cells = {
    ...ideaCells(last.text, part, language),
    ...jointCells(joint),
    ...textCells("last", last.text, language),
    ...textCells("part", part, language),
  };
  return {
    ...cells,
    ...wishCells(cells),
    ruled: yes((ruled.own || ruled.each) && (ruled.each || !sameWish(last.topic, topic)) && !ruled.shares),
    opened: yes(ruled.opened),
    known: yes(ruled.known),
    second: yes(ruled.second),
    shares_subject: yes(ruled.shares),
    same_topic: yes(sameWish(last.topic, topic)),
    last_topic: yes(last.topic !== null),
    part_topic: yes(topic !== null),
    contrast: yes(isContrast(last.text, part, joint, language)),
    goes_on: yes(goesOn(last.text, part)),
    over: yes(isOver(part)),
    weighs: yes(weighsValues(last.text, part, language)),
    short: yes(isTooShort(part)),
    common_stems: Math.min(3, theirs.filter((stem) => mine.includes(stem)).length),
    english: yes(language === "en"),
  };
}
