/** Lines shorter than this are too common to be cut out of a command. */
const MIN_LINE = 4;

type Fields = Record<string, unknown>;

/**
 * Takes the contents of files out of anything that holds acts: events, copies in corrections, outputs of stages.
 * Paths, operations and commands stay; of a command the lines go that it wrote into a file, and the arguments of
 * an MCP call, which may be a whole file (trust.md section 1: file contents 30 days).
 * @param value any JSON; it is not changed
 * @returns the same shape, so that what parsed before parses after
 */
export function eraseContents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(eraseContents);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value));
  switch (fields.kind) {
    case "file_change":
      return eraseChange(fields);
    case "shell_command":
      return eraseCommand(fields);
    case "mcp":
      return without(fields, "arguments");
    default:
      return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, eraseContents(field)]));
  }
}

function eraseChange(change: Fields): Fields {
  return { ...without(change, "content"), addedLines: [], removedLines: [] };
}

function eraseCommand(action: Fields): Fields {
  const changes = Array.isArray(action.fileChanges) ? action.fileChanges : [];
  const lines = changes
    .flatMap(linesOf)
    .filter((line) => line.trim().length >= MIN_LINE)
    .sort((left, right) => right.length - left.length);
  const hide = (text: unknown): unknown => {
    if (Array.isArray(text)) return text.map(hide);
    if (typeof text !== "string") return text;
    return lines.reduce((hidden, line) => hidden.replaceAll(line, "[erased]"), text);
  };
  return {
    ...action,
    command: hide(action.command),
    argv: hide(action.argv),
    fileChanges: changes.map(eraseContents),
  };
}

function linesOf(change: unknown): string[] {
  if (typeof change !== "object" || change === null) return [];
  const { addedLines, removedLines, content }: Fields = Object.fromEntries(Object.entries(change));
  const all = [addedLines, removedLines, typeof content === "string" ? content.split("\n") : []];
  return all.flat().filter((line) => typeof line === "string");
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}
