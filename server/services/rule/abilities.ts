import { roleAllows } from "@/core/permission/permissions";
import { canMove } from "@/core/rule/lifecycle";
import type { RuleDetail } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import { hasRecentSignIn } from "../account/require-recent-sign-in";
import type { ProjectServiceContext } from "../context";
import { standingOf } from "./approval";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

/** What the buttons of a rule may offer; the verbs decide again. */
export async function abilitiesOf(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleDetail["can"]> {
  const me = personOf(ctx);
  const isMine = rule.ownerId === me;
  const { role } = ctx.project;
  const mayChange = rule.layer === "personal" ? isMine : roleAllows(role, "rule:curate");
  const standing = rule.layer === "project" ? await standingOf(reader(ctx), rule) : null;
  const mayCount = standing === null || standing.agreed || standing.alone;
  const isOwnWork = isMine || (standing?.authorIds.includes(me) ?? false);
  const waits = standing?.waits === true && !(standing.alone && isOwnWork);
  const mayApprove = waits && roleAllows(role, "rule:approve") && canBeApproved(rule);
  const blocked = approveBlockedBecause(ctx, { isMine: isOwnWork, alone: standing?.alone ?? false });
  return {
    edit: mayChange && rule.status !== "superseded",
    activate: mayChange && mayCount && rule.status !== "active" && canMove(rule.status, "active"),
    pause: mayChange && canMove(rule.status, "paused"),
    archive: (mayChange || (isMine && rule.status === "proposed")) && canMove(rule.status, "archived"),
    restore: mayChange && rule.status !== "proposed",
    undo: mayChange && isMine && rule.status !== "archived",
    propose:
      rule.layer === "personal" && isMine && rule.status === "active" && roleAllows(role, "rule:propose"),
    approve: mayApprove && blocked === null,
    approveBlockedBecause: mayApprove ? blocked : null,
    approveNeedsSignIn: mayApprove && blocked === null && !hasRecentSignIn(ctx),
    mute: rule.layer === "project" && rule.status === "active" && ctx.actor.type === "user",
  };
}

/** What waits for a second person is a proposal, or an edit of a rule in force. */
export function canBeApproved({ status }: Pick<RuleRow, "status">): boolean {
  return status === "proposed" || status === "active";
}

/** Why this person cannot approve, however recently they signed in (trust.md section 5); null when they can. */
export function approveBlockedBecause(
  { actor }: ProjectServiceContext,
  { isMine, alone }: { isMine: boolean; alone: boolean },
): string | null {
  if (actor.type !== "user") return "Approve it in the web application.";
  if (isMine && !alone) return "Another person has to approve what you proposed or changed.";
  return null;
}
