import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

type ProcessState = { running: boolean; command: string };

/** True while the process runs; a zombie (killed, but not yet reaped by its parent) does not count. */
export function isRunning(pid: number): boolean {
  return inspect(pid).running;
}

/** True when the process runs and is a PostgreSQL server: its number may have gone to another program. */
export function isPostgres(pid: number): boolean {
  const state = inspect(pid);
  return state.running && (state.command === "" || state.command.includes("postgres"));
}

function inspect(pid: number): ProcessState {
  const gone = { running: false, command: "" };
  if (!Number.isInteger(pid) || pid <= 0) return gone;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, but it is another user's.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return gone;
  }
  if (process.platform === "linux") return inspectLinux(pid) ?? gone;
  if (process.platform === "win32") return { running: true, command: "" };
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "stat=,comm="], { encoding: "utf8" });
  const [stat = "", ...command] = (stdout ?? "").trim().split(/\s+/);
  return { running: stat !== "" && !stat.startsWith("Z"), command: command.join(" ") };
}

function inspectLinux(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // "pid (command) state …": the command itself may hold spaces and parentheses.
    const end = stat.lastIndexOf(")");
    return { running: stat[end + 2] !== "Z", command: stat.slice(stat.indexOf("(") + 1, end) };
  } catch {
    return null;
  }
}
