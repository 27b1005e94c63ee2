import type { FileChange } from "../hook-event/schema";

type Change = Pick<FileChange, "path" | "op" | "addedLines" | "removedLines"> & { movedFrom?: string };

const NO_FILE = "/dev/null";

/**
 * What a patch changes, one change a file: unified diffs (`git apply`, `patch`) and the `*** Begin Patch` form of
 * `apply_patch`. Paths are as written, without the `a/` and `b/` of git.
 */
export function patchChanges(text: string): Change[] {
  return /^\*\*\* (?:Begin Patch|Add File|Update File|Delete File)/m.test(text)
    ? blockChanges(text)
    : diffChanges(text);
}

const OPS = { Add: "create", Update: "modify", Delete: "delete" } as const;

function blockChanges(text: string): Change[] {
  const changes: Change[] = [];
  for (const line of text.split("\n")) {
    const head = /^\*\*\* (Add|Update|Delete) File: (.+?)\s*$/.exec(line);
    const moved = /^\*\*\* Move to: (.+?)\s*$/.exec(line);
    const current = changes.at(-1);
    if (head) {
      const op = OPS[head[1] as keyof typeof OPS];
      changes.push({ path: head[2] ?? "", op, addedLines: [], removedLines: [] });
    } else if (moved && current) {
      current.movedFrom = current.path;
      current.path = moved[1] ?? "";
      current.op = "move";
    } else addLine(current, line);
  }
  return changes;
}

function diffChanges(text: string): Change[] {
  const changes: Change[] = [];
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const next = lines[index + 1] ?? "";
    if (line.startsWith("--- ") && next.startsWith("+++ ")) {
      changes.push(changeOf(pathOf(line), pathOf(next)));
      index += 1;
      continue;
    }
    const renamed = /^rename (from|to) (.+)$/.exec(line);
    if (renamed?.[1] === "from")
      changes.push({
        path: renamed[2] ?? "",
        op: "move",
        movedFrom: renamed[2],
        addedLines: [],
        removedLines: [],
      });
    const current = changes.at(-1);
    if (renamed?.[1] === "to" && current) current.path = renamed[2] ?? "";
    else if (!renamed) addLine(current, line);
  }
  return changes;
}

function changeOf(from: string, to: string): Change {
  const lines = { addedLines: [], removedLines: [] };
  if (from === NO_FILE) return { path: to, op: "create", ...lines };
  if (to === NO_FILE) return { path: from, op: "delete", ...lines };
  return { path: to, op: "modify", ...lines };
}

function pathOf(line: string): string {
  const path = line.slice(4).split("\t")[0]?.trim() ?? "";
  return path === NO_FILE ? path : path.replace(/^[ab]\//, "");
}

function addLine(change: Change | undefined, line: string): void {
  if (line.startsWith("+")) change?.addedLines.push(line.slice(1));
  else if (line.startsWith("-")) change?.removedLines.push(line.slice(1));
}
