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
  ["Remove plan files and crash logs that you produced.", "Delete temporary files when you are done."],
  ["Never publish a release.", "Do not cut releases."],
  ["No ternaries.", "No nested ternaries."],
  ["No console.log.", "No print statements."],
  ["No console.log.", "No debugger statements."],
  ["Don't leave debug prints.", "No print statements."],
  ["Don't leave debug prints.", "No console.log."],
  ["Don't leave debug prints.", "No debugger statements."],
  ["No print statements.", "No debugger statements."],
  ["Never use --force with npm.", "Never run audit fix with force."],
  ["Don't start the dev server.", "Don't run servers in the foreground."],
  ["No kill -9 and no killall.", "Never use kill -9."],
];

/** Known misses: still taken for one, although they are two. The list may only become shorter. */
const TAKEN_FOR_ONE: [string, string][] = [
  ["Never push to main.", "Never push tags."],
  ["Remove plan files and crash logs that you produced.", "Ask before deleting any file."],
  ["No model callbacks.", "Use async/await, not .then."],
  ["No arbitrary Tailwind values.", "Use @use, not @import, in Sass."],
  ["No manual subscribe in Angular components.", "Svelte components use runes, no export let."],
  ["No manual subscribe in Angular components.", "Vue components use script setup, no options API."],
  ["No backticks in shell scripts.", "Use single quotes for strings."],
  ["Always pass --no-cache to docker build.", "No no-cache builds."],
  ["Containers never run as root.", "Never run docker in privileged mode."],
  ["Containers never run as root.", "Never use sudo."],
  ["Containers never run as root.", "No privileged containers."],
  ["Do not add dependencies without asking.", "Don't panic in library code."],
  ["Do not add dependencies without asking.", "No package-level variables in Go."],
  ["Do not apply manifests to the cluster.", "Never run terraform apply."],
  ["Do not change git settings.", "Never change repository settings or secrets with gh."],
  ["Do not comment on issues or pull requests.", "Don't write comments."],
  ["Do not comment on issues or pull requests.", "TODO comments must have an issue number."],
  ["Do not reformat the whole repository.", "Never edit files outside the repository."],
  ["Don't run servers in the foreground.", "Never block on tasks in C#."],
  ["Don't run the whole test suite.", "Maven builds must not skip tests."],
  ["Don't run the whole test suite.", "No let! in specs."],
  ["Don't run the whole test suite.", "Test files are named *.spec.ts, not *.test.ts."],
  ["Don't start the dev server.", "Never block on tasks in C#."],
  ["Don't use large z-index values.", "Never use the array index as a key."],
  ["Files in queries/ are named YYYY-MM-DD_name.sql.", "SQL files live in db/queries/."],
  [
    "Kotlin test classes live in files named *Test.kt, not *Tests.kt or *Spec.kt.",
    "Test files are named *.spec.ts, not *.test.ts.",
  ],
  ["Look at files with the Read tool, not with cat or head.", "Read a file before you edit it."],
  ["Never create markdown files unless I ask.", "No HTML in Markdown."],
  ["Never use !important.", "No deep imports into package internals."],
  ["Never use unwrap() in Rust.", "No expect in Rust code."],
  ["No let! in specs.", "Test files are named *.spec.ts, not *.test.ts."],
  ["No raw SQL queries.", "SQL files live in db/queries/."],
  ["Pin exact versions in package.json.", "package.json must be valid JSON."],
  ["Always pass --no-cache to docker build.", "No clean builds."],
  ["Always pass --no-cache to docker build.", "Do not add dependencies without asking."],
  ["No deep imports into package internals.", "Do not upgrade dependencies."],
  ["Don't panic in library code.", "Do not upgrade dependencies."],
  ["No package-level variables in Go.", "Do not upgrade dependencies."],
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

const misses = keyed(TAKEN_FOR_ONE);

/** Whether two sentences are known to be taken for one by mistake. */
export function isKnownMiss(one: string, other: string): boolean {
  return misses.has([one, other].sort().join("\n"));
}
