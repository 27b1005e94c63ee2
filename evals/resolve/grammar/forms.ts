/** A form that a thing has, and another that excludes it. */
export type Form = { thing: string; said: string; form: string; otherForm: string; other: string };

export const FORMS: Form[] = [
  {
    thing: "Database columns",
    said: "columns in the db",
    form: "snake_case",
    otherForm: "camelCase",
    other: "JSON keys",
  },
  { thing: "Dates", said: "date fields", form: "ISO 8601", otherForm: "unix timestamps", other: "Durations" },
  {
    thing: "Money amounts",
    said: "prices",
    form: "integer cents",
    otherForm: "decimals",
    other: "Tax rates",
  },
  {
    thing: "Release notes",
    said: "the release notes",
    form: "the present tense",
    otherForm: "the past tense",
    other: "Commit messages",
  },
  {
    thing: "Answers",
    said: "your replies",
    form: "bullet points",
    otherForm: "full sentences",
    other: "Pull request descriptions",
  },
  {
    thing: "Test names",
    said: "names of tests",
    form: "backtick names with spaces",
    otherForm: "camelCase",
    other: "Test files",
  },
  {
    thing: "Primary keys",
    said: "ids of tables",
    form: "ULIDs",
    otherForm: "serial integers",
    other: "Request ids",
  },
  {
    thing: "Shell snippets",
    said: "commands for the terminal",
    form: "fish syntax",
    otherForm: "bash syntax",
    other: "CI scripts",
  },
  {
    thing: "Icons",
    said: "icons in the app",
    form: "Lucide icons",
    otherForm: "Heroicons",
    other: "Illustrations",
  },
  { thing: "Log lines", said: "what we log", form: "JSON", otherForm: "plain text", other: "Metrics" },
  {
    thing: "User docs",
    said: "documentation for users",
    form: "Portuguese",
    otherForm: "English",
    other: "Code comments",
  },
  {
    thing: "Prose",
    said: "texts",
    form: "British spelling",
    otherForm: "American spelling",
    other: "Identifiers",
  },
];

export const SPOTS = [
  "the legacy importer",
  "the admin app",
  "packages/billing",
  "the test suite",
  "the mobile client",
  "scripts",
];
export const DETAILS = [
  "with exponential backoff",
  "and link the ticket",
  "in alphabetical order",
  "with the team's name in front",
  "including the version",
  "per tenant",
];
