import type { Place } from "../../core/hosts/adapter";
import type { CorpusCase, CorpusPayload } from "./corpus-case";

/**
 * The scratch repository of one event, in memory: files that exist before it, and what an `Edit`
 * names (such a file exists and holds `old_string`). Windows paths come with a Windows `cwd`.
 */
export function placeFor(corpusCase: CorpusCase, payload: CorpusPayload): Place {
  const files = new Map<string, string>();
  for (const path of corpusCase.existing_files ?? []) {
    files.set(path, "");
    if (!/^(?:\/|[A-Za-z]:)/.test(path)) files.set(`${rootOf(payload.cwd)}/${path}`, "");
  }
  for (const call of [payload, ...(payload._fixture?.tool_calls ?? [])]) {
    const { file_path: path, old_string: old } = call.tool_input ?? {};
    if (typeof path === "string" && typeof old === "string") files.set(path, `${old}\n`);
  }
  return {
    root: rootOf(payload.cwd),
    home: "/home/person",
    resolve: (path) => path,
    exists: (path) => files.has(path),
    read: (path) => files.get(path) ?? null,
  };
}

/** The repository is `/repo`; events may run below it or on another system. */
function rootOf(cwd: string): string {
  return /^(.*[\\/]repo)(?:[\\/]|$)/.exec(cwd)?.[1] ?? cwd;
}
