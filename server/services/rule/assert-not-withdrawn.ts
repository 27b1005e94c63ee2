import { HeedError } from "@/core/errors";
import type { ProjectServiceContext } from "../context";
import type { RuleRow } from "./select";

/** Why a proposal is archived that its author took back. */
export const WITHDRAWN = "Withdrawn by its author.";

/**
 * A proposal without its author has one person left who wants it (trust.md section 5), so only they bring it back.
 * @throws CONFLICT for everybody else
 */
export function assertNotWithdrawn({ actor }: ProjectServiceContext, rule: RuleRow): void {
  const { layer, status, statusReason, ownerId } = rule;
  if (layer !== "project" || status !== "archived" || statusReason !== WITHDRAWN) return;
  if (ownerId === actor.userId) return;
  throw new HeedError("CONFLICT", "Its author withdrew this proposal. Write a rule of your own instead.");
}
