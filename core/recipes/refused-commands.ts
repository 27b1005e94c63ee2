import { parseShell } from "../shell/parse";
import { type CommandPattern, matchesCommand, matchesHead } from "../verifiers/command-pattern";
import { commandExamples } from "./examples";
import { commandSpans } from "./reading/command-spans";
import { stanceTowards } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** An act that people name in words, with every common command that does it. */
export type RefusedAct = {
  name: string;
  title: string;
  /** How people name the act; the sentence must turn it down. */
  named: RegExp;
  /** How they name what they want in its place. */
  rival?: RegExp;
  /** How they ask for it outright, without turning anything down. */
  asked?: RegExp;
  /** What makes it another wish. */
  unless?: RegExp;
  forbid: CommandPattern[];
  except?: CommandPattern[];
  message: string;
  remedy: string;
  /** Cannot be taken back: asks instead of letting go. */
  irreversible?: boolean;
  /** Task words that lift it for wishes like “unless I ask”. */
  liftedBy?: string[];
  /** A command that is named without its options means those options that do the act. */
  readsHeads?: boolean;
  /** “Never everything at once”: the bound is the act itself. */
  readsBounds?: boolean;
  stop: string[];
  pass: string[];
};

/** Above commands that are only typed out, below options and runners, which read more of the sentence. */
const FIT = 0.925;
/** A sentence that only types the command means that command; of git other spellings are known here. */
const TYPED_FIT = 0.905;

/** Makes a recipe of an act: “do not stash”, “merge, never rebase”, “stage files by name”. */
export function refusedAct(act: RefusedAct): Recipe {
  return {
    name: act.name,
    title: act.title,
    fits(wish) {
      if (!turnsDown(wish, act) || !coversTyped(wish, act)) return 0;
      return isOnlyTyped(wish, act) ? TYPED_FIT : FIT;
    },
    draft(wish) {
      const lifted = wish.liftedByAsking ? (act.liftedBy ?? wordsOf(act.name)) : [];
      const { exceptTaskWords } = wish.candidate.applicability;
      return {
        params: {},
        verifier: {
          kind: "shell-command",
          forbid: act.forbid,
          ...(act.except ? { except: act.except } : {}),
        },
        message: act.message,
        remedy: act.remedy,
        severity: act.irreversible ? "critical" : "minor",
        onExhausted: act.irreversible ? "ask" : "release",
        applicability: {
          paths: [],
          languages: [],
          exceptTaskWords: [...new Set([...exceptTaskWords, ...lifted])],
        },
        ...(act.readsBounds ? { readsBounds: true } : {}),
        stop: commandExamples(act.stop),
        pass: commandExamples(act.pass),
      };
    },
  };
}

function turnsDown(wish: Wish, { named, rival, asked, unless }: RefusedAct): boolean {
  const said = wish.said[0] ?? "";
  if (asked?.test(said) && !wish.forbids && !unless?.test(said)) return true;
  if (unless?.test(said) || wish.candidate.form === "location") return false;
  const asks = wish.liftedByAsking || wish.candidate.form === "ask_first";
  const stance = stanceTowards(said, named);
  if (stance !== null) return stance === "against" || (asks && named.test(said));
  const wanted = rival?.exec(said)?.[0];
  if (rival && wanted !== undefined) {
    const towards = stanceTowards(said, rival);
    if (towards === "for" || (towards === null && /\b(?:only|just)\b/iu.test(wanted))) return true;
  }
  return (wish.forbids || asks) && named.test(said);
}

/** A command that the sentence types out and turns down must be among those that are stopped. */
function coversTyped(wish: Wish, { forbid, readsHeads = false }: RefusedAct): boolean {
  const typed = commandSpans(wish.said[0] ?? "").filter(
    ({ stance, phrase }) => stance === "against" && /\s/.test(phrase),
  );
  return typed.every(({ phrase }) =>
    parseShell(phrase).commands.some((command) =>
      forbid.some((pattern) =>
        readsHeads && command.flags.length === 0
          ? matchesHead(pattern, command)
          : matchesCommand(pattern, command),
      ),
    ),
  );
}

function isOnlyTyped(wish: Wish, { named }: RefusedAct): boolean {
  const said = wish.said[0] ?? "";
  const typed = commandSpans(said).filter(({ stance }) => stance === "against");
  const rest = typed.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    said,
  );
  return typed.length > 0 && !named.test(rest);
}

function wordsOf(name: string): string[] {
  return name.split("-").filter((word) => word.length > 3 && word !== "never");
}
