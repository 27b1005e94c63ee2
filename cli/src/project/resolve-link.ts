import { type Config, readConfig } from "../state/config";
import { type KnownProject, readKnownProjects } from "../state/known-projects";
import { type Link, readLinks } from "../state/links";

/** Where a session's events go, or why they go nowhere. */
export type Linked =
  | { state: "linked"; link: Link; mayTeach: boolean }
  | { state: "off" | "unlinked" | "changed" | "signed_out" };

export type CheckoutFacts = { root: string | null; commonFolder: string | null; remotes: string[] };

/**
 * Looks up the link of a checkout (trust.md section 2). A checkout whose remotes changed since the person linked
 * it asks again; a link to a server without a token sends nothing.
 */
export function resolveLink(home: string, checkout: CheckoutFacts): Linked {
  const { commonFolder, root } = checkout;
  if (commonFolder === null || root === null) return { state: "unlinked" };
  const config = readConfig(home);
  const kept = readLinks(home)[commonFolder];
  if (kept === "off") return { state: "off" };
  const link = kept ?? linkByFolder(config, checkout);
  if (!link) return { state: "unlinked" };
  if (kept && !sameRemotes(kept.remotes, checkout.remotes)) return { state: "changed" };
  const server = config.servers.find(({ origin }) => origin === link.origin);
  return server
    ? { state: "linked", link, mayTeach: server.scopes.includes("own:write") }
    : { state: "signed_out" };
}

/**
 * The one project that a checkout can mean among the user's own: by remote, else the only one there is.
 * @returns null when none or several fit; then the person chooses with `heed link`
 */
export function projectFor(
  home: string,
  remotes: string[],
): { origin: string; project: KnownProject } | null {
  const known = readConfig(home).servers.flatMap(({ origin }) =>
    readKnownProjects(home, origin).map((project) => ({ origin, project })),
  );
  const byRemote = known.filter(({ project }) => project.remotes.some((remote) => remotes.includes(remote)));
  const candidates = byRemote.length > 0 ? byRemote : known;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function linkByFolder(config: Config, { root, remotes }: CheckoutFacts): Link | null {
  const match = config.folders
    .filter(({ folder }) => folder === "/" || root === folder || root?.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  if (!match) return null;
  return { origin: match.origin, project: match.project, name: match.project, remotes, linkedAt: "" };
}

function sameRemotes(known: string[], present: string[]): boolean {
  return known.length === present.length && known.every((remote) => present.includes(remote));
}
