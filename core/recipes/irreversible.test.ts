import { expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { ruleCandidateSchema } from "../extraction/schema";

function onExhausted(directive: string, topic: string, terms: Record<string, string[]>) {
  const candidate = ruleCandidateSchema.parse({
    ...{ form: "forbid", directive, words: directive, claim: { topic, subject: "x", polarity: "forbid" } },
    ...{ terms, applicability: {}, scope: "project", source: "user_stated", confidence: 1 },
    ...{ severity: "minor", language: "en" },
  });
  const { content } = compile({ candidate });
  return [content.recipe, content.onExhausted];
}

it.each<[name: string, directive: string, topic: string, terms: Record<string, string[]>]>([
  ["no-push", "Don't push.", "push", {}],
  ["protected-branch", "Never push to master.", "push", {}],
  ["no-force-push", "No force pushes.", "force-push", {}],
  ["no-recursive-delete", "Never run rm -rf.", "command:rm", { unwanted: ["rm -rf"] }],
  ["ask-before-deleting", "Don't delete files without asking.", "delete-files", {}],
  ["keep-history", "Never rewrite history.", "git-history", {}],
  ["no-deploy", "Never deploy.", "deploy", {}],
  ["no-publish", "Never publish a release.", "publish", {}],
  ["no-production", "Stay away from production.", "production", {}],
  ["protected-paths", "Never touch infra/.", "protected-paths", { place: ["infra/"] }],
])(
  "enforcement.md section 5: %s cannot be undone, so it asks after the cap instead of letting go",
  (name, ...wish) => {
    expect(onExhausted(...wish)).toEqual([name, "ask"]);
  },
);
