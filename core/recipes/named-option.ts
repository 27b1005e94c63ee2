import type { CommandPattern } from "../verifiers/command-pattern";
import { commandExamples } from "./examples";
import { type CommandSpan, commandSpans } from "./reading/command-spans";
import { type OptionNoun, optionNoun } from "./reading/option-nouns";
import { stanceTowards } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const MUST =
  /\b(?:always|must|every|each|needs?|require[sd]?|mandatory|only|pass|add|include|give|set|never|without|with|name|specify|explicit(?:ly)?|use|run)\b|必须|都要|一定|总是|务必/iu;

/** “Always give kubectl a namespace”, “dbt run only with a selection”: an option that is named in words. */
export const namedOptionRecipe: Recipe = {
  name: "named-option",
  title: "Required option, named in words",
  fits: (wish) => (wantedOption(wish) ? 0.928 : 0),
  draft(wish) {
    const found = wantedOption(wish);
    if (!found) return null;
    const { noun, spans } = found;
    const heads = headsOf(noun, spans);
    const first = heads[0];
    if (!first) return null;
    const command = [first.program[0], first.subcommand?.[0]].filter(Boolean).join(" ");
    const tried = first.subcommand ? command : `${command} get x`;
    return {
      params: { command, option: noun.sample },
      verifier: {
        kind: "shell-command",
        forbid: heads.map((head) => ({ ...head, exceptFlags: [noun.flags, "--help|--version|-h|-V"] })),
        ...(noun.env ? { except: [{ program: first.program, env: noun.env }] } : {}),
      },
      message: `\`${command}\` is run with ${noun.flags.split("|").at(-1) ?? noun.sample} here.`,
      remedy: `${command} ${noun.sample} …`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: commandExamples([
        ...heads.map(({ program: [name], subcommand }) => (subcommand ? `${name} ${subcommand[0]}` : tried)),
        `cd y && ${tried} | cat`,
      ]),
      pass: commandExamples([
        `${tried} ${noun.sample}`,
        `which ${first.program[0] ?? "x"}`,
        `echo "${tried}"`,
      ]),
    };
  },
};

function headsOf(noun: OptionNoun, spans: readonly CommandSpan[]): CommandPattern[] {
  const named = spans.filter(({ pattern }) => pattern.subcommand !== undefined);
  const program = spans[0]?.pattern.program ?? noun.programs;
  if (named.length > 0)
    return named.map(({ pattern }) => ({ program: pattern.program, subcommand: pattern.subcommand }));
  return [
    {
      program,
      ...(noun.subcommands ? { subcommand: noun.subcommands } : {}),
      ...(noun.exceptSubcommands ? { exceptSubcommand: noun.exceptSubcommands } : {}),
    },
  ];
}

function wantedOption(wish: Wish): { noun: OptionNoun; spans: CommandSpan[] } | null {
  const said = wish.said[0] ?? "";
  if (wish.candidate.form === "order" || /(?<![\w/.-])--?[a-zA-Z]/.test(said) || !MUST.test(said))
    return null;
  for (const span of commandSpans(said)) {
    const program = span.pattern.program[0] ?? "";
    const noun = optionNoun(program, span.pattern.subcommand?.[0], said);
    if (!noun) continue;
    const match = noun.said.exec(said)?.[0] ?? "";
    if (stanceTowards(said, noun.said) === "against" && !/^(?:full|without)/i.test(match)) return null;
    // “Use the namespace payments” wants a value that no option is checked for.
    return { noun, spans: commandSpans(said).filter((one) => one.pattern.program.includes(program)) };
  }
  return null;
}
