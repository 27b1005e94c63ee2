import { parseShell } from "../shell/parse";
import { fileAction, shellAction, stepsOf, turnEnd } from "../verifiers/cases";
import { patternOfPhrase } from "./command-phrase";
import { type CommandSpan, commandSpans } from "./reading/command-spans";
import { pathsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** “When X changes, …”: what was changed. */
const WHEN: RegExp[] = [
  /\b(?:when(?:ever)?|if|once|after|every time|each time|any ?time|as soon as)\s+(?:you |we |i |the agent )?(?:ever )?(?:change|chang\w*|edit\w*|touch\w*|modif\w+|updat\w+|add\w*|alter\w*|creat\w+|rename\w*|bump\w*)\s+(?<what>[^,;:]{2,80}?)\s*(?:,|;|:|\bthen\b|\balso\b|\byou\b|\balways\b|\bmust\b|\brun\b|\bupdate\b|\bregenerate\b|$)/iu,
  /\b(?:when(?:ever)?|if|once|after|every time|each time)\s+(?<what>[^,;:]{2,60}?)\s+(?:is |are |gets? |has been |have been )?(?:change[sd]?|edited|touched|modified|updated|altered|regenerated)\b/iu,
  /\b(?:changes?|edits?|modifications?|updates?) (?:to|in|of|under)\s+(?<what>[^,;:]{2,60}?)\s+(?:need|require|must|should|come|go|have to|has to|always)\b/iu,
  /(?:修改|改动|更改|改了|变更|更新|编辑|新增|添加|改)(?:了|完)?\s*(?<what>[^，,。；]{1,40}?)\s*(?:之?后|时|的时候|必须|需要|都要|就|要|，|,)/u,
  /(?:每次|每当|如果|一旦|当)\s*(?<what>[^，,。；]{1,40}?)\s*(?:发生)?(?:变更|变化|改变|修改|改动|更新|有改动)/u,
  /(?<what>[^、。]{1,40}?)を(?:変更|修正|編集|更新)(?:したら|する(?:とき|際|場合)|した(?:とき|場合|ら))/u,
  /\bnach (?:jeder |jedem |allen )?(?:änderung(?:en)?|anpassung(?:en)?) (?:an|in|von|der|des|bei)\s+(?<what>[^,;]{2,40}?(?:-?datei(?:en)?|ordner|\/|schema|code)?)(?=\s)/iu,
  /\b(?:wenn|sobald|nach)\s+(?<what>[^,;]{2,60}?)\s+(?:geändert|ändert|bearbeitet|angepasst)\w*/iu,
];
/** “A change under charts/api comes with a change of charts/api/Chart.yaml”. */
const COMES_WITH =
  /\b(?:a |any |every |each )?(?:changes?|edits?|modifications?) (?:to|in|of|under|below|inside)\s+(?<what>[^,;:]{2,60}?)\s+(?:always |also |must )?(?:comes?|goes?|requires?|needs?|implies|means)\b/iu;
/** “A migration comes with the updated schema”: what is added brings the other along. */
const BRINGS =
  /^(?:a |an |any |every |each |all )?(?:new )?(?<what>[^,;:]{2,40}?)\s+(?:always |also |must )?(?:comes?|goes?|ships?|is (?:committed|delivered)) (?:along |together )?with\b/iu;
const AFTERWARDS =
  /\b(?:after|when|if|once|whenever|every time|each time|change|changes)\b|后|时|就|したら|wenn|nach/iu;
const UPDATES =
  /\b(?:updat\w*|chang\w*|gets? an? (?:entry|line|note|update)|entry|adjust|extend|regenerat\w*|add (?:an? )?(?:entry|line|note)|edit|sync|bump|document|adapt|touch|reflect|keep)\b|更新|修改|同步|补充|添加|更新する|aktualisier\w*|anpassen/iu;

type Step = { changed: string[] } | { commands: CommandSpanPattern[] };
type Both = {
  changed: string[];
  step: Step;
  name: string;
  /** Needed besides. */
  more?: Step[];
  names?: string[];
};
type CommandSpanPattern = ReturnType<typeof commandSpans>[number]["pattern"];

/** “When schema.prisma changes, run prisma generate”, “whenever you touch the API, update openapi.yaml”. */
export const changeWithChangeRecipe: Recipe = {
  name: "change-with-change",
  title: "One change goes with another",
  fits: (wish) => (bothOf(wish) ? 0.94 : 0),
  draft(wish) {
    const found = bothOf(wish);
    if (!found) return null;
    const { changed, step, name, more = [], names = [name] } = found;
    const sample = samplePath(changed[0] ?? "") ?? "src/a.ts";
    const edit = fileAction({ path: sample, added: "x" });
    const steps = [step, ...more];
    const done = steps.map((one, at) =>
      "changed" in one
        ? fileAction({ path: samplePath(one.changed[0] ?? "") ?? "a.md", added: "y" })
        : shellAction(names[at] ?? name),
    );
    const needed = steps.map((one) => ({
      kind: "required-step",
      trigger: {
        changed,
        ...("changed" in one
          ? { except: steps.flatMap((two) => ("changed" in two ? two.changed : [])) }
          : {}),
      },
      step: one,
      before: "finish",
      ...("commands" in one ? { fresh: true } : {}),
    }));
    const [first, ...others] = needed;
    if (!first) return null;
    return {
      params: { changed, needs: names.join(", ") },
      verifier: others.length > 0 ? { all: needed } : first,
      message: `${changed[0] ?? "A file"} changed without ${name}.`,
      remedy: "changed" in step ? `update ${name}` : `run \`${name}\``,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [{ text: `change ${sample}, then finish`, moment: turnEnd(), context: { steps: stepsOf(edit) } }],
      pass: [
        {
          text: `change ${sample}, then ${name}`,
          moment: turnEnd(),
          context: { steps: stepsOf(edit, ...done) },
        },
        {
          text: "change something else",
          moment: turnEnd(),
          context: { steps: stepsOf(fileAction({ path: "notes/other.txt", added: "x" })) },
        },
      ],
    };
  },
};

function bothOf(wish: Wish): Both | null {
  if (wish.forbids && wish.candidate.form !== "order") return null;
  for (const said of wish.said) {
    for (const pattern of [COMES_WITH, BRINGS, ...WHEN]) {
      const match = pattern.exec(said);
      const what = match?.groups?.what;
      if (!match || what === undefined) continue;
      const changed = globsOf(what);
      if (changed.length === 0) continue;
      const at = said.indexOf(what, match.index);
      const rest = `${said.slice(0, match.index)} ; ${said.slice(at + what.length)}`;
      const found = stepIn(said, rest, changed);
      if (found) return found;
    }
  }
  return null;
}

function stepIn(said: string, rest: string, changed: string[]): Both | null {
  const commands = commandSpans(rest).filter(
    ({ stance, phrase }) => stance !== "against" && / /.test(phrase),
  );
  const [command] = commands;
  if (command && AFTERWARDS.test(said)) {
    // “Run fmt and validate” asks for both, “or” for one of them.
    const both = commands.length > 1 && /\band\b|,/iu.test(rest) && !/\bor\b/iu.test(rest);
    return {
      changed,
      step: { commands: [runPattern(command)] },
      name: command.phrase,
      ...(both ? { more: commands.slice(1, 4).map((one) => ({ commands: [runPattern(one)] })) } : {}),
      ...(both ? { names: commands.slice(0, 4).map(({ phrase }) => phrase) } : {}),
    };
  }
  if (!UPDATES.test(rest)) return null;
  const targets = globsOf(rest).filter((glob) => !changed.includes(glob));
  const name = pathsIn(rest)[0];
  const label = name ? rest.slice(name.start, name.end) : targets[0];
  if (targets.length === 0 || !label) return null;
  const paths = pathsIn(rest).filter(({ glob }) => !changed.includes(glob) && !/[*]/.test(glob));
  // “de.json and fr.json change too”: each of them.
  const all =
    paths.length > 1 &&
    paths.length === targets.length &&
    /\band\b|,|和|、/u.test(rest) &&
    !/\bor\b/iu.test(rest);
  return all
    ? {
        changed,
        step: { changed: [targets[0] ?? ""] },
        name: label,
        more: targets.slice(1, 6).map((target) => ({ changed: [target] })),
        names: targets,
      }
    : { changed, step: { changed: targets }, name: label };
}

/** What runs in the end: `npx tsc` is `tsc`, however it is started. */
function runPattern({ phrase, pattern }: CommandSpan): CommandSpanPattern {
  const commands = parseShell(phrase).commands;
  const last = commands.at(-1);
  if (!last || last.program === pattern.program[0]) return pattern;
  return patternOfPhrase(phrase.slice(Math.max(0, phrase.indexOf(last.program)))) ?? pattern;
}

function globsOf(text: string): string[] {
  return filesNamed(text).slice(0, 40);
}
