import type { AgentAction, FileChange, ShellCommand } from "../../../core/hook-event/schema";
import { excludeFiles } from "../project/exclude-files";
import { isIgnored } from "../project/git-ignored";
import { cutText } from "./cut-text";

/** Of a hook's session, or of a command that looks at past ones. */
type Surroundings = {
  file: { root: string | null; commonFolder: string | null };
  deps: { userHome: string; env: Record<string, string | undefined> };
};

const CUT = "[not sent]";
/** A shorter line than this is too common to be cut out of a command. */
const MIN_LINE = 4;

/**
 * An action as it may leave the machine: of files outside the repository or ignored by git only path and operation
 * (trust.md section 1). Secret files are treated so by the masking.
 */
export function sendableAction(session: Surroundings, action: AgentAction): AgentAction {
  if (action.kind === "file_change")
    return isHidden(session, action) ? withoutContent(action) : withWritten(action);
  return action.kind === "shell_command" ? sendableCommand(session, action) : action;
}

/** What a here-document writes into such a file stands in the command's own text too. */
function sendableCommand(session: Surroundings, action: ShellCommand): ShellCommand {
  if (action.fileChanges.length === 0) return action;
  const hidden = new Set(action.fileChanges.filter((change) => isHidden(session, change)));
  const lines = [...hidden]
    .flatMap(({ addedLines, removedLines, content = "" }) => [
      ...addedLines,
      ...removedLines,
      ...content.split("\n"),
    ])
    .map((line) => line.trim())
    .filter((line) => line.length >= MIN_LINE)
    .sort((a, b) => b.length - a.length);
  const cut = (text: string) => lines.reduce((left, line) => left.replaceAll(line, CUT), text);
  return {
    ...action,
    command: cut(action.command),
    argv: lines.length === 0 ? action.argv : action.argv.map((words) => words.map(cut)),
    fileChanges: action.fileChanges.map((change) =>
      hidden.has(change) ? withoutContent(change) : withWritten(change),
    ),
  };
}

function isHidden({ file, deps }: Surroundings, { outside, path, movedFrom }: FileChange): boolean {
  const { root, commonFolder } = file;
  if (outside === true || root === null) return true;
  const excludes = excludeFiles({ commonFolder, userHome: deps.userHome, env: deps.env });
  return [path, movedFrom].some((name) => name !== undefined && isIgnored(root, name, excludes));
}

function withoutContent({ content: _content, ...change }: FileChange): FileChange {
  return { ...change, addedLines: [], removedLines: [] };
}

/** The whole text is sent only where the agent wrote the whole file. */
function withWritten(change: FileChange): FileChange {
  const { content, ...rest } = change;
  const written = change.op === "create" || change.rewrites === true;
  return written && content !== undefined ? { ...rest, content: cutText(content) } : rest;
}
