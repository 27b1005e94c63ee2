import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { schemaChecks, withoutSchemas } from "./without-schemas.mjs";

const root = mkdtempSync(path.join(tmpdir(), "heed-schemas-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SCHEMA = `import { z } from "zod";
export const KINDS = ["file", "command"] as const;
export const kindSchema = z.enum(KINDS);
export function readKind(given: unknown) { return kindSchema.safeParse(given).success; }
export function readAll(given: unknown) { return z.array(kindSchema)?.parse(given); }
export function readJson(text: string) { return JSON.parse(text); }
`;

/** The bundle of an entry that uses `names` of core/kind.ts, as the hook's are built. */
async function bundleOf(names: string): Promise<string> {
  mkdirSync(path.join(root, "core"), { recursive: true });
  writeFileSync(path.join(root, "core/kind.ts"), SCHEMA);
  writeFileSync(
    path.join(root, "core/entry.ts"),
    `import { ${names} } from "./kind";\nconsole.log(${names});`,
  );
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "core/entry.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "cjs",
    platform: "node",
    plugins: [withoutSchemas(root)],
  });
  return outputFiles[0]?.text ?? "";
}

it("leaves a schema that is only declared out of the hook", async () => {
  const text = await bundleOf("KINDS, readJson");
  expect(text).toContain("command");
  expect(text).not.toContain("Proxy");
  expect(schemaChecks(text)).toEqual([]);
});

it("finds a check by a schema that a hook could reach, and says in which file", async () => {
  expect(schemaChecks(await bundleOf("readKind"))).toEqual(["core/kind.ts"]);
  expect(schemaChecks(await bundleOf("readAll"))).toEqual(["core/kind.ts"]);
});

it("marks nothing that only reads JSON", async () => {
  const text = await bundleOf("readJson");
  expect(text).toContain("JSON.parse");
  expect(schemaChecks(text)).toEqual([]);
});
