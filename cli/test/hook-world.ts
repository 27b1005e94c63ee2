import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildBundle } from "../../core/bundle/build";
import type { Bundle, Notice } from "../../core/bundle/schema";
import type { HookEvent } from "../../core/hook-event/schema";
import { hookCommand } from "../../core/hosts/claude-code/settings";
import type { VerifierSpec } from "../../core/rule/schema";
import { EVERYWHERE } from "../../core/rule/schema";
import { runHook } from "../src/hook";
import type { HookDeps } from "../src/hook/deps";
import type { ProcessEntry } from "../src/process/process-table";
import { writeBundle } from "../src/state/bundle-cache";
import { writeConfig } from "../src/state/config";
import { writeLink } from "../src/state/links";
import { writeToken } from "../src/state/token";

export const ORIGIN = "http://127.0.0.1:9";
/** What a host starts between itself and the hook. */
export const HOOK_SHELL = ["/bin/sh", "-c", hookCommand("/home/ada/.heed/bin/heed-hook")];
export const RULE_ID = "0199a000-0000-7000-8000-000000000012";
export const USE_PNPM: VerifierSpec = {
  kind: "shell-command",
  forbid: [{ program: ["npm"], subcommand: ["install", "i", "ci"] }],
};

export type WorldOptions = {
  origin?: string;
  linked?: boolean;
  chain?: string[][];
  env?: Record<string, string>;
};

/** A person's machine in a temporary folder: home, a repository, and the processes above the hook. */
export function hookWorld({
  origin = ORIGIN,
  linked = true,
  chain = [HOOK_SHELL, ["claude"], ["zsh"]],
  env = {},
}: WorldOptions = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-cli-")));
  const home = join(folder, ".heed");
  const repo = join(folder, "shop");
  let now = Date.UTC(2026, 10, 29, 12, 0, 0);
  let flushes = 0;
  write(join(repo, ".git", "HEAD"), "ref: refs/heads/main\n");
  write(join(repo, ".git", "config"), '[remote "origin"]\n\turl = git@example.com:ada/shop.git\n');
  mkdirSync(home, { mode: 0o700 });
  const remotes = ["example.com/ada/shop"];
  const place = { home, origin, project: "shop" };
  if (linked) {
    const user = { id: "u", email: "ada@example.com", name: "Ada" };
    const server = { origin, user, scopes: [], service: false, loggedInAt: "" };
    writeConfig(home, { servers: [server], folders: [] });
    writeToken(home, origin, "heed_test");
    writeLink(home, join(repo, ".git"), {
      origin,
      project: "shop",
      name: "Shop",
      remotes,
      linkedAt: "",
    });
  }
  /** Another checkout of this person, linked when a project is named. */
  function checkout(name: string, { project = "" }: { project?: string } = {}): string {
    const root = join(folder, name);
    write(join(root, ".git", "HEAD"), "ref: refs/heads/main\n");
    write(join(root, ".git", "config"), "");
    if (project !== "")
      writeLink(home, join(root, ".git"), { origin, project, name: project, remotes: [], linkedAt: "" });
    return root;
  }
  /** The chain of the newest call; each host that is started anew has processes of its own. */
  let entries = processesOf(chain, "first");
  const deps: HookDeps = {
    home,
    userHome: folder,
    env,
    now: () => now,
    random: () => Uint8Array.from({ length: 10 }, () => Math.floor(Math.random() * 256)),
    parent: 900,
    processes: {
      entry: (pid) => entries.find((entry) => entry.pid === pid) ?? null,
      startEnvironment: () => new Set(),
      all: () => entries,
      atTerminal: () => true,
    },
    startFlusher: () => {
      flushes += 1;
    },
  };
  let calls = 0;
  let hosts = 0;
  async function raw(text: string | null): Promise<string> {
    now += 5_000;
    return runHook({ host: "claude-code", text }, deps);
  }
  async function hook(event: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const payload = { session_id: "s-1", cwd: repo, hook_event_name: event, prompt_id: "p-1", ...fields };
    const text = await raw(JSON.stringify(payload));
    return text === "" ? {} : JSON.parse(text);
  }
  return {
    folder,
    home,
    repo,
    place,
    deps,
    raw,
    hook,
    bash: (command: string, fields: Record<string, unknown> = {}) => {
      calls += 1;
      const input = { tool_name: "Bash", tool_input: { command }, tool_use_id: `toolu_${calls}` };
      return hook("PreToolUse", { ...input, ...fields });
    },
    prompt: (text: string, id = "p-1", fields: Record<string, unknown> = {}) =>
      hook("UserPromptSubmit", { prompt: text, prompt_id: id, permission_mode: "default", ...fields }),
    checkout,
    /** From here on the hook is called by other processes. */
    calledBy: (next: string[][]) => {
      hosts += 1;
      entries = processesOf(next, `later ${hosts}`);
    },
    file: (op: string, path: string, content: string) => {
      calls += 1;
      const input = {
        tool_name: op,
        tool_input: { file_path: path, content },
        tool_use_id: `toolu_${calls}`,
      };
      return hook("PreToolUse", input);
    },
    keepBundle: (bundle: Bundle) => writeBundle(place, bundle, { etag: '"1"', now }),
    keepBundleOf: (project: string, bundle: Bundle) =>
      writeBundle({ home, origin, project }, bundle, { etag: '"1"', now }),
    spooled: () => readSpool(join(home, "spool")),
    flushes: () => flushes,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Answer = {
  systemMessage?: string;
  decision?: string;
  reason?: string;
  hookSpecificOutput?: {
    permissionDecision?: string;
    permissionDecisionReason?: string;
    additionalContext?: string;
  };
};

/** A bundle with one blocking rule against `npm install`. */
export function pnpmBundle(
  change: {
    notices?: Notice[];
    verifier?: VerifierSpec;
    revision?: number;
    rule?: Partial<Bundle["rules"][number]>;
  } = {},
): Bundle {
  return buildBundle(
    {
      project: "shop",
      revision: { personal: change.revision ?? 1, project: 0 },
      generatedAt: "2026-11-29T12:00:00.000Z",
      auditHeads: {},
      notices: change.notices ?? [],
      standingBlock: "when-needed",
      rules: [
        {
          id: RULE_ID,
          number: "R12",
          layer: "personal",
          scope: "project",
          version: 1,
          mode: "block",
          severity: "major",
          tier: "deterministic",
          topic: "package-manager",
          statement: "Use pnpm, not npm.",
          instruction: "Use pnpm for packages.",
          message: "This project uses pnpm.",
          remedy: "pnpm add left-pad",
          applicability: EVERYWHERE,
          verifier: change.verifier ?? USE_PNPM,
          onExhausted: "release",
          words: { text: "no, we use pnpm here", at: "2026-11-29T11:00:00.000Z" },
          author: "you",
          approvers: [],
          createdAt: "2026-11-29T11:00:00.000Z",
          weight: 1,
          occurrences: 3,
          lastRecurredAt: null,
          claim: { topic: "package-manager", subject: "npm", polarity: "forbid" },
          ...change.rule,
        },
      ],
    },
    (text) => createHash("sha256").update(text).digest("hex"),
  );
}

function processesOf(chain: string[][], started: string): ProcessEntry[] {
  return chain.map((args, index) => ({ pid: 900 - index, parent: 899 - index, args, started }));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readSpool(folder: string): HookEvent[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith(".ndjson"))
    .flatMap((path) => readFileSync(path, "utf8").split("\n").filter(Boolean))
    .map((line): HookEvent => JSON.parse(line));
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
