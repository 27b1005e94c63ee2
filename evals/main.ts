import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type MeasuredModel, measuredModel } from "./model/recorded";

type Task = { run(input: { cases: unknown[]; verbose: boolean }): unknown };

/** One folder a task; loaded only when asked for. */
const TASKS: Record<string, () => Promise<Task>> = {
  detect: () => load("detect"),
  extract: () => load("extract"),
  resolve: () => load("resolve"),
  enforce: () => load("enforce"),
  similarity: () => load("similarity"),
};

const USAGE = `Usage: npm run eval -- <detect|extract|resolve|enforce|similarity> --data FILE.jsonl [--json] [--verbose]
       npm run eval -- <detect|extract|resolve|enforce> --data FILE.jsonl --print-prompts FILE   what a model would be asked
       npm run eval -- <detect|extract|resolve|enforce> --data FILE.jsonl --recorded FILE        with its answers, side by side`;

type WithModel = {
  runWithModel(input: { cases: unknown[]; model: MeasuredModel }): Promise<{ without: Report; with: Report }>;
};
type Report = { metrics: object };
const MODEL_TASKS = ["detect", "extract", "resolve", "enforce"];

await main();

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      json: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      "print-prompts": { type: "string" },
      recorded: { type: "string" },
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
  const measured = values["print-prompts"] !== undefined || values.recorded !== undefined;
  if (measured && !MODEL_TASKS.includes(positionals[0] ?? "")) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const report = measured
    ? await withModel(positionals[0] ?? "", cases, values["print-prompts"], values.recorded)
    : await (await load()).run({ cases, verbose: values.verbose });
  if (values.json) console.log(JSON.stringify(report));
  else if (measured) printSideBySide(report);
  else printTable(report);
}

/** The same cases with and without a model, side by side, and what its answers cost for 1,000 lines. */
async function withModel(
  name: string,
  cases: unknown[],
  printTo?: string,
  recorded?: string,
): Promise<unknown> {
  const model = measuredModel({ printTo, recorded });
  const module: WithModel = await import(`./model/${name}.ts`);
  const reports = await module.runWithModel({ cases, model });
  const { asked, answered, refused, ...sums } = model.count;
  const perThousand = (sum: number) => (cases.length === 0 ? 0 : Math.round((sum / cases.length) * 1000));
  return {
    task: name,
    n: cases.length,
    without: reports.without.metrics,
    with: reports.with.metrics,
    model: {
      asked,
      answered,
      refused,
      perThousandLines: {
        calls: perThousand(answered),
        inputTokens: perThousand(sums.inputTokens),
        outputTokens: perThousand(sums.outputTokens),
        milliseconds: perThousand(sums.milliseconds),
      },
    },
  };
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

/** The figures without and with the model in two columns, then what was asked. */
function printSideBySide(report: unknown): void {
  const rows: [string, string][] = [];
  collect(report, "", rows);
  const figures = new Map(rows);
  const names = rows.flatMap(([name]) =>
    name.startsWith("without.") ? [name.slice("without.".length)] : [],
  );
  const width = Math.max(...names.map((name) => name.length), "perThousandLines.milliseconds".length);
  console.log(`${"".padEnd(width)}  ${"without".padStart(16)}  ${"with".padStart(16)}`);
  for (const name of names) {
    const [without, withModel] = ["without", "with"].map((side) => figures.get(`${side}.${name}`) ?? "");
    console.log(`${name.padEnd(width)}  ${without?.padStart(16)}  ${withModel?.padStart(16)}`);
  }
  for (const [name, value] of rows) {
    if (name.startsWith("model."))
      console.log(`${name.slice("model.".length).padEnd(width)}  ${value.padStart(34)}`);
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
