import { tracked } from "@trpc/server";
import { z } from "zod";
import { type LiveChange, liveChangeSchema } from "@/core/live/schema";
import { liveChanges } from "@/server/live/changes";
import { untilSessionEnds } from "@/server/live/session-end";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

const RESYNC: LiveChange = { kind: "resync", id: null, sessionId: null };

export const liveRouter = router({
  /** Ids of what changed; a reader that comes back with a last id missed some and asks for everything again. */
  onProject: projectProcedure
    .input(z.object({ lastEventId: z.string().nullish() }))
    .subscription(async function* ({ ctx, input, signal }) {
      let position = Number(input.lastEventId ?? 0) || 0;
      if (position > 0) yield tracked(String(position), RESYNC);
      for await (const change of liveChanges(ctx.service, signal)) {
        position += 1;
        yield tracked(String(position), liveChangeSchema.parse(change));
      }
    }),
  /** Says nothing and fails when the session ends: an open page leaves at once, wherever it was revoked. */
  // biome-ignore lint/correctness/useYield: it is a stream without a word in it
  onSession: sessionProcedure.subscription(async function* ({ ctx, signal }): AsyncGenerator<never> {
    await untilSessionEnds(ctx.service, signal);
  }),
});
