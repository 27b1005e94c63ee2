/** Human prompts of one language or script, and in how many of them the detectors saw anything. */
export type SignalCount = {
  language: string;
  script: string;
  /** Prompts of people, nothing that a host or an agent wrote. */
  prompts: number;
  /** Of these, with a label other than `none`. */
  signals: number;
};

export type MuteAlarm = {
  by: "language" | "script";
  value: string;
  prompts: number;
  signals: number;
  /** One line for a log and a status page. */
  line: string;
};

/** In real sessions 15–30 % of the prompts are signals; none in this many is no accident. */
const MIN_PROMPTS = 60;
/** A detector that sees less than this share is as good as mute. */
const MIN_SHARE = 0.01;

/**
 * Finds languages and scripts in which the detectors are mute: many prompts of people and hardly a signal. A detector
 * that is silent for a month looks healthy otherwise (learning.md section 2). Languages that are too rare to tell are
 * added up by script. Pure; the caller counts over a period of its choice.
 * @param counts one row a language and script; rows of the same pair are added up
 * @returns alarms, most prompts first; empty when all is well
 */
export function muteAlarms(counts: readonly SignalCount[]): MuteAlarm[] {
  const languages = addUp(counts, ({ language }) => language);
  const scripts = addUp(counts, ({ script }) => script);
  const alarms = [
    ...[...languages].flatMap(([value, sum]) => alarmOf("language", value, sum)),
    ...[...scripts].flatMap(([value, sum]) => alarmOf("script", value, sum)),
  ];
  return alarms.sort((left, right) => right.prompts - left.prompts);
}

type Sum = { prompts: number; signals: number };

function addUp(counts: readonly SignalCount[], keyOf: (row: SignalCount) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const row of counts) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? { prompts: 0, signals: 0 };
    sums.set(key, { prompts: sum.prompts + row.prompts, signals: sum.signals + row.signals });
  }
  return sums;
}

function alarmOf(by: MuteAlarm["by"], value: string, { prompts, signals }: Sum): MuteAlarm[] {
  if (prompts < MIN_PROMPTS || signals / prompts >= MIN_SHARE) return [];
  const line = `Detector mute: ${prompts} prompts in ${by} ${value}, ${signals} signals.`;
  return [{ by, value, prompts, signals, line }];
}
