import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { lockFlusher } from "../../flush/flusher-lock";
import { launcherPath, writeLauncher } from "../../install/launcher";
import { GLOBAL_RULES, writeBundle } from "../../state/bundle-cache";
import { writeConfig } from "../../state/config";
import { canaryBundle } from "./canary-rule";

/** A home of its own with Heed in it, and a repository: nothing of the person's is read or changed. */
export type ThrowAway = {
  home: string;
  repository: string;
  /** For temporary files, outside of the home. */
  scratch: string;
  launcher: string;
  write(path: string, text: string): void;
  remove(): void;
};

/** A server that nobody runs: the rule is on this machine already, and nothing is to be sent. */
const NOWHERE = "http://127.0.0.1:9";

/** @param program folder of the running CLI, with the hook in it */
export function makeThrowAway(program: string, now: number): ThrowAway {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "heed-live-")));
  const [home, repository, scratch] = ["home", "repository", "scratch"].map((name) => join(folder, name));
  if (!home || !repository || !scratch) throw new Error("There is no folder for the canary.");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: 0o600 });
  };
  mkdirSync(scratch, { recursive: true });
  write(join(repository, ".git", "HEAD"), "ref: refs/heads/main\n");
  write(join(repository, ".git", "config"), "[core]\n\trepositoryformatversion = 0\n");
  mkdirSync(join(repository, ".git", "objects"));
  mkdirSync(join(repository, ".git", "refs"));
  const heed = join(home, ".heed");
  mkdirSync(heed, { recursive: true, mode: 0o700 });
  writeLauncher(heed, program, process.execPath);
  const user = { id: "canary", email: "", name: "canary" };
  const server = { origin: NOWHERE, user, scopes: [], service: false, loggedInAt: "" };
  writeConfig(heed, { servers: [server], folders: [] });
  writeBundle({ home: heed, origin: NOWHERE, project: GLOBAL_RULES }, canaryBundle(now), { etag: null, now });
  // This process stands for the flusher, so that no hook starts one.
  lockFlusher(heed, now);
  return {
    ...{ home, repository, scratch, write },
    launcher: launcherPath(heed),
    remove: () => {
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      } catch {
        // The program may write until it ends; what stays lies where the system clears, and the verdict stands.
      }
    },
  };
}
