import { randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { emitAudit } from "../audit/emit-audit";

type Recorded = {
  action: "backup.create" | "backup.restore";
  /** Name of the file, without its folder. */
  file: string;
  rows: number;
  bytes: number;
  now: Date;
};

/** Notes in the instance's audit what the operator did at the command line; who holds the data folder may do it. */
export async function recordBackup({ action, file, rows, bytes, now }: Recorded): Promise<void> {
  const name = action === "backup.create" ? "npm run backup" : "npm run restore";
  const actor = { type: "system_job" as const, job: name, userId: null, name };
  await db.$transaction((tx) =>
    emitAudit(
      tx,
      { actor, requestId: randomUUID(), now: () => now },
      {
        action,
        chain: { kind: "instance" },
        entity: { type: "backup", id: file },
        after: { file, rows, bytes },
      },
    ),
  );
}
