import { z } from "zod";
import { bundleSchema } from "@/core/bundle/schema";
import { waitUntilSettled } from "../../live/wait-until-settled";
import { requireOpenAccess } from "../../services/account/require-open-access";
import { readAuditHeads } from "../../services/bundle/audit-heads";
import { bundleState, getBundle } from "../../services/bundle/get";
import { entityTag } from "../../services/bundle/state";
import { authorizeProject } from "../../services/project/authorize";
import { findMuteAlarms } from "../../services/statistics/find-mute";
import { defineRoute } from "../route";

/** A header stays short: most prompts first. */
const MAX_ALARMS = 5;

/** Rules in force for the token's person; waits for what an event of theirs will change (learning.md section 8). */
export const bundleRoute = defineRoute({
  auth: "token",
  scope: "rules:read",
  method: "GET",
  path: "/bundle",
  summary: "Everything that is in force for this person in a project.",
  input: z.object({
    project: z.string().min(1).max(200),
    /** Waits, at most 30 s, until this own event is settled. */
    after: z.uuid().optional(),
  }),
  output: bundleSchema,
  handle: async ({ ctx, input, headers, signal }) => {
    const project = await authorizeProject(ctx, { slug: input.project });
    if (input.after) {
      await waitUntilSettled({ eventId: input.after, ownerId: ctx.actor.userId, signal });
      await requireOpenAccess(ctx);
      await authorizeProject(ctx, { id: project.id });
    }
    const inProject = { ...ctx, project };
    const state = await bundleState({ ctx: inProject });
    const tag = entityTag(state);
    const mute = {
      "heed-detector-mute": JSON.stringify((await findMuteAlarms({ ctx: inProject })).slice(0, MAX_ALARMS)),
    };
    if (headers["if-none-match"] === tag) {
      const heads = JSON.stringify(await readAuditHeads(inProject));
      return { status: 304, headers: { etag: tag, "heed-audit-heads": heads, ...mute }, body: null };
    }
    const { bundle, entityTag: fresh } = await getBundle({ ctx: inProject });
    const heads = JSON.stringify(bundle.auditHeads);
    return { headers: { etag: fresh, "heed-audit-heads": heads, ...mute }, body: bundle };
  },
});
