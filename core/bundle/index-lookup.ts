import type { Moment } from "../enforcement/schema";
import { fileChangesOf, shellOf } from "../verifiers/evidence";
import { pathKeys } from "../verifiers/file-index";
import { toolNames } from "../verifiers/tool-names";
import type { Bundle, BundleIndex } from "./schema";

/**
 * Positions of the rules that can have a say at this moment, ascending. Cost depends on the event
 * and on how many rules share its keys, not on the size of the bundle.
 */
export function rulesFor(bundle: Bundle, moment: Moment): number[] {
  const found = new Set<number>();
  for (const position of positions(bundle.index, moment)) found.add(position);
  return [...found].sort((a, b) => a - b);
}

function* positions(index: BundleIndex, moment: Moment): Generator<number> {
  if (moment.point === "turn_finished") {
    yield* index.turnFinished;
    return;
  }
  const { action } = moment;
  if (action.kind === "shell_command") {
    yield* listed(index.shell, "*");
    const { commands, unparsed } = shellOf(action);
    for (const { program } of commands) yield* listed(index.shell, program);
    // What cannot be parsed is still the business of rules whose program it names: “undecided”.
    if (unparsed) for (const word of wordsOf(action.command)) yield* listed(index.shell, word);
  }
  if (action.kind === "file_read") {
    for (const position of index.read) yield position;
  }
  for (const change of fileChangesOf(action)) {
    for (const path of [change.path, change.movedFrom]) {
      if (path === undefined) continue;
      for (const key of pathKeys(path)) yield* listed(index.file, key);
    }
  }
  for (const name of toolNames(action)) yield* listed(index.tool, name);
  yield* listed(index.tool, "*");
}

function wordsOf(line: string): Set<string> {
  return new Set(
    line
      .toLowerCase()
      .slice(0, 4096)
      .match(/[a-z0-9][\w.+-]*/g),
  );
}

/** Own keys only: a program may be called `constructor`. */
function listed(group: Record<string, number[]>, key: string): readonly number[] {
  return Object.hasOwn(group, key) ? (group[key] ?? []) : [];
}
