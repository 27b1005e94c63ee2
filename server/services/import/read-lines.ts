import { setImmediate as breathe } from "node:timers/promises";
import { looksBack, momentJudge, readsTurnEnds } from "@/core/backtest/backtest";
import { uuidv7Floor } from "@/core/ids";
import { type ReadLine, readLine } from "@/core/import/read-line";
import type { ImportLine } from "@/core/import/schema";
import type { RuleContent } from "@/core/rule/schema";
import { listMoments } from "../backtest/list-moments";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { listTopicsInUse } from "../topic/list-in-use";

/** Stored acts that a check is tried on, newest first: enough to say “often”, and a request stays a request. */
const MAX_MOMENTS = 500;
const AHEAD_MS = 86_400_000;

export type CountedLine = ReadLine & { broken: (number | null)[] };

/**
 * Reads lines of instruction files and counts how often the person's own stored acts broke each check (issue 6,
 * import). Only the actor's own events are read; nothing is written. Lines come masked.
 * @returns for each wish of each line its count, null where there is no exact check
 */
export async function readLines({
  ctx,
  input: { lines },
}: VerbArguments<{ lines: ImportLine[] }>): Promise<{ read: CountedLine[]; acts: number }> {
  await requirePermission(ctx, "own:read");
  const topics = await listTopicsInUse({ ctx });
  const read: ReadLine[] = [];
  for (const line of lines) {
    read.push(readLine(line, topics));
    // Compiling is work: others are served between two lines.
    await breathe();
  }
  const checks = read.flatMap(({ wishes }) =>
    wishes.flatMap((wish) => (wish.enforceable ? wish.content : [])),
  );
  if (checks.length === 0)
    return { read: read.map((one) => ({ ...one, broken: one.wishes.map(() => null) })), acts: 0 };
  const verifiers = checks.flatMap(({ verifier }) => verifier ?? []);
  const moments = await listMoments({
    ctx,
    input: {
      beforeId: uuidv7Floor(ctx.now().getTime() + AHEAD_MS),
      limit: MAX_MOMENTS,
      turnEnds: verifiers.some(readsTurnEnds),
      tasks: verifiers.some(looksBack),
    },
  });
  const counted: CountedLine[] = [];
  for (const one of read) {
    const broken = one.wishes.map(({ enforceable, content }) =>
      enforceable ? countBroken(content, moments) : null,
    );
    counted.push({ ...one, broken });
    await breathe();
  }
  return { read: counted, acts: moments.length };
}

function countBroken(
  { verifier, applicability, recipe }: RuleContent,
  moments: Awaited<ReturnType<typeof listMoments>>,
): number {
  if (!verifier) return 0;
  const judge = momentJudge({ verifier, applicability, recipe });
  return moments.filter((stored) => judge(stored).stop !== null).length;
}
