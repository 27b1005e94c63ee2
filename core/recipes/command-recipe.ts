import type { OnExhausted, Severity } from "../rule/schema";
import { parseShell } from "../shell/parse";
import type { CommandPattern } from "../verifiers/command-pattern";
import { matchesCommand } from "../verifiers/command-pattern";
import { commandExamples } from "./examples";
import { refuses } from "./reading/stance";
import type { Recipe } from "./recipe";
import { typedCommands } from "./typed-command";
import type { Wish } from "./wish";

/** A wish about commands that always compiles to the same check. */
export type NamedCommands = {
  name: string;
  title: string;
  /** Topic keys of the claim. */
  topics: string[];
  /** Words that tell it where the topic does not. */
  words?: RegExp;
  /** A further condition on the wish. */
  when?: (wish: Wish) => boolean;
  forbid: CommandPattern[];
  except?: CommandPattern[];
  instead?: CommandPattern[];
  message: string;
  remedy: string | null;
  severity?: Severity;
  onExhausted?: OnExhausted;
  /** Task words that lift it for wishes like “unless I ask”. */
  liftedBy?: string[];
  stop: string[];
  pass: string[];
};

/** Makes a recipe of a named list of commands. */
export function commandRecipe(named: NamedCommands): Recipe {
  const { name, title, topics, words, when } = named;
  return {
    name,
    title,
    fits(wish) {
      if (when && !when(wish)) return 0;
      // “Push after each commit” and “only push to …” are about the same thing and forbid nothing of it as such.
      if (!named.instead && !isRefusal(wish)) return 0;
      if (typedCommands(wish).some((command) => !stopsTyped(named, command))) return 0;
      if (topics.includes(wish.topic)) return 0.9;
      return words?.test(wish.text) ? 0.6 : 0;
    },
    draft(wish) {
      const lifted = wish.liftedByAsking ? (named.liftedBy ?? []) : [];
      const { exceptTaskWords } = wish.candidate.applicability;
      return {
        params: {},
        verifier: {
          kind: "shell-command",
          forbid: named.forbid,
          ...(named.except ? { except: named.except } : {}),
          ...(named.instead ? { instead: named.instead } : {}),
        },
        message: named.message,
        remedy: named.remedy,
        severity: named.severity,
        onExhausted: named.onExhausted ?? "release",
        applicability: { exceptTaskWords: [...new Set([...exceptTaskWords, ...lifted])] },
        stop: commandExamples(named.stop),
        pass: commandExamples(named.pass),
      };
    },
  };
}

function isRefusal(wish: Wish): boolean {
  const said = wish.said[0] ?? "";
  if (/^only\b|^\s*只/iu.test(said)) return false;
  return wish.forbids || wish.liftedByAsking || refuses(said);
}

/** A command that the person typed out wins over a topic whose check would let it pass. */
function stopsTyped({ forbid }: NamedCommands, typed: string): boolean {
  return parseShell(typed).commands.some((command) =>
    forbid.some((pattern) => matchesCommand(pattern, command)),
  );
}
