/**
 * A runner of GitHub Actions takes a line that begins with `::`, or holds `##[` anywhere, for a command. What a changed
 * file is called or says must never become one: what this returns is one line that reads the same.
 */
export function commandsNothing(line: string): string {
  const one = line.replace(/\s*[\r\n]+\s*/g, " ");
  return one.replace(/^\s*::/, "./::").replaceAll("##[", "# #[");
}

/** The same for JSON, whose value must stay what it is. */
export function jsonCommandsNothing(json: string): string {
  return json.replaceAll("##[", "#\\u0023[");
}
