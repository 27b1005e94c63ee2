import { readFileSync } from "node:fs";

export type ProcessEntry = { pid: number; parent: number; args: string[] };

/** Looks at processes of this machine; injected, so that tests need no real hosts. */
export interface ProcessTable {
  entry(pid: number): ProcessEntry | null;
  /** Names in the environment that a process was started with; null where that cannot be read. */
  startEnvironment(pid: number): Set<string> | null;
}

/** The table of this system: `/proc` where there is one, else one run of `ps`. */
export function systemProcessTable(): ProcessTable {
  return process.platform === "linux" ? procTable() : psTable();
}

function procTable(): ProcessTable {
  return {
    entry(pid) {
      const stat = readProc(pid, "stat");
      const args = readProc(pid, "cmdline");
      // The name stands in parentheses and may hold anything, so what counts begins after the last one.
      const parent = Number(stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      if (args === null || !Number.isInteger(parent)) return null;
      return {
        pid,
        parent,
        args: args.split("\0").filter((arg, index, all) => arg !== "" || index < all.length - 1),
      };
    },
    startEnvironment(pid) {
      const text = readProc(pid, "environ");
      return text === null ? null : new Set(text.split("\0").map((pair) => pair.split("=", 1)[0] ?? ""));
    },
  };
}

function readProc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
}

function psTable(): ProcessTable {
  let entries: Map<number, ProcessEntry> | null = null;
  return {
    entry(pid) {
      entries ??= readPs();
      return entries.get(pid) ?? null;
    },
    startEnvironment: () => null,
  };
}

function readPs(): Map<number, ProcessEntry> {
  // Loaded here, so that systems with /proc never pay for it.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const { stdout } = spawnSync("/bin/ps", ["-A", "-o", "pid=,ppid=,command="], {
    encoding: "utf8",
    timeout: 2_000,
    maxBuffer: 8 * 1024 * 1024,
  });
  return parsePs(stdout ?? "");
}

/** Rows of `ps -o pid=,ppid=,command=`; arguments with spaces cannot be told apart there. */
export function parsePs(text: string): Map<number, ProcessEntry> {
  const entries = new Map<number, ProcessEntry>();
  for (const line of text.split("\n")) {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
    if (!pid || !parent || !command) continue;
    entries.set(Number(pid), { pid: Number(pid), parent: Number(parent), args: command.split(/\s+/) });
  }
  return entries;
}
