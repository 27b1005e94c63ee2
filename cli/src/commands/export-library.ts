import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { libraryMarkdown } from "../../../core/library-export/markdown";
import { libraryExportSchema } from "../../../core/library-export/schema";
import { openApi } from "../api";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { requireLink } from "./here";

export type LibraryOptions = { format: string; personal: boolean; out: string | undefined };

/** `heed export`: the rules that you see here and your own facts, as JSON or as Markdown that `heed import` takes back. */
export async function exportLibrary(context: CommandContext, options: LibraryOptions): Promise<void> {
  const { format, personal, out } = options;
  if (format !== "json" && format !== "markdown")
    throw new CommandFailure("Say --format json or --format markdown.", EXIT.usage);
  requirePerson(context);
  requireHome(context);
  const { home, env, terminal, cwd } = context;
  const { link } = requireLink(context);
  const query = new URLSearchParams({ project: link.project, personal: String(personal) });
  const { body, error } = await openApi(home, link.origin, { env }).request({
    path: `/api/v1/library?${query}`,
  });
  if (error) {
    const advice = `Make a token with it at ${link.origin}/p/${encodeURIComponent(link.project)}/settings/tokens, or sign in where a browser opens: heed login ${link.origin}`;
    const lacks = error.code === "FORBIDDEN" && error.message.includes("own:write");
    if (lacks) throw new CommandFailure(`This token lacks the scope own:write. ${advice}`);
    throw new CommandFailure(error.message, error.code === "UNAUTHENTICATED" ? EXIT.signedOut : EXIT.failed);
  }
  const library = libraryExportSchema.parse(body);
  const text =
    format === "json" ? JSON.stringify(library, null, 2) : libraryMarkdown(library, link.name).trimEnd();
  if (out === undefined) terminal.say(text);
  else writeFileSync(resolve(cwd, out), `${text}\n`, { mode: 0o600 });
  const where = out === undefined ? "" : ` to ${out}`;
  terminal.warn(`${library.rules.length} rules and ${library.facts.length} facts of ${link.name}${where}.`);
}
