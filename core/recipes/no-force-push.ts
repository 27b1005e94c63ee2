import { branchesOf, pushTargets } from "./branches";
import { commandRecipe } from "./command-recipe";
import { commandExamples } from "./examples";
import { stanceTowards } from "./reading/stance";
import type { Recipe, RecipeDraft } from "./recipe";

const FORCE = ["-f|--force|--force-with-lease|--force-if-includes|--mirror"];
/** “--force-with-lease is the only accepted form.” */
const BARE_FORCE = ["-f|--force|--mirror"];
const LEASE = /--force-with-lease|\bwith lease\b/iu;

const everywhere = commandRecipe({
  name: "no-force-push",
  title: "No force push",
  topics: ["force-push"],
  words: /\bforce[- ]?push|push(?:es|ing)?\s+(?:--force|-f\b|with force)/,
  forbid: [
    {
      program: ["git"],
      subcommand: ["push"],
      flags: FORCE,
    },
    { program: ["git"], subcommand: ["push"], args: ["+*"] },
  ],
  message: "A force push can destroy commits of others.",
  remedy: "push without force; when it is rejected, ask the person",
  severity: "critical",
  onExhausted: "ask",
  stop: [
    "git push --force",
    "git push -uf origin main",
    "git push origin +main",
    "git push --force-with-lease",
  ],
  pass: ["git push origin main", "git push origin feat/-f-flag", "rm -f build/tmp.txt"],
});

function leased(draft: RecipeDraft): RecipeDraft {
  return {
    ...draft,
    params: { accepted: "--force-with-lease" },
    readsBounds: true,
    verifier: {
      kind: "shell-command",
      forbid: [
        { program: ["git"], subcommand: ["push"], flags: BARE_FORCE },
        { program: ["git"], subcommand: ["push"], args: ["+*"] },
      ],
    },
    remedy: "git push --force-with-lease",
    stop: commandExamples(["git push --force", "git push -uf origin main", "git push origin +main"]),
    pass: commandExamples(["git push origin main", "git push --force-with-lease", "git fetch --force"]),
  };
}

/** “Never force push”, “never force push to main”: a branch that is named bounds the check to it. */
export const noForcePushRecipe: Recipe = {
  ...everywhere,
  draft(wish, input) {
    const draft = everywhere.draft(wish, input);
    const branches = branchesOf(wish);
    const branch = branches[0];
    if (!draft) return draft;
    const said = wish.said[0] ?? "";
    if (LEASE.test(said) && stanceTowards(said, LEASE) !== "against") return leased(draft);
    if (branch === undefined) return draft;
    const act = input.act?.kind === "shell_command" ? input.act.command : undefined;
    // The corrected act named no branch: it pushed the one that was checked out.
    if (act !== undefined && !branches.some((name) => new RegExp(`[\\s:+/]${name}(?![\\w/-])`).test(act)))
      return { ...draft, applicability: { ...draft.applicability, branches } };
    const args = pushTargets(branches);
    return {
      ...draft,
      params: { branches },
      verifier: {
        kind: "shell-command",
        forbid: [
          { program: ["git"], subcommand: ["push"], flags: FORCE, args },
          {
            program: ["git"],
            subcommand: ["push"],
            args: branches.flatMap((name) => [`+${name}`, `+*:${name}`, `+*refs/heads/${name}`]),
          },
        ],
      },
      stop: commandExamples([`git push --force origin ${branch}`, `git push origin +${branch}`]),
      pass: commandExamples([`git push origin ${branch}`, "git push --force origin feat/x"]),
    };
  },
};
