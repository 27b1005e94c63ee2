/** What a checkout's own log says happened to it since a moment. */
export type GitMoves = "none" | "took_back" | "elsewhere";

/**
 * Reads new lines of `logs/HEAD`. A commit changes no file; `git revert` and `git reset` take something back; all the
 * rest (another branch, a pull, a merge, a rebase) brings text that nobody typed here, so it explains every change.
 * @param lines lines of the log that are newer than the moment
 */
export function gitMoves(lines: readonly string[]): GitMoves {
  const verbs = lines.filter((line) => line !== "").map(verbOf);
  if (verbs.some((verb) => verb !== "commit" && verb !== "revert" && verb !== "reset")) return "elsewhere";
  return verbs.some((verb) => verb !== "commit") ? "took_back" : "none";
}

/** “… <mail> 1700000000 +0100\tcommit (amend): words” → “commit”. */
function verbOf(line: string): string {
  const message = line.slice(line.indexOf("\t") + 1);
  // A reset to anything but an own earlier commit may bring what others wrote.
  return (
    /^(commit)(?: \((?:amend|initial)\))?:|^(revert)\b|^(reset): moving to HEAD(?:[~^]\d*)*$/
      .exec(message)
      ?.slice(1)
      .find(Boolean) ?? "other"
  );
}
