/** One JSON file of a person's data export: which rows, and what a reader has to know of them. */
export type ExportFile = {
  /** Path inside the archive. */
  path: string;
  /** One line for README.txt. */
  about: string;
};

export const EXPORT_FILES = {
  profile: { path: "account/profile.json", about: "Your name, address, policy and when you joined." },
  identities: { path: "account/identities.json", about: "Providers that you sign in with." },
  sessions: { path: "account/browser-sessions.json", about: "Browsers in which you were signed in." },
  devices: { path: "account/devices.json", about: "Machines on which your tokens were used." },
  tokens: { path: "account/tokens.json", about: "Your tokens, without their secrets or hashes." },
  accountNotices: { path: "account/notices.json", about: "Lines about your account." },
  memberships: { path: "account/memberships.json", about: "Your projects and your role in each." },
  agentSessions: { path: "work/agent-sessions.json", about: "Sessions of your coding agents." },
  events: {
    path: "work/events.json",
    about:
      "What the hosts told: your prompts, what agents wanted to do, how it ended. Masked as it was received; contents of files go earlier than the rest.",
  },
  removedEvents: { path: "work/removed-events.json", about: "Ids of events that you removed." },
  signals: { path: "learning/signals.json", about: "Prompts that looked like corrections, and why." },
  marks: {
    path: "learning/marks.json",
    about: "What you said of your own prompts: “this was a correction”, “this was none”.",
  },
  records: { path: "learning/corrections.json", about: "Your corrections with request, act and workspace." },
  facts: { path: "learning/facts.json", about: "What was noted about your wishes." },
  factChanges: { path: "learning/fact-changes.json", about: "How sure each fact was over time, and why." },
  decisions: { path: "learning/decisions.json", about: "What became of each wish, with the decision line." },
  runs: { path: "learning/runs.json", about: "How each of your prompts was worked on." },
  stages: { path: "learning/stages.json", about: "The stages of those runs with their outputs." },
  notices: { path: "learning/notices.json", about: "Lines that were told to you at a hook." },
  rules: { path: "rules/personal-rules.json", about: "Your own rules." },
  versions: {
    path: "rules/versions.json",
    about: "Texts of your own rules, and of shared rules that you wrote.",
  },
  evidence: {
    path: "rules/evidence.json",
    about: "Your words behind rules; `released` ones others may read.",
  },
  approvals: { path: "rules/approvals.json", about: "Versions of shared rules that you approved." },
  mutes: { path: "rules/mutes.json", about: "Shared rules that you muted on your machines." },
  acceptances: { path: "rules/acceptances.json", about: "Shared rules that you accepted one by one." },
  families: { path: "rules/families.json", about: "How often you said what about which topic." },
  familyOccurrences: {
    path: "rules/family-occurrences.json",
    about: "Which of your prompts counted for which topic.",
  },
  declines: { path: "learning/declines.json", about: "What a model reviewer declined in your sessions." },
  deadlocks: {
    path: "enforcement/deadlocks.json",
    about: "Where two rules denied each other's remedy in your sessions.",
  },
  violations: {
    path: "enforcement/violations.json",
    about: "What rules stopped or noticed in your sessions.",
  },
  cases: { path: "rules/cases.json", about: "Cases that you wrote for checks: must stop, must pass." },
  ruleDays: { path: "enforcement/rule-days.json", about: "How often rules had a say in your work, by day." },
  recompilations: {
    path: "rules/recompilations.json",
    about: "What later compilers made of your rules, and what you said of it.",
  },
  backtests: { path: "enforcement/backtests.json", about: "Rules that you ran over your past work." },
  backtestStops: {
    path: "enforcement/would-be-stops.json",
    about: "What they would have stopped, and what you said of it.",
  },
  exemptions: { path: "enforcement/exemptions.json", about: "What you let pass, with your reasons." },
  deliveries: { path: "enforcement/deliveries.json", about: "When a rule was put before your agent." },
  bundles: { path: "enforcement/bundles.json", about: "Published states of your rules." },
  audit: {
    path: "audit/own-chain.json",
    about: "The audit of your own layer: entries, payloads and salts, so that you can check the chain.",
  },
} as const satisfies Record<string, ExportFile>;
export type ExportFileName = keyof typeof EXPORT_FILES;

/** The text that explains the archive. @param host where it comes from */
export function exportReadme({ name, host, at }: { name: string; host: string; at: string }): string {
  const lines = Object.values(EXPORT_FILES).map(({ path, about }) => `${path}\n    ${about}`);
  return [
    `Everything that Heed at ${host} holds of ${name}, as of ${at}.`,
    "",
    "Every file is a JSON array of rows; columns have the names of the database. Times are UTC.",
    "Nothing of anybody else is in it: of shared rules only what you wrote or quoted.",
    "",
    ...lines,
    "",
  ].join("\n");
}
