import { join } from "node:path";
import { fieldsOf, listOf, textOf, textsOf } from "./fields";
import { originKey } from "./home";
import { readJson, writePrivate } from "./private-file";

/** The user's own projects as the server last told; lets `heed: on` work offline. */
export type KnownProject = { slug: string; name: string; role: string; remotes: string[] };

export function readKnownProjects(home: string, origin: string): KnownProject[] {
  return listOf(readJson(path(home, origin))).flatMap(readKnownProject);
}

export function writeKnownProjects(home: string, origin: string, projects: KnownProject[]): void {
  writePrivate(path(home, origin), `${JSON.stringify(projects, null, 2)}\n`);
}

export function readKnownProject(value: unknown): KnownProject[] {
  const fields = fieldsOf(value);
  const slug = textOf(fields.slug);
  if (!slug) return [];
  return [
    {
      slug,
      name: textOf(fields.name) ?? slug,
      role: textOf(fields.role) ?? "",
      remotes: textsOf(fields.remotes),
    },
  ];
}

function path(home: string, origin: string): string {
  return join(home, "projects", `${originKey(origin)}.json`);
}
