import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export type ProcessEntry = {
  pid: number;
  parent: number;
  args: string[];
  /** When it was started, in the table's own words: with `pid` it names one process for good. */
  started: string;
};

/** Looks at processes of this machine; injected, so that tests need no real hosts. */
export interface ProcessTable {
  entry(pid: number): ProcessEntry | null;
  /** Every process that can be seen. */
  all(): ProcessEntry[];
  /** Names in the environment that a process was started with; null where that cannot be read. */
  startEnvironment(pid: number): Set<string> | null;
  /** True when a process reads from and writes to a terminal; null where that cannot be seen. */
  atTerminal(pid: number): boolean | null;
}

/** The table of this system: `/proc` where there is one, else one run of `ps`. */
export function systemProcessTable(): ProcessTable {
  return process.platform === "linux" ? procTable() : psTable();
}

/** `starttime` of proc_pid_stat(5), counted from the state that follows the name. */
const START_FIELD = 19;
const TERMINAL = /^\/dev\/(?:pts\/|tty|console)/;

function procTable(): ProcessTable {
  const table: ProcessTable = {
    entry(pid) {
      const stat = readProc(pid, "stat");
      const args = readProc(pid, "cmdline");
      // The name stands in parentheses and may hold anything, so what counts begins after the last one.
      const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
      const parent = Number(fields[1]);
      if (args === null || !Number.isInteger(parent)) return null;
      return {
        pid,
        parent,
        started: fields[START_FIELD] ?? "",
        args: args.split("\0").filter((arg, index, all) => arg !== "" || index < all.length - 1),
      };
    },
    startEnvironment(pid) {
      const text = readProc(pid, "environ");
      return text === null ? null : new Set(text.split("\0").map((pair) => pair.split("=", 1)[0] ?? ""));
    },
    atTerminal(pid) {
      try {
        return [0, 1].every((stream) => TERMINAL.test(readlinkSync(`/proc/${pid}/fd/${stream}`)));
      } catch {
        return null;
      }
    },
    all: () =>
      readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => table.entry(Number(pid)) ?? []),
  };
  return table;
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
    atTerminal: () => null,
    all() {
      entries ??= readPs();
      return [...entries.values()];
    },
  };
}

function readPs(): Map<number, ProcessEntry> {
  // Loaded here, so that systems with /proc never pay for it.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const { stdout } = spawnSync("/bin/ps", ["-A", "-o", "pid=,ppid=,lstart=,command="], {
    // The time of start has five words in this language only.
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
    timeout: 2_000,
    maxBuffer: 8 * 1024 * 1024,
  });
  return parsePs(stdout ?? "");
}

const PS_ROW = /^\s*(\d+)\s+(\d+)\s+(\w{3}\s+\w{3}\s+\d+\s+[\d:]+\s+\d{4})\s+(.+)$/;

/** Rows of `ps -o pid=,ppid=,lstart=,command=`; arguments with spaces cannot be told apart there. */
export function parsePs(text: string): Map<number, ProcessEntry> {
  const entries = new Map<number, ProcessEntry>();
  for (const line of text.split("\n")) {
    const [, pid, parent, started, command] = PS_ROW.exec(line) ?? [];
    if (!pid || !parent || !started || !command) continue;
    entries.set(Number(pid), {
      pid: Number(pid),
      parent: Number(parent),
      args: command.split(/\s+/),
      started: started.replace(/\s+/g, " "),
    });
  }
  return entries;
}
