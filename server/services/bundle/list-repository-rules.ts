import { agentName } from "@/core/account/agent-name";
import { appliesWhen } from "@/core/delivery/applies-when";
import type { RepositoryRule } from "@/core/delivery/repository-rules";
import { deliveredTo } from "@/core/rule/consent";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { consentSelect } from "../rule/approval";
import { contentOf } from "../rule/content";
import { ruleNumber } from "../rule/number";
import { versionSelect } from "../rule/select";

/**
 * The shared rules that may stand in the project's repository, where everybody who can clone it reads them: what two
 * people agreed on, the same for each of them, and nobody's words (enforcement.md section 6, trust.md section 4). In a
 * project of one person what that person is told. Rules that only observe are left out.
 */
export async function listRepositoryRules(ctx: ProjectServiceContext): Promise<RepositoryRule[]> {
  const tx = reader(ctx);
  const projectId: string = ctx.project.id;
  const [members, rows] = await Promise.all([
    tx.membership.findMany({ where: { projectId }, take: 2, select: { userId: true } }),
    tx.rule.findMany({
      where: { layer: "project", projectId, status: "active" },
      orderBy: { number: "asc" },
      select: {
        ...{ id: true, ownerId: true, number: true, mode: true },
        supersedes: {
          where: { layer: "project", projectId },
          orderBy: { number: "asc" },
          select: { number: true },
        },
        versions: { orderBy: { version: "desc" }, select: consentSelect },
      },
    }),
  ]);
  const [only] = members;
  const person = { personId: only && members.length === 1 ? only.userId : "", alone: members.length === 1 };
  const agreed = rows.flatMap((row) => {
    const delivered = deliveredTo(row, person);
    return delivered && delivered.mode !== "observe" ? [{ row, delivered }] : [];
  });
  const [versions, users] = await Promise.all([
    tx.ruleVersion.findMany({
      where: { id: { in: agreed.map(({ delivered }) => delivered.version.id) } },
      select: versionSelect,
    }),
    tx.user.findMany({
      where: { id: { in: agreed.flatMap(({ delivered }) => delivered.approverIds) } },
      select: { id: true, name: true },
    }),
  ]);
  const names = new Map(users.map(({ id, name }) => [id, agentName(name)]));
  return agreed.flatMap(({ row, delivered }) => {
    const version = versions.find(({ id }) => id === delivered.version.id);
    if (!version) return [];
    const { statement, instruction, remedy, severity, applicability, claim } = contentOf(version);
    const number = ruleNumber("project", row.number);
    const [replaced] = row.supersedes;
    const earlier = version.version > 1 ? `${number}.v${version.version - 1}` : null;
    return [
      {
        ...{ number, version: version.version, severity, family: claim.topic },
        ...{ statement, instruction, remedy, appliesWhen: appliesWhen(applicability) },
        approvers: delivered.approverIds.flatMap((id) => names.get(id) ?? []),
        supersedes: earlier ?? (replaced ? ruleNumber("project", replaced.number) : null),
      },
    ];
  });
}
