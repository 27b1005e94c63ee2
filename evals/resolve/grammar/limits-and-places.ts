/** A limit: what is limited, with which unit, and two amounts. */
export type Limit = { thing: string; short: string; unit: string; amounts: [number, number]; other: string };

export const LIMITS: Limit[] = [
  { thing: "Functions", short: "a function", unit: "lines", amounts: [40, 60], other: "Components" },
  { thing: "Requests", short: "a request", unit: "seconds", amounts: [30, 90], other: "Jobs" },
  { thing: "Pull requests", short: "a PR", unit: "changed lines", amounts: [400, 250], other: "Migrations" },
  {
    thing: "Upload batches",
    short: "a batch of uploads",
    unit: "files",
    amounts: [50, 200],
    other: "Exports",
  },
  { thing: "Sessions", short: "a session", unit: "hours", amounts: [8, 24], other: "Invitations" },
  {
    thing: "Cached prices",
    short: "a cached price",
    unit: "minutes",
    amounts: [5, 15],
    other: "Cached avatars",
  },
  {
    thing: "Commit subjects",
    short: "a subject line",
    unit: "characters",
    amounts: [50, 72],
    other: "Branch names",
  },
  {
    thing: "Connection pools",
    short: "a pool",
    unit: "connections",
    amounts: [10, 25],
    other: "Worker pools",
  },
];

/** Something to do at a moment. */
export type Moment = { order: string; noun: string; before: string; done: string; other: string };

export const MOMENTS: Moment[] = [
  {
    order: "Run the type checker",
    noun: "a type check",
    before: "pushing",
    done: "push",
    other: "tagging a release",
  },
  {
    order: "Update the changelog",
    noun: "a changelog entry",
    before: "opening a pull request",
    done: "PR",
    other: "deploying",
  },
  {
    order: "Take a backup",
    noun: "a backup",
    before: "migrating the database",
    done: "migration",
    other: "upgrading Postgres",
  },
  {
    order: "Show me a plan",
    noun: "a plan",
    before: "refactoring",
    done: "refactoring",
    other: "adding a dependency",
  },
  {
    order: "Rebuild the app",
    noun: "a rebuild",
    before: "saying you are done",
    done: "report",
    other: "committing",
  },
  {
    order: "Run the benchmarks",
    noun: "benchmark results",
    before: "merging parser changes",
    done: "merge",
    other: "releasing",
  },
  {
    order: "Reproduce the bug with a test",
    noun: "a failing test",
    before: "fixing it",
    done: "fix",
    other: "closing the ticket",
  },
  {
    order: "Measure memory use",
    noun: "a memory profile",
    before: "optimising",
    done: "optimisation",
    other: "upgrading the runtime",
  },
];

/** Where a thing stands or what it is called, and where else it might. */
export type Place = { thing: string; said: string; place: string; elsewhere: string; other: string };

export const PLACES: Place[] = [
  {
    thing: "Feature specs",
    said: "specs for features",
    place: "spec/features",
    elsewhere: "spec/system",
    other: "Request specs",
  },
  {
    thing: "Shared types",
    said: "types that both sides use",
    place: "packages/types",
    elsewhere: "src/shared",
    other: "Shared hooks",
  },
  {
    thing: "SQL queries",
    said: "queries",
    place: "db/queries",
    elsewhere: "src/sql",
    other: "SQL functions",
  },
  {
    thing: "Design decisions",
    said: "decisions",
    place: "docs/adr",
    elsewhere: "the wiki",
    other: "Meeting notes",
  },
  { thing: "Open tasks", said: "todos", place: "TODO.md", elsewhere: "Linear", other: "Release notes" },
  {
    thing: "Business logic",
    said: "logic",
    place: "service objects",
    elsewhere: "the models",
    other: "Validation",
  },
  { thing: "Screens", said: "a new screen", place: "lib/features", elsewhere: "lib/pages", other: "Widgets" },
  { thing: "Scripts", said: "helper scripts", place: "tools/", elsewhere: "bin/", other: "Cron definitions" },
];
