import { z } from "zod";
import type { Layer, RuleStatus } from "./schema";

export const SHAPES = ["atomic", "composite", "refinement"] as const;
/**
 * atomic: stands alone, or is part of a composite · composite: its verifier is over its parts · refinement: a special
 * case of its parent, in force only together with it and under its applicability (learning.md section 5).
 */
export const shapeSchema = z.enum(SHAPES);
export type Shape = z.infer<typeof shapeSchema>;

/** What decides where a rule may stand in the library. */
export type Placed = {
  id: string;
  layer: Layer;
  ownerId: string;
  projectId: string | null;
  /** Host session of a session rule. */
  hostSessionId: string | null;
  status: RuleStatus;
  shape: Shape;
  parentId: string | null;
  /** How many rules stand under it. */
  children: number;
};

export const PLACE_PROBLEMS = [
  "itself",
  "another_library",
  "another_session",
  "parent_is_child",
  "has_children",
  "composite_below",
  "parent_gone",
  "already_there",
] as const;
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];

const GONE: readonly RuleStatus[] = ["superseded", "archived", "dismissed"];

/**
 * Why a rule cannot stand under another; null when it can. One level, one library: with these two there can be no
 * circle (learning.md section 5, library shape).
 */
export function placeProblem(child: Placed, parent: Placed): PlaceProblem | null {
  if (child.id === parent.id) return "itself";
  if (child.parentId === parent.id) return "already_there";
  const isOwn = child.layer !== "personal" || child.ownerId === parent.ownerId;
  if (child.layer !== parent.layer || child.projectId !== parent.projectId || !isOwn)
    return "another_library";
  if (parent.hostSessionId !== null && child.hostSessionId !== parent.hostSessionId) return "another_session";
  if (parent.parentId !== null) return "parent_is_child";
  if (child.shape === "composite") return "composite_below";
  if (child.children > 0) return "has_children";
  return GONE.includes(parent.status) ? "parent_gone" : null;
}

/** What a rule becomes under a parent: part of a composite, else a special case. */
export function shapeUnder(parent: Pick<Placed, "shape">): Shape {
  return parent.shape === "composite" ? "atomic" : "refinement";
}

const WORDS: Record<PlaceProblem, string> = {
  itself: "A rule cannot stand under itself.",
  another_library: "Only a rule of the same library, owner and project can be its parent.",
  another_session: "That parent counts in one session only; this rule counts longer.",
  parent_is_child: "That rule stands under another one itself. Choose its parent: there is one level.",
  has_children: "Rules stand under this one. Detach them first: there is one level.",
  composite_below: "A composite stands on its own; attach its parts instead.",
  parent_gone: "That rule is out of force for good. Restore it, or choose another parent.",
  already_there: "It stands under that rule already.",
};

/** The problem as a sentence that says what to do. */
export function placeProblemText(problem: PlaceProblem): string {
  return WORDS[problem];
}
