/** What this process counts. Labels are classes, never people, projects or addresses. */
const COUNTERS = {
  heed_http_requests_total: "Requests answered, by class of address and status.",
  heed_http_request_seconds_total: "Seconds spent on requests, by class of address.",
  heed_ingest_events_total: "Events sent by hooks, by result.",
} as const;
export type CounterName = keyof typeof COUNTERS;

type Labels = Record<string, string>;
export type Sample = { name: string; help: string; labels?: Labels; value: number };

declare global {
  // Server code exists twice in one process (Next's bundle and ours): they count together.
  var heedCounters: Map<CounterName, Map<string, number>> | undefined;
}

/** Adds to a counter of this process. */
export function count(name: CounterName, labels: Labels, by = 1): void {
  globalThis.heedCounters ??= new Map();
  const series = globalThis.heedCounters.get(name) ?? new Map<string, number>();
  const key = labelText(labels);
  series.set(key, (series.get(key) ?? 0) + by);
  globalThis.heedCounters.set(name, series);
}

/** Counts what became of a batch of events. */
export function countIngest(results: readonly { result: string }[]): void {
  const sums = new Map<string, number>();
  for (const { result } of results) sums.set(result, (sums.get(result) ?? 0) + 1);
  for (const [result, sum] of sums) count("heed_ingest_events_total", { result }, sum);
}

/** Counters of this process and the given gauges in Prometheus' text format 0.0.4. */
export function renderMetrics(gauges: readonly Sample[]): string {
  const lines: string[] = [];
  for (const [name, series] of globalThis.heedCounters ?? []) {
    lines.push(`# HELP ${name} ${COUNTERS[name]}`, `# TYPE ${name} counter`);
    for (const [labels, value] of [...series].sort()) lines.push(`${name}${labels} ${value}`);
  }
  let last = "";
  for (const { name, help, labels, value } of gauges) {
    if (name !== last) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
    last = name;
    lines.push(`${name}${labelText(labels ?? {})} ${value}`);
  }
  return `${lines.join("\n")}\n`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
