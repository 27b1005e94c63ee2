import { branchesOf } from "./branches";
import { commandRecipe } from "./command-recipe";
import type { Recipe } from "./recipe";

/** “Do not commit notebooks with outputs”: of what is committed, not that. */
const OBJECT =
  /\bcommit(?:ting|s)?\s+(?!(?:the |your |my |any |these |those |all |its? )?(?:changes?|anything|code|work|it|them|yourself|automatically|directly|stuff|things|everything|edits|results?|files yourself)\b|(?:unless|until|without|on|to|for|in|and|or (?:push|amend|stage|merge|tag)|or$|before|after|when|if|yet|again|now|here|ever|by|while|during|messages?|except|but|as|at|myself|anymore|please|at all|from|with|is|are|manually)\b)(?:the |any |your |a |an )?[`"']?[\p{L}*.]/iu;
const everywhere = commandRecipe({
  name: "no-commit",
  title: "No commit unless asked",
  topics: ["commit"],
  words: /\b(?:never|don'?t|do not|stop|no) (?:auto-?)?commit(?:s|ting)?\b/,
  when: (wish) =>
    !OBJECT.test(wish.said[0] ?? "") && !/\bmerge commits?\b|合并提交|マージコミット/u.test(wish.text),
  forbid: [{ program: ["git"], subcommand: ["commit", "commit-tree"] }],
  message: "Committing is the person's own step.",
  remedy: "leave the changes uncommitted and say what is ready",
  onExhausted: "ask",
  liftedBy: ["commit"],
  stop: ["git commit -m x", "git add . ; git commit --amend --no-edit", "GIT_AUTHOR_NAME=x git commit -m y"],
  pass: ["git add .", "git log --grep=commit", "git diff --cached"],
});

/** “Never commit”, “never commit to main”: a branch that is named bounds the rule to it. */
export const noCommitRecipe: Recipe = {
  ...everywhere,
  fits: (wish) =>
    wish.forbids &&
    branchesOf(wish).length > 0 &&
    /\bcommit|提交|コミット/u.test(wish.said[0] ?? "") &&
    !/push|推送/u.test(wish.said[0] ?? "")
      ? 0.915
      : everywhere.fits(wish),
  draft(wish, input) {
    const draft = everywhere.draft(wish, input);
    const branches = branchesOf(wish);
    if (!draft || branches.length === 0) return draft;
    return {
      ...draft,
      message: `Nothing is committed directly to ${branches[0]}.`,
      remedy: "commit on a branch of your own",
      applicability: { ...draft.applicability, branches },
    };
  },
};
