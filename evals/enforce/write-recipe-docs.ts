import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { digestArtifacts } from "../../core/compilation/artifacts";
import { recipeDocs } from "../../core/recipes/offers/docs";

const DIGEST_FILE = "core/compilation/artifacts-digest.ts";

writeFileSync("docs/recipes.md", recipeDocs());

const digest = digestArtifacts((text) => createHash("sha256").update(text).digest("hex"));
writeFileSync(DIGEST_FILE, readFileSync(DIGEST_FILE, "utf8").replace(/"[0-9a-f]*"/, `"${digest}"`));
