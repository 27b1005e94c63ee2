import { INSTANCE_SUBJECT } from "@/core/audit/actions";
import { type LastBackup, lastBackupSchema } from "@/core/instance/schema";
import { reader } from "@/server/db/transaction";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";

/** The newest backup that the instance's audit knows of; null when there was none. */
export async function readLastBackup(ctx: ServiceContext): Promise<LastBackup | null> {
  await requirePermission(ctx, "instance:admin");
  const entry = await reader(ctx).auditEntry.findFirst({
    where: { action: "backup.create", chain: { kind: "instance", subjectId: INSTANCE_SUBJECT } },
    orderBy: { seq: "desc" },
    select: { at: true, payload: { select: { after: true } } },
  });
  if (!entry) return null;
  const parsed = lastBackupSchema.safeParse({ ...Object(entry.payload?.after), at: entry.at });
  return parsed.success ? parsed.data : null;
}
