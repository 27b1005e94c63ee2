/** The only place that formats dates. Twenty-four hours, day before month, in the reader's time zone. */
const LOCALE = "en-GB";

export type DateInput = Date | string | number;

export type DateStyle = "date" | "time" | "dateTime" | "dayMonth" | "exact";

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "short", year: "numeric" },
  dayMonth: { day: "numeric", month: "short" },
  time: { hour: "2-digit", minute: "2-digit" },
  dateTime: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
  exact: {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  },
};

/** @param timeZone the reader's own when left out; the server passes `UTC`. */
export function formatDate(value: DateInput, style: DateStyle = "date", timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { ...STYLES[style], timeZone }).format(new Date(value));
}

const UNITS: ReadonlyArray<{ unit: Intl.RelativeTimeFormatUnit; seconds: number }> = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
];

/** From here on a calendar date says more than a count of days. */
const RELATIVE_DAYS = 7;

/** “now”, “5 min ago”, “yesterday”, then a calendar date; works for the future too. */
export function formatRelative(value: DateInput, now: DateInput, timeZone?: string): string {
  const then = new Date(value);
  const current = new Date(now);
  const seconds = (then.getTime() - current.getTime()) / 1_000;
  const distance = Math.abs(seconds);
  if (distance < 60) return "now";
  if (distance >= RELATIVE_DAYS * 86_400) {
    const sameYear = then.getFullYear() === current.getFullYear();
    return formatDate(then, sameYear ? "dayMonth" : "date", timeZone);
  }
  const step = UNITS.find((candidate) => distance >= candidate.seconds);
  if (!step) return "now";
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "short" }).format(
    Math.trunc(seconds / step.seconds),
    step.unit,
  );
}

/** Value for `<time dateTime>` and for wires. */
export function toIso(value: DateInput): string {
  return new Date(value).toISOString();
}
