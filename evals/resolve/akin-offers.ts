/** Sentences of our own recipes of which one says or covers what the other says; checked by hand. */
const AKIN: [string, string][] = [
  ["Never push unless I ask.", "Never push to main."],
  ["Never push unless I ask.", "Never push tags."],
  ["Never push unless I ask.", "Never force-push."],
  ["Never commit unless I ask.", "Never commit with -a."],
  ["Never rewrite history.", "Do not amend commits."],
  ["Never rewrite history.", "No interactive rebases."],
  ["Never rewrite history.", "Never force-push."],
  ["Rebase instead of merging.", "No merge commits."],
  ["Never use eval.", "No eval in shell scripts."],
  ["No sleeps in tests.", "No fixed waits in Cypress tests."],
  ["No relative imports in Python.", "Use absolute imports, not relative ones."],
  ["No deep relative imports like ../../..", "Use absolute imports, not relative ones."],
  ["Run python with poetry run.", "Use `poetry run pytest`, never bare pytest."],
  ["No hard resets.", "Never discard my uncommitted changes."],
  ["Ask before deleting any file.", "Never delete untracked files."],
  ["Ask before deleting any file.", "Never delete lock files."],
  ["Do not skip tests with it.skip.", "Maven builds must not skip tests."],
  ["Never run docker in privileged mode.", "No privileged containers."],
  ["Never run terraform apply.", "Terraform must never be applied by you."],
  ["No ternaries.", "No nested ternaries."],
  ["No console.log.", "No print statements."],
  ["No console.log.", "No debugger statements."],
  ["Don't leave debug prints.", "No print statements."],
  ["Don't leave debug prints.", "No console.log."],
  ["Don't leave debug prints.", "No debugger statements."],
  ["No print statements.", "No debugger statements."],
  ["Never use --force with npm.", "Never run audit fix with force."],
  ["Don't start the dev server.", "Don't run servers in the foreground."],
];

/** Sentences that turn each other down. */
const OPPOSED: [string, string][] = [
  ["Merge, never rebase.", "Rebase instead of merging."],
  ["Merge, never rebase.", "No merge commits."],
  ["Don't open pull requests.", "Always open pull requests as drafts."],
  ["Use type aliases, not interfaces.", "Never use type aliases, use interfaces."],
  ["Use arrow functions, not function declarations.", "Use function declarations, not arrow functions."],
  ["SQL keywords in upper case.", "SQL keywords in lower case."],
  ["No TODO comments.", "TODO comments must have an issue number."],
  ["Don't write comments.", "Write comments in English."],
  ["Run the tests before you finish.", "Don't run the whole test suite."],
];

function keyed(pairs: readonly [string, string][]): ReadonlySet<string> {
  return new Set(pairs.map((pair) => [...pair].sort().join("\n")));
}

const KNOWN = { akin: keyed(AKIN), opposed: keyed(OPPOSED) };

/** How two sentences of our own recipes stand to each other; null for strangers. */
export function kinOf(one: string, other: string): "akin" | "opposed" | null {
  const key = [one, other].sort().join("\n");
  if (KNOWN.akin.has(key)) return "akin";
  return KNOWN.opposed.has(key) ? "opposed" : null;
}
