import type { Moment } from "../enforcement/schema";

/** An event that self-verification found judged wrong. */
export type Misjudged = {
  /** What has to happen to it. */
  expected: "stop" | "pass";
  moment: Moment;
  /** An event of the other sort, to tell them apart by. */
  counter: Moment | null;
};

/** A changed spec, with the change in one sentence. */
export type Repaired<TSpec> = { spec: TSpec; change: string };

/** How a kind mends a spec of its own: the smallest deterministic change, or null where it knows none. */
export type Repairer<TSpec> = {
  /** Narrower for an event that must pass, with another name for one that must be stopped. */
  judge(spec: TSpec, misjudged: Misjudged): Repaired<TSpec> | null;
  /** The same check in fewer words, for one that is over a limit of the schema. */
  condense?(spec: TSpec): Repaired<TSpec> | null;
};
