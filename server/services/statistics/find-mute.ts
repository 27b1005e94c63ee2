import { type MuteAlarm, muteAlarms, type SignalCount } from "@/core/correction/mute-alarm";
import { usualScript } from "@/core/signal/script";
import { pool } from "@/server/db/client";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { personOf } from "../rule/visibility";

/** Long enough to tell silence from a quiet week. */
export const MUTE_DAYS = 30;
const DAY_MS = 86_400_000;

export type LanguageRow = { language: string; script: string | null; prompts: number; signals: number };

/**
 * Languages and scripts of the person's own prompts in which the detectors saw nothing for 30 days (learning.md
 * section 2), most prompts first. By index, without reading a prompt.
 */
export async function findMuteAlarms({ ctx }: { ctx: ProjectServiceContext }): Promise<MuteAlarm[]> {
  await requirePermission(ctx, "rule:read");
  const since = new Date(ctx.now().getTime() - MUTE_DAYS * DAY_MS);
  return muteAlarms((await readLanguages(ctx, since)).flatMap(toCount));
}

/** The person's judged prompts by language and script, and in how many of them anything was seen. */
export async function readLanguages(ctx: ProjectServiceContext, since: Date): Promise<LanguageRow[]> {
  const { rows } = await pool().query<LanguageRow>({
    name: "heed-own-languages",
    text: `select language, script, count(*)::int as prompts,
        (count(*) filter (where label <> 'none'))::int as signals
      from pipeline_runs
      where project_id = $1 and owner_id = $2 and created_at >= $3 and label is not null and language is not null
      group by language, script`,
    values: [ctx.project.id, personOf(ctx), since],
  });
  return rows;
}

/** What has no letters is no message in any language: “1”, a path, an emoji. */
export function toCount({ language, script, prompts, signals }: LanguageRow): SignalCount[] {
  const written = script ?? usualScript(language);
  return written === "none" ? [] : [{ language, script: written, prompts, signals }];
}
