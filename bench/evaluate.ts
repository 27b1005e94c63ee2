import { type BundleSourceRule, buildBundle } from "../core/bundle/build";
import type { Bundle } from "../core/bundle/schema";
import { contextOf } from "../core/compilation/self-verify";
import { evaluate } from "../core/enforcement/evaluate";
import type { Moment } from "../core/enforcement/schema";
import { EVERYWHERE, type VerifierSpec } from "../core/rule/schema";
import { fileMoment, messageMoment, shellMoment } from "../core/verifiers/cases";

const ROUNDS = 40;
const PER_ROUND = 50;

/** Cost of one event against 10,000 rules over its cost against 10 (budget: at most 2). */
export function run(): { ratios: { growth: number } } {
  const small = bundleOf(10);
  const large = bundleOf(10_000);
  for (const bundle of [small, large]) measure(bundle);
  const smallTimes: number[] = [];
  const largeTimes: number[] = [];
  // Interleaved, so that a slow moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    smallTimes.push(measure(small));
    largeTimes.push(measure(large));
  }
  return { ratios: { growth: median(largeTimes) / median(smallTimes) } };
}

function measure(bundle: Bundle): number {
  const context = contextOf();
  const start = process.hrtime.bigint();
  for (let index = 0; index < PER_ROUND; index += 1) {
    for (const moment of moments(index)) evaluate({ bundle, moment, context, now: 0 });
  }
  return Number(process.hrtime.bigint() - start);
}

/** Ordinary events: some are caught, most pass. */
function moments(index: number): Moment[] {
  return [
    shellMoment(`cd web && npm install left-pad-${index}`),
    shellMoment(`git status ${index}`),
    fileMoment({ path: `src/part${index}.ts`, added: "console.log(1);" }),
    fileMoment({ path: `docs/page${index}.md`, added: "text" }),
    shellMoment(`pwsh -c 'Remove-Item -Recurse dist${index}'`),
    { point: "action_requested", action: { kind: "mcp", server: "github", tool: `list_${index}` } },
    messageMoment(`Done ${index}.`),
  ];
}

function bundleOf(count: number): Bundle {
  const rules = Array.from({ length: count }, (_, index) => ruleOf(index));
  const source = {
    project: "bench",
    revision: { personal: 1, project: 1 },
    generatedAt: "2026-01-01T00:00:00.000Z",
    auditHeads: {},
    notices: [],
    standingBlock: "when-needed" as const,
    rules,
  };
  return buildBundle(source, () => "0");
}

/** The first ten rules concern the events; the rest is about other programs, folders and files. */
function ruleOf(index: number): BundleSourceRule {
  const hex = index.toString(16).padStart(12, "0");
  return {
    id: `00000000-0000-7000-8000-${hex}`,
    number: `R${index}`,
    layer: "personal",
    scope: "project",
    version: 1,
    mode: "block",
    severity: "minor",
    tier: "deterministic",
    topic: `topic-${index}`,
    statement: `Rule ${index}.`,
    instruction: `Follow rule ${index}.`,
    message: `Rule ${index} is broken.`,
    remedy: null,
    applicability: EVERYWHERE,
    verifier: verifierOf(index),
    onExhausted: "release",
    words: null,
    author: "you",
    approvers: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    weight: 0,
    occurrences: 1,
    lastRecurredAt: null,
    claim: { topic: `topic-${index}`, subject: `subject-${index}`, polarity: "forbid" },
  };
}

function verifierOf(index: number): VerifierSpec {
  const own = index < 10;
  switch (index % 10) {
    case 0:
      return {
        kind: "shell-command",
        forbid: [{ program: [own ? "npm" : `tool${index}`], subcommand: ["install"] }],
      };
    case 1:
      return { kind: "file-path", paths: [own ? "docs/" : `folder${index}/`] };
    case 2:
      return {
        kind: "file-content",
        paths: [own ? "*.ts" : `*.x${index}`],
        calls: ["console.log"],
        in: "code",
      };
    case 3:
      return {
        kind: "shell-command",
        forbid: [{ program: [own ? "git" : `tool${index}`], flags: ["--force"] }],
      };
    case 4:
      return { kind: "text-format", paths: [own ? "*.ts" : `*.y${index}`], indent: "tabs", noEmoji: true };
    case 5:
      return { kind: "tool-use", tools: [own ? "github/*" : `server${index}/*`], use: "never" };
    case 6:
      return { kind: "import", modules: ["lodash"], paths: [own ? "*.ts" : `*.z${index}`] };
    case 7:
      return {
        all: [
          { kind: "shell-command", forbid: [{ program: [own ? "rm" : `tool${index}`], flags: ["-r"] }] },
          { not: { kind: "file-path", paths: [own ? "dist/" : `out${index}/`] } },
        ],
      };
    case 8:
      return {
        kind: "code-pattern",
        language: "TypeScript",
        patterns: ["f($$$)"],
        paths: [own ? "*.ts" : `*.w${index}`],
      };
    default:
      // Every turn's end asks its rules; a bundle has few of them, whatever else it holds.
      return own
        ? { kind: "message", maxLines: 3 }
        : { kind: "shell-command", forbid: [{ program: [`tool${index}`] }] };
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
