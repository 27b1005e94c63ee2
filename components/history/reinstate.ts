import type { UndoResult } from "@/core/rule/output";
import type { useTRPCClient } from "@/lib/trpc/client";

type Client = ReturnType<typeof useTRPCClient>;

/** Takes a rollback back: what it archived is in force again, and what it brought back gives way. */
export async function reinstate(
  client: Client,
  { projectSlug, archived, activated }: { projectSlug: string } & Pick<UndoResult, "archived" | "activated">,
): Promise<void> {
  const newer = archived[0];
  if (!newer) return;
  await client.rule.restore.mutate({ projectSlug, ruleId: newer.id });
  const older = activated[0];
  if (older) await client.rule.supersede.mutate({ projectSlug, oldId: older.id, newId: newer.id });
}
