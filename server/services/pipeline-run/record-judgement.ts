import type { Detection } from "@/core/correction/schema";
import { reader } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

type Judgement = Pick<Detection, "label" | "path" | "language"> & { eventId: string; script: string };

/** Keeps in names what the detection said of a prompt, so that counts need not read its output. Not audited. */
export async function recordJudgement({ ctx, input }: VerbArguments<Judgement>): Promise<void> {
  await requirePermission(ctx, "own:write");
  const { eventId, ...said } = input;
  await reader(ctx).pipelineRun.updateMany({ where: { eventId, ownerId: personOf(ctx) }, data: said });
}
