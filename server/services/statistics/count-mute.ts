import { muteAlarms } from "@/core/correction/mute-alarm";
import { pool } from "@/server/db/client";
import { type LanguageRow, MUTE_DAYS, toCount } from "./find-mute";

type Row = LanguageRow & { person: string };

/**
 * How many “detector mute” alarms stand on this instance, by language and by script. No permission: it counts alarms,
 * and names neither people nor projects nor languages.
 */
export async function countMuteAlarms(now: Date): Promise<{ language: number; script: number }> {
  const { rows } = await pool().query<Row>({
    name: "heed-mute-alarms",
    text: `select project_id || ':' || owner_id as person, language, script, count(*)::int as prompts,
        (count(*) filter (where label <> 'none'))::int as signals
      from pipeline_runs
      where created_at >= $1::timestamptz - make_interval(days => ${MUTE_DAYS})
        and label is not null and language is not null
      group by 1, 2, 3`,
    values: [now],
  });
  const people = new Map<string, LanguageRow[]>();
  for (const { person, ...row } of rows) people.set(person, [...(people.get(person) ?? []), row]);
  const alarms = [...people.values()].flatMap((own) => muteAlarms(own.flatMap(toCount)));
  const of = (by: "language" | "script") => alarms.filter((alarm) => alarm.by === by).length;
  return { language: of("language"), script: of("script") };
}
