import { ACTS, type Act } from "./acts";
import { CHOICES, type Choice } from "./choices";
import { DETAILS, FORMS, type Form, SPOTS } from "./forms";
import { LIMITS, type Limit, MOMENTS, type Moment, PLACES, type Place } from "./limits-and-places";

/** What a sentence is to a rule; the words of the verdicts. */
export type Kin = "same" | "refines" | "contradicts" | "unrelated";
export type GrammarPair = { rule: string; candidate: string; kin: Kin };

type Said = [kin: Kin, sentence: string];

function at<T>(list: readonly T[], index: number, fallback: T): T {
  return list[((index % list.length) + list.length) % list.length] ?? fallback;
}

function pairs(rules: readonly string[], said: readonly Said[], turn: number): GrammarPair[] {
  return said.map(([kin, candidate], index) => ({ rule: at(rules, turn + index, ""), candidate, kin }));
}

function choicePairs(choice: Choice, turn: number): GrammarPair[] {
  const [first, second] = [choice.said[0], at(choice.said, 1, choice.said[0])];
  const other = at(CHOICES, turn + 5, choice);
  const spot = at(SPOTS, turn, "scripts");
  const detail = at(DETAILS, turn, "per tenant");
  const own = at(choice.means, turn, "");
  const next = at(choice.means, turn + 1, "");
  const third = at(choice.means, turn + 2, "");
  const { act } = choice;
  const rules = [
    `Use ${own} for ${first}.`,
    `Use ${own} to ${act}.`,
    `${act.charAt(0).toUpperCase()}${act.slice(1)} with ${own}.`,
  ];
  return pairs(
    rules,
    [
      ["same", `${second} is ${own}, not ${next}`],
      ["same", `always ${own} when you ${act}`],
      ["same", `${first} always goes through ${own}, not through ${next}.`],
      ["same", `don't ${act} with anything other than ${own}`],
      ["same", `as I said, ${second}: ${own}, nothing else`],
      ["same", `we ${act} with ${own}`],
      ["same", `Never ${act} any other way than with ${own}.`],
      ["same", `could you please stick to ${own} for ${second} instead of ${next}`],
      ["contradicts", `${second} is ${next} now`],
      ["contradicts", `from now on it's ${next} for ${first}`],
      ["contradicts", `${own} is gone, ${next} does the ${second}`],
      ["contradicts", `${next} for ${second}, not ${own}`],
      ["contradicts", `No more ${own} for ${first}.`],
      ["contradicts", `we switched from ${own} to ${next}`],
      ["contradicts", `Use ${next} to ${act}.`],
      ["contradicts", `${act} using ${third}, ${own} was too slow for us`],
      ["refines", `${own} for ${first}, except in ${spot}`],
      ["refines", `Use ${own} for ${first}, ${detail}.`],
      ["refines", `${own} for ${second} in ${spot} too`],
      ["refines", `${act} with ${own}, but only outside of ${spot}`],
      ["unrelated", `Use ${at(other.means, turn, "")} for ${other.said[0]}.`],
      ["unrelated", `Use ${own} for ${other.said[0]}.`],
      [
        "unrelated",
        `${other.said[0]}: ${at(other.means, turn + 1, "")}, not ${at(other.means, turn + 2, "")}`,
      ],
      ["unrelated", `Report how long ${first} take.`],
      ["unrelated", `Never change the version of ${own}.`],
    ],
    turn,
  );
}

