export type CheckState = "ok" | "warning" | "failed";

/** One thing that was looked at, and what was found. */
export type Check = { name: string; state: CheckState; detail: string };

/** A thing that has to be so: where it is not, Heed is not ready. */
export function check(name: string, passed: boolean, good: string, bad: string): Check {
  return { name, state: passed ? "ok" : "failed", detail: passed ? good : bad };
}

/** A thing that is worth a line, but holds nothing up. */
export function note(name: string, passed: boolean, good: string, bad: string): Check {
  return { name, state: passed ? "ok" : "warning", detail: passed ? good : bad };
}
