import { parseArgs } from "node:util";

/** Ratios of one run on one machine (quality.md section 3); absolute times say nothing elsewhere. */
export type BenchReport = { ratios: Record<string, number> };
type Bench = { run(): Promise<BenchReport> | BenchReport };

const BENCHES = ["hook", "ingest", "evaluate", "detect", "check", "javascript", "learn", "pages", "start"];
const USAGE = `Usage: npm run bench -- <${BENCHES.join("|")}> [--json]`;

await main();

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean", default: false } },
  });
  const name = positionals[0] ?? "";
  if (!BENCHES.includes(name)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const bench: Bench = await import(`./${name}.ts`);
  const report = await bench.run();
  if (values.json) console.log(JSON.stringify(report));
  else
    for (const [ratio, value] of Object.entries(report.ratios))
      console.log(`${name}.${ratio}  ${value.toFixed(2)}`);
}
