import { flush } from "../flush";
import { type CheckoutFacts, newLink } from "../project/resolve-link";
import { readConfig } from "../state/config";
import { type KnownProject, readKnownProjects, writeKnownProjects } from "../state/known-projects";
import { writeLink } from "../state/links";
import { TransportError } from "../transport";
import { type CommandContext, CommandFailure, EXIT, requireHome, requirePerson } from "./context";
import { requireHere } from "./here";
import { whoami } from "./sign-in";

type Candidate = { origin: string; project: KnownProject };

export type LinkOptions = { slug: string | undefined; yes: boolean };

/** `heed link [project]`: from now on this repository's events go to that project. */
export async function link(context: CommandContext, options: LinkOptions): Promise<void> {
  requirePerson(context);
  requireHome(context);
  const { checkout, facts } = requireHere(context);
  const candidates = await ownProjects(context);
  const chosen = await choose(context, candidates, { ...options, facts });
  const { home, env, now, random } = context;
  writeLink(home, checkout.commonFolder, newLink(home, { ...chosen, checkout: facts, now: now() }));
  context.terminal.say(
    `Linked ${checkout.root} to ${chosen.project.name} (${chosen.project.slug}) on ${chosen.origin}.`,
  );
  await flush({ home, env, now, random }, { budgetMs: 5_000, refresh: true });
}

/** `heed unlink`: nothing more is sent; what was stored stays the person's. */
export function unlink(context: CommandContext): void {
  requirePerson(context);
  requireHome(context);
  const { checkout, linked } = requireHere(context);
  // With a folder pattern the repository would be linked again at once.
  writeLink(context.home, checkout.commonFolder, readConfig(context.home).folders.length > 0 ? "off" : null);
  const was = linked.state === "linked" ? "is no longer linked" : "was not linked";
  context.terminal.say(`${checkout.root} ${was}; nothing is sent from it.`);
}

async function ownProjects(context: CommandContext): Promise<Candidate[]> {
  const { servers } = readConfig(context.home);
  if (servers.length === 0)
    throw new CommandFailure("You are not signed in. Run: heed login", EXIT.signedOut);
  const lists = await Promise.all(servers.map(({ origin }) => projectsOf(context, origin)));
  return lists.flat();
}

/** The server's answer, or what it told last when it cannot be reached. */
async function projectsOf(context: CommandContext, origin: string): Promise<Candidate[]> {
  try {
    const { projects } = await whoami(context, origin);
    writeKnownProjects(context.home, origin, projects);
    return projects.map((project) => ({ origin, project }));
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    context.terminal.warn(`${error.message} Using what it told last.`);
    return readKnownProjects(context.home, origin).map((project) => ({ origin, project }));
  }
}

async function choose(
  { terminal }: CommandContext,
  candidates: Candidate[],
  { slug, yes, facts }: LinkOptions & { facts: CheckoutFacts },
): Promise<Candidate> {
  const named = slug === undefined ? [] : candidates.filter(({ project }) => project.slug === slug);
  if (slug !== undefined && named.length === 0)
    throw new CommandFailure(`You have no project “${slug}”. ${known(candidates)}`);
  // A repository's remotes and its name file are claims: where they mean several projects, the person chooses.
  const claimed = candidates.filter(
    ({ project }) =>
      project.slug === facts.named || project.remotes.some((remote) => facts.remotes.includes(remote)),
  );
  const fitting = [named, claimed, candidates].find((list) => list.length > 0) ?? [];
  const [only] = fitting;
  if (fitting.length === 1 && only) return only;
  if (yes || !terminal.interactive)
    throw new CommandFailure(`Say which project: heed link <project>. ${known(candidates)}`);
  const options = fitting.map(({ origin, project }, index) => ({
    value: String(index),
    label: project.name,
    hint: origin,
  }));
  const chosen = fitting[Number((await terminal.choose("Which project?", options)) ?? -1)];
  if (!chosen) throw new CommandFailure("Nothing was linked.");
  return chosen;
}

function known(candidates: Candidate[]): string {
  if (candidates.length === 0) return "Create one in the web application first.";
  return `Yours: ${candidates.map(({ project }) => project.slug).join(", ")}.`;
}
