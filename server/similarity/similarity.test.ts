import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadEmbedding } from "./load";
import { similarityIn } from "./similarity-in";

const WEIGHTS = join(import.meta.dirname, "weights");
const provenanceSchema = z.object({
  sha256: z.string(),
  packages: z.array(z.object({ license: z.string() })),
});

describe("the local embedding", () => {
  it("is the file that its provenance describes, under licences that allow it, in at most 6 MB", () => {
    const file = join(WEIGHTS, "embedding.bin");
    const provenance = provenanceSchema.parse(
      JSON.parse(readFileSync(join(WEIGHTS, "provenance.json"), "utf8")),
    );
    expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(provenance.sha256);
    expect(new Set(provenance.packages.map(({ license }) => license))).toEqual(
      new Set(["Apache-2.0", "MIT"]),
    );
    expect(statSync(file).size).toBeLessThanOrEqual(6_000_000);
  });

  it.each([
    ["never store passwords in the log", "通行证和密码不要写进日志", "indent with tabs"],
    [
      "run the tests before finishing",
      "führ die Tests aus, bevor du fertig bist",
      "name files in kebab-case",
    ],
    ["ask before deleting files", "demande avant de supprimer des fichiers", "use single quotes"],
  ])("brings “%s” nearer to its translation than to a stranger", (text, translation, stranger) => {
    const similar = similarityIn(WEIGHTS);
    if (!similar) throw new Error("no weights");
    expect(similar(text, translation)).toBeGreaterThan(similar(text, stranger));
  });

  it("does without weights when they are missing or switched off", () => {
    expect(loadEmbedding(join(WEIGHTS, "nowhere"))).toBeNull();
    expect(similarityIn("off")).toBeNull();
  });
});
