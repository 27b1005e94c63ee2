/** What a complaint that names no wish reproaches the agent with; each stands for one wish about conduct. */
export const REPROACHES = [
  /** Said that something is done or works, and it is not. */
  "falseClaim",
  /** Did a part of what was asked. */
  "partial",
  /** Wrote anew what was there. */
  "duplicate",
  /** Used or named what does not exist. */
  "invented",
  /** Did more than was asked. */
  "beyond",
  /** Let the person do what it can do itself. */
  "makesMe",
  /** Worked around a bug. */
  "symptom",
  /** Answered without having looked. */
  "guessed",
  /** Left files for the person to clean up. */
  "leftovers",
] as const;
export type Reproach = (typeof REPROACHES)[number];

/**
 * One language: how each reproach is said (a regular expression without captures), and the wish that it stands for, as one
 * line. A new language is one file of this type and its line in `../reproach.ts`.
 */
export type Reproaches = Record<Reproach, { says: string; wish: string }>;

/** The line that the claim of a reproach is read from: it names the area that the catalog knows. */
export const CANONICAL: Record<Reproach, string> = {
  falseClaim: "Verify that a thing is done before saying so.",
  partial: "Do every point of a request, and check each before saying that it is done.",
  duplicate: "Look for existing code before writing new.",
  invented: "Do not invent anything; check that it exists before using it.",
  beyond: "Change only what was asked for.",
  makesMe: "Check it yourself instead of asking the user to do it.",
  symptom: "No workarounds.",
  guessed: "Never guess.",
  leftovers: "Remove temporary files before finishing.",
};
