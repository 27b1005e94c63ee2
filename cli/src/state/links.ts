import { join } from "node:path";
import { fieldsOf, textOf, textsOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

/** A person's word that a checkout belongs to a project (trust.md sections 1 and 2). */
export type Link = {
  origin: string;
  /** Slug of the project. */
  project: string;
  name: string;
  /** Remotes at the time of linking; others ask again. */
  remotes: string[];
  /** Project that the repository itself named then. */
  named?: string | null;
  /** Keys of the own projects that claimed a remote then; a link of an earlier version tells none. */
  matches?: string[];
  linkedAt: string;
};

/** By the real path of the common git folder; `off` when the person switched Heed off there. */
export type Links = Record<string, Link | "off">;

export function readLinks(home: string): Links {
  const links: Links = {};
  for (const [folder, value] of Object.entries(fieldsOf(fieldsOf(readJson(linksPath(home))).links))) {
    const link = value === "off" ? value : readLink(value);
    if (link) links[folder] = link;
  }
  return links;
}

/** Sets or (with null) removes the link of one checkout. */
export function writeLink(home: string, folder: string, link: Link | "off" | null): void {
  const { [folder]: _previous, ...others } = readLinks(home);
  const links = link === null ? others : { ...others, [folder]: link };
  writePrivate(linksPath(home), `${JSON.stringify({ schemaVersion: 1, links }, null, 2)}\n`);
}

function readLink(value: unknown): Link | null {
  const fields = fieldsOf(value);
  const origin = textOf(fields.origin);
  const project = textOf(fields.project);
  if (!origin || !project) return null;
  return {
    origin,
    project,
    name: textOf(fields.name) ?? project,
    remotes: textsOf(fields.remotes),
    named: textOf(fields.named) ?? null,
    ...(Array.isArray(fields.matches) ? { matches: textsOf(fields.matches) } : {}),
    linkedAt: textOf(fields.linkedAt) ?? "",
  };
}

function linksPath(home: string): string {
  return join(home, "links.json");
}
