import type { Host } from "../../../core/hook-event/schema";
import type { ProcessEntry } from "./process-table";

/** What a host that reads another host's settings sets for the hooks that it runs. */
const MARKS = ["CURSOR_VERSION", "GEMINI_SESSION_ID"];
const PROGRAMS = /^(?:cursor(?:-agent)?|copilot)(?:\.exe)?$/i;
const PACKAGES = /[\\/]@github[\\/]copilot[\\/]/;

/**
 * True when a hook was called by another host than the one whose settings it stands in: Cursor, Copilot CLI and dsh's
 * bridge read Claude Code's. Such a call is dropped: its payload is not what the adapter was written for, and a host
 * with a hook of its own would be asked twice.
 * @param caller the nearest host above the hook; null where none that Heed knows is there
 */
export function isForeignCall(question: {
  own: Host;
  caller: Host | null;
  ancestors: readonly ProcessEntry[];
  env: Record<string, string | undefined>;
}): boolean {
  const { own, caller, ancestors, env } = question;
  if (caller !== null) return caller !== own;
  return (
    MARKS.some((mark) => Boolean(env[mark])) ||
    ancestors.some(({ args: [program = "", script = ""] }) => {
      return PROGRAMS.test(nameOf(program)) || PROGRAMS.test(nameOf(script)) || PACKAGES.test(script);
    })
  );
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? "";
}
