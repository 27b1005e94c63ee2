import { z } from "zod";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { db } from "../../db/client";
import { enqueue } from "../../db/enqueue";
import { recompileRules } from "../../pipeline/recompile/recompile-rules";
import { defineTask } from "../task";

const RECOMPILE_RULES = "recompile-rules";

/** Rules of one job; the next one goes on where it ended, so that other work gets its turn. */
const LIMIT = 25;

/** Looks at each start whether this build's compiler makes something else of the rules in force. */
export const recompileRulesTask = defineTask({
  name: RECOMPILE_RULES,
  payload: z.object({ afterId: z.uuid().nullish() }).loose(),
  atStart: true,
  run: async ({ afterId }, { logger, signal }) => {
    const { looked, differing, nextId } = await recompileRules({
      ...{ compiler: COMPILER_VERSION, now: () => new Date(), limit: LIMIT },
      ...{ afterId: afterId ?? null, ...(signal && { signal }) },
    });
    if (looked > 0) logger.info({ looked, differing }, "rules compiled anew");
    if (nextId === null || looked === 0) return;
    const next = { task: RECOMPILE_RULES, payload: { afterId: nextId }, key: `cron:${RECOMPILE_RULES}` };
    await db.$transaction((tx) => enqueue(tx, next));
  },
});
