import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

type Task = { run(input: { cases: unknown[]; verbose: boolean }): unknown };

/** One folder a task; loaded only when asked for. */
const TASKS: Record<string, () => Promise<Task>> = {
  detect: () => load("detect"),
  extract: () => load("extract"),
  resolve: () => load("resolve"),
  enforce: () => load("enforce"),
  similarity: () => load("similarity"),
};

const USAGE =
  "Usage: npm run eval -- <detect|extract|resolve|enforce|similarity> --data FILE.jsonl [--json] [--verbose]";

await main();

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      json: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
    },
  });
  const load = TASKS[positionals[0] ?? ""];
  if (!load || !values.data) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const cases = readFileSync(values.data, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parseLine);
  const task = await load();
  const report = await task.run({ cases, verbose: values.verbose });
  if (values.json) console.log(JSON.stringify(report));
  else printTable(report);
}

/** The name is checked against the table above; a missing folder is an error of ours. */
async function load(name: string): Promise<Task> {
  const module: Task = await import(`./${name}/run.ts`);
  return module;
}

function parseLine(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${index + 1} of the data is not JSON.`);
  }
}

/** Every figure of a report on a line of its own; the list of cases is for `--json`. */
function printTable(report: unknown): void {
  const rows: [string, string][] = [];
  collect(report, "", rows);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
}

function collect(value: unknown, path: string, rows: [string, string][]): void {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object")) rows.push([path, value.join(" – ")]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value))
      collect(item, path === "" ? key : `${path}.${key}`, rows);
  } else if (value !== undefined) {
    rows.push([
      path,
      typeof value === "number" && !Number.isInteger(value) ? value.toFixed(3) : String(value),
    ]);
  }
}