function actPairs(act: Act, turn: number): GrammarPair[] {
  const { verb, done, doing, thing, other, otherVerb, otherDone } = act;
  const spot = at(SPOTS, turn, "scripts");
  const never = [
    `Never ${verb} ${thing}.`,
    `Do not ${verb} ${thing}.`,
    `${thing.charAt(0).toUpperCase()}${thing.slice(1)} must not be ${done}.`,
  ];
  const always = [
    `Always ${verb} ${thing}.`,
    `${thing.charAt(0).toUpperCase()}${thing.slice(1)} must be ${done}.`,
    `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${thing}.`,
  ];
  return [
    ...pairs(
      never,
      [
        ["same", `${thing} are never ${done}`],
        ["same", `no ${doing} of ${thing}, ever`],
        ["same", `stop ${doing} ${thing}`],
        ["same", `i don't want you to ${verb} ${thing}`],
        ["same", `hands off, ${thing} don't get ${done}`],
        ["same", act.instance ? `don't ${verb} ${act.instance}` : `please no ${doing} of ${thing}`],
        ["contradicts", `${doing} ${thing} is fine from now on`],
        ["contradicts", `go ahead and ${verb} ${thing}`],
        ["contradicts", `${thing} should be ${done} now`],
        ["contradicts", `Always ${verb} ${thing}.`],
        ["refines", `Never ${verb} ${thing} unless I ask.`],
        ["refines", `${thing} are never ${done}, except in ${spot}`],
        ["refines", `Never ${verb} ${thing} or ${other}.`],
        ["unrelated", `Never ${otherVerb} ${thing}.`],
        ["unrelated", `Never ${verb} ${other}.`],
        ["unrelated", `${other} must not be ${otherDone}`],
        ["unrelated", `${thing} get ${otherDone} every week`],
      ],
      turn,
    ),
    ...pairs(
      always,
      [
        ["same", `${thing} are always ${done}`],
        ["same", `never leave ${thing} without ${doing} them`],
        ["same", `don't forget to ${verb} ${thing}`],
        ["same", `don't ever skip ${doing} ${thing}`],
        ["same", `every time: ${verb} ${thing}`],
        ["same", `i want ${thing} ${done}`],
        ["contradicts", `no need to ${verb} ${thing} any more`],
        ["contradicts", `don't ${verb} ${thing}`],
        ["contradicts", `leave ${thing} as they are, no ${doing}`],
        ["contradicts", `stop ${doing} ${thing}`],
        ["refines", `Always ${verb} ${thing}, but not in ${spot}.`],
        ["refines", `${verb} ${thing} and ${other}`],
        ["refines", `${thing} must be ${done} ${at(DETAILS, turn, "per tenant")}`],
        ["unrelated", `Always ${otherVerb} ${thing}.`],
        ["unrelated", `Always ${verb} ${other}.`],
        ["unrelated", `${other} are never ${otherDone}`],
      ],
      turn,
    ),
  ];
}

function limitPairs({ thing, short, unit, amounts, other }: Limit, turn: number): GrammarPair[] {
  const [own, next] = amounts;
  const rules = [
    `${thing} have at most ${String(own)} ${unit}.`,
    `Keep ${thing.toLowerCase()} below ${String(own)} ${unit}.`,
    `${thing} stay under ${String(own)} ${unit}.`,
  ];
  return pairs(
    rules,
    [
      ["same", `no more than ${String(own)} ${unit} for ${short}`],
      ["same", `${short} never gets longer than ${String(own)} ${unit}`],
      ["same", `${String(own)} ${unit} max, that goes for ${short} too`],
      ["contradicts", `${short} gets ${String(next)} ${unit} max`],
      ["contradicts", `${thing} may have ${String(next)} ${unit} now.`],
      ["contradicts", `${short}: at most ${String(next)} ${unit}, ${String(own)} was wrong`],
      ["contradicts", `there is no limit for ${thing.toLowerCase()} any more`],
      ["refines", `${thing} have at most ${String(own)} ${unit}, except in ${at(SPOTS, turn, "scripts")}.`],
      ["refines", `${short} stays below ${String(own)} ${unit} and has a comment`],
      ["unrelated", `${other} have at most ${String(next)} ${unit}.`],
      ["unrelated", `${other} have at most ${String(own)} ${unit}.`],
      ["unrelated", `${thing} have a name of two words.`],
    ],
    turn,
  );
}

