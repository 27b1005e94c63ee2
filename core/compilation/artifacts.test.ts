import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { digestArtifacts } from "./artifacts";
import { ARTIFACTS_DIGEST } from "./artifacts-digest";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

// A compiler that makes other artifacts has another version, or rules would never be compiled anew.
it("the compiler's version names what recipes become: `npm run docs:recipes` writes it", {
  timeout: 300_000,
}, () => {
  expect(ARTIFACTS_DIGEST).toBe(digestArtifacts(sha256));
});
