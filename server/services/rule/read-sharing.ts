import { flooredPeople } from "@/core/privacy/floor";
import { consentsOf } from "@/core/rule/consent";
import { milderMode } from "@/core/rule/mode-order";
import type { RuleSharing } from "@/core/rule/output";
import { toldCommands } from "@/core/rule/told-commands";
import { reader } from "@/server/db/transaction";
import { listDelivered } from "../bundle/list-delivered";
import type { ProjectServiceContext } from "../context";
import { loadConsents, standingOf } from "./approval";
import { contentOf } from "./content";
import { type RuleRow, versionSelect } from "./select";

/** How a shared rule stands with its people, as this person may see it (trust.md sections 4 and 5). */
export async function readSharing(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleSharing> {
  const tx = reader(ctx);
  const [standing, agreed, delivered, muted] = await Promise.all([
    standingOf(tx, rule),
    findAgreed(ctx, rule),
    listDelivered(ctx, { ruleId: rule.id }),
    tx.ruleMute.findMany({ where: { ruleId: rule.id }, select: { userId: true } }),
  ]);
  const current = rule.versions[0];
  const mine = delivered[0];
  return {
    waits: standing.waits && !standing.alone,
    agreed,
    onlyForMe: mine?.onlyForMe ?? false,
    commands: current ? toldCommands(contentOf(current)) : [],
    mutedByMe: muted.some(({ userId }) => userId === ctx.actor.userId),
    mutedBy: flooredPeople(muted.length),
    awaitsMyReview: mine?.awaitsReview ? mine.version.contentHash : null,
  };
}

/** The newest content that two people agreed on, for the difference that an approver reads. */
async function findAgreed(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleSharing["agreed"]> {
  const history = await loadConsents(reader(ctx), rule);
  const consents = consentsOf(history);
  const newest = history.versions.find(({ contentHash }) => consents.has(contentHash));
  const consent = newest && consents.get(newest.contentHash);
  if (!newest || !consent) return null;
  const row = await reader(ctx).ruleVersion.findUniqueOrThrow({
    where: { ruleId_version: { ruleId: rule.id, version: newest.version } },
    select: versionSelect,
  });
  return { version: row.version, mode: milderMode(rule.mode, consent.mode), content: contentOf(row) };
}
