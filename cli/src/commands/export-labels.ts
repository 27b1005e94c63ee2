import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openApi } from "../api";
import { fieldsOf, listOf, numberOf, textOf } from "../state/fields";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { requireLink } from "./here";

/** A server that never ends a list must not keep the command for ever. */
const MAX_PAGES = 1_000;

/**
 * `heed export --labels`: the person's own marks as labelled cases, a JSON object a line, in the form that
 * `npm run eval -- detect` reads. Words of theirs are in it, so no agent's host may run it.
 */
export async function exportLabels(
  context: CommandContext,
  options: { out: string | undefined },
): Promise<void> {
  requirePerson(context);
  requireHome(context);
  const { home, env, terminal } = context;
  const { link } = requireLink(context);
  const api = openApi(home, link.origin, { env });
  const lines: string[] = [];
  let skipped = 0;
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ project: link.project, ...(cursor && { cursor }) });
    const { body, error } = await api.request({ path: `/api/v1/labels?${query}` });
    if (error) {
      if (error.code === "FORBIDDEN" && error.message.includes("own:write"))
        throw new CommandFailure(scopeAdvice(link));
      throw new CommandFailure(
        error.message,
        error.code === "UNAUTHENTICATED" ? EXIT.signedOut : EXIT.failed,
      );
    }
    const fields = fieldsOf(body);
    lines.push(...listOf(fields.cases).map(lineOf));
    skipped += numberOf(fields.skipped) ?? 0;
    cursor = textOf(fields.nextCursor) ?? null;
    if (!cursor) break;
  }
  if (options.out === undefined) for (const line of lines) terminal.say(line);
  else writeFileSync(resolve(context.cwd, options.out), `${lines.join("\n")}\n`, { mode: 0o600 });
  const where = options.out === undefined ? "" : ` to ${options.out}`;
  terminal.warn(`${lines.length} labelled prompt${lines.length === 1 ? "" : "s"} of ${link.name}${where}.`);
  if (skipped > 0) terminal.warn(`${skipped} left out: retention has taken the prompt.`);
}

/**
 * A typed code gives the preset of the hooks only (trust.md section 6), so "log in again" would lead in a circle.
 * The server's refusal is the same for a token that was made on the Tokens page without the scope.
 */
function scopeAdvice({ origin, project }: { origin: string; project: string }): string {
  return [
    "The token of this machine lacks the scope own:write (“Change your own rules”), which this export takes.",
    `Make one with it at ${origin}/p/${encodeURIComponent(project)}/settings/tokens and run: heed login ${origin} --token - < file`,
    `Where a browser opens on this machine, heed login ${origin} offers the scope too.`,
    "“Download labels” on the learning page needs no token.",
  ].join("\n");
}

/** One JSON object a line; what a terminal must not be sent is escaped, so that both ways out say the same. */
function lineOf(labelled: unknown): string {
  return JSON.stringify(labelled).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
