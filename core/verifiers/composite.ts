import type { AgentAction } from "../hook-event/schema";
import type { VerifierSpec } from "../rule/schema";
import { verifierKind } from "./registry";
import { leavesOf, MAX_SPEC_DEPTH, partsOf } from "./spec-parts";
import type { Explanation, IndexKeys } from "./verifier";

/** A check in plain words as a tree: what is combined, and each check with what it stops. */
export type ExplainedSpec =
  | { join: "all" | "any" | "not"; title: string; parts: ExplainedSpec[] }
  /** `explanation` is null for kinds that this version does not know and for fields that a kind refuses. */
  | { join: null; kind: string; title: string; explanation: Explanation | null };

const TITLES = {
  all: "Stops when any of these stops",
  any: "Stops only when each of these stops",
  not: "Stops what this lets pass, and lets pass what it stops",
} as const;

/** Where the bundle files a check: the union over its parts. Parts that their kind refuses are filed nowhere. */
export function indexKeysOf(spec: VerifierSpec): IndexKeys {
  const union: Required<IndexKeys> = {
    shell: [],
    file: [],
    read: false,
    tool: [],
    turnFinished: false,
    steps: false,
  };
  for (const leaf of leavesOf(spec)) {
    const keys = keysOf(leaf);
    union.shell.push(...(keys.shell ?? []));
    union.file.push(...(keys.file ?? []));
    union.tool.push(...(keys.tool ?? []));
    union.read ||= keys.read ?? false;
    union.turnFinished ||= keys.turnFinished ?? false;
    union.steps ||= keys.steps ?? false;
  }
  return { ...union, shell: unique(union.shell), file: unique(union.file), tool: unique(union.tool) };
}

/** What an act has in common with others that a check catches: one key a part that catches it. */
export function relatedKeysOf(spec: VerifierSpec, action: AgentAction): Set<string> {
  const keys = leavesOf(spec).flatMap((leaf) => {
    const key = attempt(() => verifierKind(leaf.kind)?.relatedKey(leaf, action)) ?? null;
    return key === null ? [] : [`${leaf.kind} ${key}`];
  });
  return new Set(keys);
}

/** Explains a check or a combination, whatever it is made of. */
export function explainSpecTree(spec: VerifierSpec, depth = 0): ExplainedSpec {
  const tree = depth > MAX_SPEC_DEPTH ? null : partsOf(spec);
  if (tree === null) return { join: null, kind: "", title: "Unreadable check", explanation: null };
  if (tree.join !== null) {
    const parts = tree.parts.map((part) => explainSpecTree(part, depth + 1));
    return { join: tree.join, title: TITLES[tree.join], parts };
  }
  const kind = verifierKind(tree.leaf.kind);
  const parsed = kind?.spec.safeParse(tree.leaf);
  return {
    join: null,
    kind: tree.leaf.kind,
    title: kind?.title ?? tree.leaf.kind,
    explanation: kind && parsed?.success ? kind.explain(parsed.data) : null,
  };
}

/** The same as a nested list of text, for the terminal. */
export function explainLines(spec: VerifierSpec): string[] {
  return linesOf(explainSpecTree(spec), "");
}

function keysOf(leaf: { kind: string }): IndexKeys {
  return attempt(() => verifierKind(leaf.kind)?.index(leaf)) ?? {};
}

/** Kinds are written for specs that their schema took; what got in otherwise has no answer. */
function attempt<T>(answer: () => T): T | null {
  try {
    return answer();
  } catch {
    return null;
  }
}

function linesOf(node: ExplainedSpec, indent: string): string[] {
  if (node.join !== null)
    return [`${indent}${node.title}:`, ...node.parts.flatMap((part) => linesOf(part, `${indent}  `))];
  if (node.explanation === null) return [`${indent}${node.title}: not known to this version`];
  const { when, stops, passes, unchecked } = node.explanation;
  return [
    `${indent}${node.title}: ${when}`,
    ...stops.map((text) => `${indent}  stops: ${text}`),
    ...passes.map((text) => `${indent}  passes: ${text}`),
    ...(unchecked ? [`${indent}  note: ${unchecked}`] : []),
  ];
}

function unique(keys: string[]): string[] {
  return [...new Set(keys)];
}
