import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBundle } from "../cli/src/state/bundle-cache";
import { writeConfig } from "../cli/src/state/config";
import { writeLink } from "../cli/src/state/links";
import { buildBundle } from "../core/bundle/build";
import type { Bundle } from "../core/bundle/schema";
import { EVERYWHERE, type VerifierSpec } from "../core/rule/schema";

const ROOT = path.resolve(import.meta.dirname, "..");
const HOOK = path.join(ROOT, "dist/cli/hook.cjs");
const RULES = 500;
const BATCH = 5;

/** Batches of five processes of each kind; 99 % of 150 is the second slowest. */
const ROUNDS = 30;

/**
 * Measures the built hook on an action event with 500 rules and a warm cache, interleaved with an empty Node
 * process, so that the load of the machine falls on both (quality.md section 3). `cpu`: user and system time
 * against that of `node -e 0`, budget 1.30; `wallP99`: 99th percentile of the wall time, budget 3.
 */
export function run(rounds = ROUNDS): { ratios: { cpu: number; wallP99: number } } {
  if (!existsSync(HOOK)) throw new Error("dist/cli/hook.cjs is missing. Run: npm run build");
  const world = makeWorld();
  try {
    const empty: Sample[] = [];
    const hook: Sample[] = [];
    let call = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const idle = batch(() => runProcess(["-e", "0"], "", world.home));
      const busy = batch(() => {
        call += 1;
        return runProcess([HOOK, "claude-code"], world.payload(call), world.home);
      });
      // The first round fills the caches of the disk.
      if (round > 0) empty.push(idle);
      if (round > 0) hook.push(busy);
    }
    return {
      ratios: { cpu: sum(hook) / sum(empty), wallP99: percentile(hook, 0.99) / percentile(empty, 0.99) },
    };
  } finally {
    rmSync(world.folder, { recursive: true, force: true });
  }
}

type Sample = { cpu: number; walls: number[] };

function batch(start: () => number): Sample {
  const before = childTicks();
  const walls = Array.from({ length: BATCH }, start);
  return { cpu: childTicks() - before, walls };
}

function runProcess(args: string[], input: string, home: string): number {
  const started = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, {
    input,
    env: { ...process.env, HEED_HOME: home, NODE_OPTIONS: "" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  if (status !== 0) throw new Error("A measured process failed.");
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** Clock ticks of user and system time of all children that have ended (proc(5), fields 16 and 17). */
function childTicks(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[13]) + Number(fields[14]);
}

function sum(samples: Sample[]): number {
  return samples.reduce((total, { cpu }) => total + cpu, 0);
}

function percentile(samples: Sample[], share: number): number {
  const walls = samples.flatMap((sample) => sample.walls).sort((a, b) => a - b);
  return walls[Math.min(walls.length - 1, Math.floor(walls.length * share))] ?? Number.NaN;
}

function makeWorld() {
  const folder = mkdtempSync(path.join(tmpdir(), "heed-bench-"));
  const home = path.join(folder, "home");
  const repo = path.join(folder, "repo");
  mkdirSync(path.join(repo, ".git"), { recursive: true });
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(path.join(repo, ".git/HEAD"), "ref: refs/heads/main\n");
  const origin = "http://127.0.0.1:9";
  const user = { id: "bench", email: "", name: "" };
  writeConfig(home, { servers: [{ origin, user, scopes: [], service: false, loggedInAt: "" }], folders: [] });
  const link = { origin, project: "bench", name: "bench", remotes: [], linkedAt: "" };
  writeLink(home, path.join(repo, ".git"), link);
  writeBundle({ home, origin, project: "bench" }, benchBundle(), { etag: null, now: Date.now() });
  return {
    folder,
    home,
    payload: (call: number) =>
      JSON.stringify({
        session_id: "bench",
        cwd: repo,
        hook_event_name: "PreToolUse",
        prompt_id: "p",
        tool_name: "Bash",
        tool_input: { command: `cd src && npm run build -- --n ${call} && git status` },
        tool_use_id: `toolu_${call}`,
      }),
  };
}

function benchBundle(): Bundle {
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `0199a000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    number: `R${index + 1}`,
    layer: "personal" as const,
    scope: "project" as const,
    version: 1,
    mode: "block" as const,
    severity: "major" as const,
    tier: "deterministic" as const,
    topic: `topic-${index}`,
    statement: `Rule ${index} of the bench.`,
    instruction: `Do not do what rule ${index} forbids.`,
    message: "This is stopped.",
    remedy: null,
    applicability: EVERYWHERE,
    verifier: verifierOf(index),
    onExhausted: "release" as const,
    words: null,
    author: "you",
    approvers: [],
    createdAt: "2026-11-29T11:00:00.000Z",
    weight: 1,
    occurrences: 1,
    lastRecurredAt: null,
    claim: { topic: `topic-${index}`, subject: `s${index}`, polarity: "forbid" as const },
  }));
  return buildBundle(
    {
      project: "bench",
      revision: { personal: 1, project: 1 },
      generatedAt: "2026-11-29T12:00:00.000Z",
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules,
    },
    (text) => createHash("sha256").update(text).digest("hex"),
  );
}

/** Programs, paths and texts in equal parts; some of them meet the measured event. */
function verifierOf(index: number): VerifierSpec {
  if (index % 3 === 0) {
    const program = index % 30 === 0 ? "npm" : `tool${index}`;
    return { kind: "shell-command", forbid: [{ program: [program], subcommand: [`sub${index}`] }] };
  }
  if (index % 3 === 1) return { kind: "file-path", paths: [`src/area${index}/**`], ops: ["create"] };
  return { kind: "file-content", texts: [`forbidden${index}`] };
}