function momentPairs({ order, noun, before, done, other }: Moment, turn: number): GrammarPair[] {
  const small = `${order.charAt(0).toLowerCase()}${order.slice(1)}`;
  const rules = [
    `${order} before ${before}.`,
    `Before ${before}, ${small}.`,
    `Always ${small} before ${before}.`,
  ];
  return pairs(
    rules,
    [
      ["same", `no ${done} without ${noun}`],
      ["same", `first ${small}, then the ${done}`],
      ["same", `never ${done} before you ${small}`],
      ["same", `i want to see ${noun} before any ${done}`],
      ["same", `${before} comes after ${noun}, always`],
      ["contradicts", `you don't need to ${small} before ${before} any more`],
      ["contradicts", `skip ${noun}, just go on with the ${done}`],
      ["contradicts", `don't ${small} before ${before}`],
      ["refines", `${order} before ${before}, but only on main.`],
      ["refines", `${order} before ${before} and paste the result.`],
      ["refines", `${small} before ${before} and before ${other}`],
      ["unrelated", `${order} before ${other}.`],
      ["unrelated", `Tell the team before ${before}.`],
      ["unrelated", `Clean up the branches before ${other}.`],
    ],
    turn,
  );
}

function placePairs({ thing, said, place, elsewhere, other }: Place, turn: number): GrammarPair[] {
  const small = thing.toLowerCase();
  const rules = [`${thing} live in ${place}.`, `Put ${small} into ${place}.`, `Keep ${small} in ${place}.`];
  return pairs(
    rules,
    [
      ["same", `${said} go into ${place}, nowhere else`],
      ["same", `don't put ${small} anywhere but ${place}`],
      ["same", `${place} is the place for ${said}`],
      ["same", `${said}: ${place}, not ${elsewhere}`],
      ["contradicts", `${said} go to ${elsewhere} from now on`],
      ["contradicts", `Put ${small} into ${elsewhere}.`],
      ["contradicts", `${said} belong in ${elsewhere}, ${place} is going away`],
      ["contradicts", `no more ${small} in ${place}`],
      ["refines", `${thing} live in ${place}, one folder for each team.`],
      ["refines", `${thing} live in ${place}, except in ${at(SPOTS, turn, "scripts")}.`],
      ["refines", `${small} and ${other.toLowerCase()} live in ${place}`],
      ["unrelated", `${other} live in ${elsewhere}.`],
      ["unrelated", `${other} live in ${place}.`],
      ["unrelated", `${thing} have an owner.`],
    ],
    turn,
  );
}

function formPairs({ thing, said, form, otherForm, other }: Form, turn: number): GrammarPair[] {
  const small = thing.toLowerCase();
  const rules = [`${thing} are in ${form}.`, `Use ${form} for ${small}.`, `Write ${small} as ${form}.`];
  return pairs(
    rules,
    [
      ["same", `${said} are ${form}, never ${otherForm}`],
      ["same", `${form} for ${said} please`],
      ["same", `no ${otherForm} in ${small}, we use ${form}`],
      ["same", `${said} have to be ${form}`],
      ["contradicts", `${said} are ${otherForm} now`],
      ["contradicts", `${otherForm} for ${said}`],
      ["contradicts", `${said} get ${otherForm}, not ${form}`],
      ["contradicts", `give me ${otherForm} for ${small}`],
      ["contradicts", `i don't want ${form} for ${said} any more`],
      ["refines", `${thing} are in ${form}, except in ${at(SPOTS, turn, "scripts")}.`],
      ["refines", `${form} for ${small} and for ${other.toLowerCase()}`],
      ["unrelated", `${other} are in ${otherForm}.`],
      ["unrelated", `${other} are in ${form}.`],
      ["unrelated", `${thing} are checked by a second person.`],
    ],
    turn,
  );
}

function each<T>(
  list: readonly T[],
  turns: number,
  make: (item: T, turn: number) => GrammarPair[],
): GrammarPair[] {
  return list.flatMap((item, index) =>
    Array.from({ length: turns }, (_, turn) => make(item, index + turn * 3)).flat(),
  );
}

/** Restatements, changes, refinements and strangers of one rule, said in several ways; repeatable. */
export function grammarPairs(): GrammarPair[] {
  return [
    ...each(CHOICES, 2, choicePairs),
    ...each(ACTS, 2, actPairs),
    ...each(LIMITS, 2, limitPairs),
    ...each(MOMENTS, 2, momentPairs),
    ...each(PLACES, 2, placePairs),
    ...each(FORMS, 2, formPairs),
  ];
}
