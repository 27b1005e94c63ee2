import { type Config, readConfig, type ServerEntry } from "../state/config";
import { type KnownProject, readKnownProjects } from "../state/known-projects";
import { type Link, readLinks } from "../state/links";

/** Where a session's events go, or why they go nowhere. */
export type Linked =
  | {
      state: "linked";
      link: Link;
      mayTeach: boolean;
      /** False with a service token: rules are fetched, nothing is told (trust.md section 6). */
      sends: boolean;
    }
  | { state: "off" | "unlinked" | "signed_out" }
  | { state: "changed"; why: "remotes" | "name" | "match" };

/** What a checkout says of itself; each is a claim, and none is an identity (trust.md section 2). */
export type CheckoutFacts = {
  root: string | null;
  commonFolder: string | null;
  remotes: string[];
  /** Project that a file of the repository names; null without one. */
  named: string | null;
  /** Keys of the user's own projects that claim one of the remotes. */
  matches: string[];
};

/**
 * Looks up the link of a checkout (trust.md section 2). A checkout whose remotes changed since the person linked it,
 * that names another project, or that a second project claims, asks again; a link to a server without a sign-in
 * sends nothing.
 */
export function resolveLink(home: string, checkout: CheckoutFacts): Linked {
  const { commonFolder, root } = checkout;
  if (commonFolder === null || root === null) return { state: "unlinked" };
  const config = readConfig(home);
  const kept = readLinks(home)[commonFolder];
  if (kept === "off") return { state: "off" };
  const link = kept ?? linkByFolder(config, checkout);
  if (!link) return { state: "unlinked" };
  const why = doubtAbout(link, checkout);
  if (why) return { state: "changed", why };
  const server = config.servers.find(({ origin }) => origin === link.origin);
  return server ? linkedTo(link, server) : { state: "signed_out" };
}

/** A person's link of a checkout, with all that it claims at this moment. */
export function newLink(
  home: string,
  input: { origin: string; project: KnownProject; checkout: CheckoutFacts; now: number },
): Link {
  const { origin, project, checkout, now } = input;
  const { remotes, named } = checkout;
  return {
    origin,
    project: project.slug,
    name: project.name,
    remotes,
    named,
    matches: matchesOf(home, remotes),
    linkedAt: new Date(now).toISOString(),
  };
}

/** The user's own projects that claim one of these remotes, as keys. */
export function matchesOf(home: string, remotes: string[]): string[] {
  if (remotes.length === 0) return [];
  return ownProjects(home)
    .filter(({ project }) => claims(project, remotes))
    .map(({ origin, project }) => projectKey(origin, project.slug));
}

/**
 * The one project that a checkout can mean among the user's own: by remote or by the name that the repository gives,
 * else the only one there is.
 * @returns null when none or several fit; then the person chooses with `heed link`
 */
export function projectFor(
  home: string,
  { remotes, named }: CheckoutFacts,
): { origin: string; project: KnownProject } | null {
  const known = ownProjects(home);
  const claimed = known.filter(({ project }) => claims(project, remotes) || project.slug === named);
  const candidates = claimed.length > 0 ? claimed : known;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function ownProjects(home: string): { origin: string; project: KnownProject }[] {
  return readConfig(home).servers.flatMap(({ origin }) =>
    readKnownProjects(home, origin).map((project) => ({ origin, project })),
  );
}

function claims(project: KnownProject, remotes: string[]): boolean {
  return project.remotes.some((remote) => remotes.includes(remote));
}

function linkByFolder(config: Config, { root, remotes }: CheckoutFacts): Link | null {
  const match = config.folders
    .filter(({ folder }) => folder === "/" || root === folder || root?.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  if (!match) return null;
  const { origin, project } = match;
  return { origin, project, name: project, remotes, named: null, matches: [], linkedAt: "" };
}

function doubtAbout(link: Link, { remotes, named, matches }: CheckoutFacts) {
  if (!sameRemotes(link.remotes, remotes)) return "remotes";
  if (named !== null && named !== link.project && named !== link.named) return "name";
  const confirmed = [projectKey(link.origin, link.project), ...(link.matches ?? matches)];
  return matches.some((key) => !confirmed.includes(key)) ? "match" : null;
}

function linkedTo(link: Link, { scopes, service }: ServerEntry): Linked {
  return { state: "linked", link, mayTeach: scopes.includes("own:write"), sends: !service };
}

function sameRemotes(known: string[], present: string[]): boolean {
  return known.length === present.length && known.every((remote) => present.includes(remote));
}

function projectKey(origin: string, slug: string): string {
  return `${origin} ${slug}`;
}
