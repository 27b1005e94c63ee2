import { roleAllows } from "@/core/permission/permissions";
import { canMove } from "@/core/rule/lifecycle";
import type { RuleDetail } from "@/core/rule/output";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { isAlone, isApprovedVersion } from "./approval";
import type { RuleRow } from "./select";
import { personOf } from "./visibility";

const HOUR_MS = 3_600_000;

/** What the buttons of a rule may offer; the verbs decide again. */
export async function abilitiesOf(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleDetail["can"]> {
  const isMine = rule.ownerId === personOf(ctx);
  const { role } = ctx.project;
  const mayChange = rule.layer === "personal" ? isMine : roleAllows(role, "rule:curate");
  const current = rule.versions[0];
  const alone = rule.layer === "project" && (await isAlone(reader(ctx), rule.projectId));
  const needsApproval = rule.layer === "project" && !alone && !(current && isApprovedVersion(current));
  const blocked = approveBlockedBecause(ctx, { isMine, alone });
  const mayApprove = needsApproval && roleAllows(role, "rule:approve");
  return {
    edit: mayChange && rule.status !== "superseded",
    activate: mayChange && !needsApproval && rule.status !== "active" && canMove(rule.status, "active"),
    pause: mayChange && canMove(rule.status, "paused"),
    archive: (mayChange || (isMine && rule.status === "proposed")) && canMove(rule.status, "archived"),
    restore: mayChange && rule.status !== "proposed",
    undo: mayChange && isMine && rule.status !== "archived",
    propose:
      rule.layer === "personal" && isMine && rule.status === "active" && roleAllows(role, "rule:propose"),
    approve: mayApprove && blocked === null,
    approveBlockedBecause: mayApprove ? blocked : null,
  };
}

/** Why this person cannot approve now (trust.md section 5); null when nothing is in the way. */
export function approveBlockedBecause(
  { actor, now }: ProjectServiceContext,
  { isMine, alone }: { isMine: boolean; alone: boolean },
): string | null {
  if (actor.type !== "user") return "Approve it in the web application.";
  if (isMine && !alone) return "A second person has to approve what you proposed.";
  if (now().getTime() - actor.authenticatedAt.getTime() > HOUR_MS) {
    return "Sign in again: approving needs a sign-in within the last hour.";
  }
  return null;
}
