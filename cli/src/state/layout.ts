import { join } from "node:path";
import { VERSION } from "../version";
import { fieldsOf, numberOf, textOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

/** What the folder of the client's state looks like; one more with each change that an older client cannot read. */
export const LAYOUT = 1;

export type Layout = { layout: number; version: string };

/** The layout that a folder has; 0 where it was made before layouts were counted. */
export function readLayout(home: string): Layout {
  const fields = fieldsOf(readJson(layoutPath(home)));
  return { layout: numberOf(fields.layout) ?? 0, version: textOf(fields.version) ?? "" };
}

export function writeLayout(home: string): void {
  writePrivate(layoutPath(home), `${JSON.stringify({ layout: LAYOUT, version: VERSION })}\n`);
}

/** Why this client must not write to a folder that a newer one has changed; null when it may. */
export function layoutProblem(home: string): string | null {
  const { layout, version } = readLayout(home);
  if (layout <= LAYOUT) return null;
  return `${home} was changed by Heed ${version || "of a newer version"}, and this CLI is ${VERSION}: install the newer one again (npm install -g <your server>/cli.tgz). Hooks go on working.`;
}

function layoutPath(home: string): string {
  return join(home, "layout.json");
}
