import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import { isRunning } from "./process-state";

/** One process's use of an embedded server; the last one to leave stops it. */
export type Lease = {
  /** Gives the lease back; true when nobody else uses the server. */
  release: () => boolean;
};

// Waits until its input closes, which happens however its starter ends (kill -9 included). Then it
// takes the starter's lease away and, when no living process holds another, stops the server.
const WATCHDOG = `
while read -r _; do :; done
rm -f "$1"
for other in "$2"/*; do
  pid=\${other##*/}
  pid=\${pid%%-*}
  kill -0 "$pid" 2>/dev/null || continue
  case "$(cat "/proc/$pid/stat" 2>/dev/null)" in *") Z "*) continue ;; esac
  exit 0
done
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  pid=$(head -n 1 "$3" 2>/dev/null)
  if [ -n "$pid" ]; then kill -INT "$pid"; exit 0; fi
  sleep 0.2
done
`;

/** Registers this process as a user of the server whose lock file is `pidFile`. */
export function takeLease(leases: string, pidFile: string): Lease {
  const file = path.join(leases, `${process.pid}-${randomBytes(4).toString("hex")}`);
  writeFileSync(file, "");
  const watchdog = process.platform === "win32" ? null : startWatchdog([file, leases, pidFile]);
  return {
    release: () => {
      rmSync(file, { force: true });
      watchdog?.kill("SIGKILL");
      return !hasLivingHolder(leases);
    },
  };
}

function startWatchdog(parameters: string[]): ChildProcess {
  const child = spawn("/bin/sh", ["-c", WATCHDOG, "heed-watchdog", ...parameters], {
    // Its own session: Ctrl-C in the terminal must not take the watchdog away first.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}

function hasLivingHolder(leases: string): boolean {
  for (const name of readdirSync(leases)) {
    if (isRunning(Number.parseInt(name, 10))) return true;
    rmSync(path.join(leases, name), { force: true });
  }
  return false;
}
