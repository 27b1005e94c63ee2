import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { hookEventSchema } from "../../../core/hook-event/schema";
import type { Found } from "../../../core/transcript/find-corrections";
import type { Link } from "../state/links";
import { appendPrivate, readText } from "../state/private-file";
import { VERSION } from "../version";

const foundSchema = z.object({
  events: z.array(hookEventSchema),
  label: z.enum(["correction", "preference", "dissatisfaction", "rewrite", "none"]),
  topic: z.string().nullable(),
  wish: z.string().nullable(),
});
const rowSchema = z.union([
  z.object({
    path: z.string(),
    size: z.number(),
    mtimeMs: z.number(),
    version: z.string(),
    found: z.array(foundSchema),
  }),
  z.object({ sent: z.array(z.string()) }),
]);

type File = { path: string; size: number; mtimeMs: number };

/** What earlier runs found and sent, so that a run that was stopped goes on where it was. */
export type Kept = {
  /** Null for a file that was not read to its end, or has changed since. */
  foundIn(file: File): Found[] | null;
  keep(file: File, found: readonly Found[]): void;
  wasSent(promptId: string): boolean;
  markSent(promptIds: readonly string[]): void;
  forget(): void;
};

/** In the person's own folder, readable for them only; the texts in it are masked already. */
export function openKept(home: string, { origin, project }: Pick<Link, "origin" | "project">): Kept {
  const name = createHash("sha256").update(`${origin}\n${project}`).digest("hex").slice(0, 24);
  const path = join(home, "backfill", `${name}.jsonl`);
  const files = new Map<string, File & { version: string; found: Found[] }>();
  const sent = new Set<string>();
  for (const line of (readText(path) ?? "").split("\n")) {
    const row = rowOf(line);
    if (!row) continue;
    if ("sent" in row) for (const id of row.sent) sent.add(id);
    else files.set(row.path, row);
  }
  return {
    foundIn: ({ path: file, size, mtimeMs }) => {
      const known = files.get(file);
      const isSame = known?.size === size && known.mtimeMs === mtimeMs && known.version === VERSION;
      return isSame ? known.found : null;
    },
    keep: ({ path: file, size, mtimeMs }, found) =>
      appendPrivate(path, `${JSON.stringify({ path: file, size, mtimeMs, version: VERSION, found })}\n`),
    wasSent: (id) => sent.has(id),
    markSent: (ids) => {
      for (const id of ids) sent.add(id);
      appendPrivate(path, `${JSON.stringify({ sent: ids })}\n`);
    },
    forget: () => rmSync(path, { force: true }),
  };
}

function rowOf(line: string): z.infer<typeof rowSchema> | null {
  if (line === "") return null;
  try {
    return rowSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
