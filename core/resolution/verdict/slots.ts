import { isBaseVerb } from "../../extraction/verbs";
import { spansOf } from "../../topics/spans";
import { stemOf, tokenise } from "../../topics/tokens";
import { remembered } from "../remember";

/** What a phrase fills, told by the word before it, in the languages that have one. */
const OPENERS: Record<string, RegExp> = {
  place:
    /^(?:in|into|inside|to|under|onto|at|next|beside|within|im|ins|unter|neben|nach|dans|sous|vers|en|bajo|junto|nel|nella|nei|sotto|accanto|no|na|nos|nas|em|в|во|под|рядом)$/iu,
  means: /^(?:with|via|using|through|mit|über|avec|con|com|через|с)$/iu,
  key: /^(?:by|per|after|nach|par|pro|por|per|по)$/iu,
  origin: /^(?:from|off|aus|von|depuis|desde|da|из|от|с)$/iu,
  manner: /^(?:as|als|comme|como|come|как)$/iu,
};
const ENDS =
  /^(?:and|or|but|not|instead|rather|when|if|unless|because|so|before|und|oder|aber|nicht|et|ou|mais|pas|y|o|pero|e|ma|non|mas|não|и|или|но|не|is|are|must|should)$/iu;
const GLUED: [slot: string, sign: RegExp][] = [
  [
    "place",
    /(?:放|写|存|记)(?:在|到|进)\s*(\S{1,16})|(\S{1,16}?)(?:に(?:置|入れ|書|保存)|へ)|(\S{1,16}?)(?:에 |으로 |로 )/gu,
  ],
  ["means", /用\s*(\S{1,12}?)(?:写|来|做|跑|装|管理|安装|$)|(\S{1,12}?)で(?:書|作|実行|走ら)/gu],
  ["key", /按\s*(\S{1,10}?)(?:排|分)|(\S{1,10}?)順/gu],
  ["manner", /(?:改成|改为|写成|用)\s*(\S{1,10})|(\S{1,10}?)にして/gu],
];

function ideasIn(text: string, language: string): string[] {
  return spansOf(text, language).flatMap(({ ids }) => [...ids]);
}

/** Fillers of each slot: “log to a file” fills `place` with the ideas of “a file”. */
export function slotsOf(text: string, language: string): Map<string, Set<string>> {
  const slots = new Map<string, Set<string>>();
  const add = (slot: string, filler: string): void => {
    const known = slots.get(slot) ?? new Set<string>();
    for (const id of ideasIn(filler, language)) known.add(id);
    if (known.size > 0) slots.set(slot, known);
  };
  const tokens = tokenise(text);
  for (const [at, token] of tokens.entries()) {
    const slot = Object.entries(OPENERS).find(([, sign]) => sign.test(token.text))?.[0];
    const from = tokens[at + 1]?.start;
    if (slot === undefined || from === undefined) continue;
    const rest = tokens.slice(at + 1, at + 6);
    const stop = rest.findIndex(
      (next, index) =>
        (index > 0 && Object.values(OPENERS).some((sign) => sign.test(next.text))) ||
        ENDS.test(next.text) ||
        /[,;:.!?，。；]/u.test(text.slice(rest[index - 1]?.end ?? from, next.start)),
    );
    const last = stop < 0 ? rest.at(-1) : rest[stop - 1];
    if (last) add(slot, text.slice(from, last.end));
  }
  for (const [slot, sign] of GLUED)
    for (const match of text.matchAll(sign))
      add(slot, match.slice(1).find((part) => part !== undefined) ?? "");
  return slots;
}

function verbsIn(text: string): Set<string> {
  return new Set(
    tokenise(text).flatMap(({ text: word, stem }) =>
      isBaseVerb(word) || isBaseVerb(stem) || isBaseVerb(`${stem}e`) ? [stemOf(stem)] : [],
    ),
  );
}

const verbsOf = remembered(verbsIn);
const slotsIn = new Map<string, (text: string) => Map<string, Set<string>>>();

function knownSlots(text: string, language: string): Map<string, Set<string>> {
  const read = slotsIn.get(language) ?? remembered((given: string) => slotsOf(given, language));
  slotsIn.set(language, read);
  return read(text);
}

/** How the slots and the verbs of two wishes stand to each other. */
export function slotCells(
  mine: { text: string; language: string },
  theirs: { text: string; language: string },
): Record<string, number> {
  const [own, other] = [knownSlots(mine.text, mine.language), knownSlots(theirs.text, theirs.language)];
  const cells = Object.fromEntries(
    Object.keys(OPENERS).map((slot): [string, number] => {
      const [a, b] = [own.get(slot), other.get(slot)];
      if (!a || !b) return [`slot_${slot}`, 0];
      return [`slot_${slot}`, [...a].some((id) => b.has(id)) ? 1 : -1];
    }),
  );
  const differ = Object.values(cells).filter((cell) => cell < 0).length;
  const [verbs, others] = [verbsOf(mine.text), verbsOf(theirs.text)];
  const shared = [...verbs].filter((verb) => others.has(verb)).length;
  return {
    ...cells,
    slots_differ: differ,
    slots_same: Object.values(cells).filter((cell) => cell > 0).length,
    verbs_shared: shared,
    verbs_apart: shared === 0 && verbs.size > 0 && others.size > 0 ? 1 : 0,
    verbs_none: (verbs.size === 0 ? 1 : 0) + (others.size === 0 ? 1 : 0),
  };
}
