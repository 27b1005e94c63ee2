import { CLIENT_SESSION, eventKindSchema, hostSchema } from "@/core/hook-event/schema";
import type { OnboardingStatus } from "@/core/onboarding/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";

/** How far the person has come in this project: token, first event, first correction, first rule. */
export async function getOnboarding({ ctx }: { ctx: ProjectServiceContext }): Promise<OnboardingStatus> {
  await requirePermission(ctx, "own:read");
  const me = personOf(ctx);
  const own = { projectId: ctx.project.id, ownerId: me };
  const [project, token, first, latest, correction, rule] = await Promise.all([
    reader(ctx).project.findUniqueOrThrow({ where: { id: ctx.project.id }, select: { isSample: true } }),
    reader(ctx).cliToken.findFirst({
      where: { userId: me, revokedAt: null, OR: [{ projectId: null }, { projectId: ctx.project.id }] },
      orderBy: { lastUsedAt: { sort: "desc", nulls: "last" } },
      select: { createdAt: true, lastUsedAt: true },
    }),
    reader(ctx).agentSession.findFirst({
      where: { ...own, hostSessionId: { not: CLIENT_SESSION } },
      orderBy: { startedAt: "asc" },
      select: { startedAt: true },
    }),
    reader(ctx).hookEvent.findFirst({
      where: { ...own, kind: { not: "client_note" } },
      orderBy: { id: "desc" },
      select: { host: true, kind: true, occurredAt: true, sessionId: true },
    }),
    reader(ctx).correctionRecord.findFirst({
      where: { ...own, status: { not: "dismissed" } },
      orderBy: { occurredAt: "asc" },
      select: { sessionId: true, words: true, occurredAt: true },
    }),
    reader(ctx).rule.findFirst({
      where: { ownerId: me, projectId: ctx.project.id, status: { not: "dismissed" } },
      orderBy: { createdAt: "asc" },
      select: referenceSelect,
    }),
  ]);
  const device = latest
    ? await reader(ctx).agentSession.findUnique({
        where: { id: latest.sessionId },
        select: { deviceName: true },
      })
    : null;
  return {
    token,
    firstEventAt: first?.startedAt ?? null,
    latestEvent: latest
      ? {
          host: hostSchema.parse(latest.host),
          kind: eventKindSchema.parse(latest.kind),
          device: device?.deviceName ?? null,
          at: latest.occurredAt,
        }
      : null,
    firstCorrection: correction
      ? { sessionId: correction.sessionId, words: correction.words, at: correction.occurredAt }
      : null,
    firstRule: rule ? toReference(rule) : null,
    isSample: project.isSample,
  };
}
