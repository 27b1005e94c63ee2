import { describe, expect, it } from "vitest";
import { compile } from "../compilation/compile";
import { ruleCandidateSchema } from "../extraction/schema";
import { RECIPES, recipeTitle } from "./registry";

type Terms = {
  unwanted?: string[];
  wanted?: string[];
  trigger?: string[];
  step?: string[];
  place?: string[];
  number?: number;
  unit?: string;
};
type Row = [directive: string, topic: string, polarity: "require" | "forbid", terms: Terms];

function compiled([directive, topic, polarity, terms]: Row) {
  const candidate = ruleCandidateSchema.parse({
    form: polarity,
    directive,
    words: directive,
    claim: { topic, subject: "x", polarity, ...(terms.wanted?.[0] ? { value: terms.wanted[0] } : {}) },
    terms,
    applicability: {},
    scope: "project",
    source: "user_stated",
    confidence: 1,
    severity: "minor",
    language: "en",
  });
  return compile({ candidate });
}

describe("each recipe serves its own wish and passes the four stages", () => {
  const rows: Record<string, Row> = {
    "package-manager": ["We use bun here.", "package-manager", "require", { wanted: ["bun"] }],
    "no-force-push": ["No force pushes.", "force-push", "forbid", {}],
    "no-push": ["Don't push.", "push", "forbid", {}],
    "protected-branch": ["Never push to master.", "push", "forbid", {}],
    "no-commit": ["Don't commit.", "commit", "forbid", {}],
    "no-skipped-hooks": ["Never bypass the git hooks.", "git-hooks", "forbid", {}],
    "no-recursive-delete": ["Never run rm -rf.", "command:rm", "forbid", { unwanted: ["rm -rf"] }],
    "ask-before-deleting": ["Don't delete files without asking.", "delete-files", "forbid", {}],
    "no-recursive-permissions": ["Don't chmod whole folders.", "file-permissions", "forbid", {}],
    "keep-history": ["Never rewrite history.", "git-history", "forbid", {}],
    "no-sudo": ["No sudo.", "sudo", "forbid", {}],
    "no-global-packages": ["Install nothing globally.", "global-packages", "forbid", {}],
    "no-foreground-server": ["Don't run servers in the foreground.", "foreground-server", "forbid", {}],
    "no-production": ["Stay away from production.", "production", "forbid", {}],
    "no-deploy": ["Never deploy.", "deploy", "forbid", {}],
    "no-publish": ["Never publish a release.", "publish", "forbid", {}],
    "no-pull-request": ["Don't open pull requests.", "pull-request", "forbid", {}],
    "migrations-not-applied": ["Never run migrations.", "migrations", "forbid", {}],
    "run-through": ["Run python with poetry.", "python-runner", "require", { wanted: ["poetry run"] }],
    "search-tool": ["Use rg, not grep -r.", "search-tool", "require", { unwanted: ["grep"], wanted: ["rg"] }],
    "no-heredoc-files": ["No heredocs to write files.", "heredoc-files", "forbid", {}],
    "no-whole-suite": ["Don't run the whole test suite.", "run-tests", "forbid", {}],
    "required-option": ["Call curl with --fail.", "command:curl", "require", {}],
    "forbidden-command": ["Never use wget.", "command:wget", "forbid", { unwanted: ["wget"] }],
    "env-files": ["Don't read .env.", "env-files", "forbid", { unwanted: [".env"] }],
    "inside-repository": ["Stay inside the repo.", "outside-repo", "forbid", {}],
    "agent-config": ["Don't touch .claude.", "agent-config", "forbid", {}],
    "no-new-docs": ["No new markdown files.", "docs-files", "forbid", {}],
    "edit-not-rewrite": ["Don't rewrite whole files.", "edit-not-rewrite", "forbid", {}],
    "file-suffix": ["Tests are named *.test.ts.", "naming", "require", { wanted: ["*.test.ts"] }],
    "file-naming": ["File names are kebab-case.", "naming", "require", { wanted: ["kebab-case"] }],
    "file-location": [
      "Put scripts in tools.",
      "file-location",
      "require",
      { trigger: ["scripts"], place: ["tools"] },
    ],
    "protected-paths": ["Never edit legacy/.", "protected-paths", "forbid", { unwanted: ["legacy/**"] }],
    "run-before-finishing": [
      "Run the linter before you finish.",
      "run-lint",
      "require",
      { step: ["lint"], trigger: ["finish"] },
    ],
    "read-before-edit": ["Read a file before editing it.", "read-before-edit", "require", {}],
    changelog: ["Update the changelog with each change.", "changelog", "require", {}],
    "clean-up": ["Remove your temp files.", "temp-files", "forbid", {}],
    "test-beside-source": ["Each new module needs a test.", "tests-required", "require", {}],
    "forbidden-import": ["Stop importing moment.", "import:moment", "forbid", { unwanted: ["moment"] }],
    "commit-format": ["Use conventional commits.", "commit-format", "require", { wanted: ["conventional"] }],
    "no-ai-attribution": ["No co-authored lines in commits.", "ai-attribution", "forbid", {}],
    "commit-length": [
      "Commit subjects have at most 50 characters.",
      "commit-length",
      "require",
      { number: 50, unit: "characters" },
    ],
    "reply-length": ["Answer in 5 sentences.", "reply-length", "require", { number: 5, unit: "sentences" }],
    "reply-language": ["Reply in English.", "reply-language", "require", { wanted: ["en"] }],
    "no-closing-offer": ["Don't end with a question.", "closing-offer", "forbid", {}],
    "report-checks": ["Say which tests you ran.", "report-checks", "require", {}],
    "no-console": ["No console.log.", "debug-output", "forbid", {}],
    "no-debug-output": ["Don't leave debug prints.", "debug-output", "forbid", {}],
    "no-var": ["Don't use var.", "phrase:var", "forbid", { unwanted: ["var"], wanted: ["const"] }],
    "no-default-export": ["No default exports.", "phrase:x", "forbid", {}],
    "no-new-dependencies": ["Never add dependencies without asking.", "dependencies", "forbid", {}],
    "no-print": ["No print statements.", "debug-output", "forbid", {}],
    "no-todo": ["No TODO comments.", "todo-comments", "forbid", {}],
    "no-any": ["No any.", "type-any", "forbid", {}],
    "no-lint-disable": ["Don't disable lint rules.", "lint-disable", "forbid", {}],
    "no-then-chains": ["No then chains.", "async-style", "forbid", {}],
    "no-class-components": ["No class components.", "component-style", "forbid", {}],
    "no-colour-literals": ["No hardcoded colours.", "hardcoded-values", "forbid", {}],
    "no-emoji": ["No emojis.", "emoji", "forbid", {}],
    "indent-tabs": ["Indent with tabs.", "indentation", "require", { wanted: ["tabs"] }],
    "indent-spaces": ["Indent with spaces.", "indentation", "require", { wanted: ["spaces"] }],
    "no-secrets": ["Never commit secrets.", "secrets", "forbid", {}],
    "forbidden-text": [
      "Don't use Math.random().",
      "code:Math.random",
      "forbid",
      { unwanted: ["Math.random()"] },
    ],
  };

  it.each(Object.entries(rows))("%s", (name, row) => {
    const { content, report } = compiled(row);
    expect(content.recipe).toBe(name);
    expect(report).toMatchObject({ passed: true });
    expect(
      report?.stages.find(({ stage }) => stage === "unit")?.cases.some(({ expected }) => expected === "stop"),
    ).toBe(true);
  });

  it("leaves no recipe without a wish", () => {
    expect(RECIPES.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
    expect(new Set(RECIPES.map(({ name }) => recipeTitle(name))).size).toBe(RECIPES.length);
  });
});

describe("what no check can decide stays a reminder", () => {
  it.each<Row>([
    ["Explain your steps before you start.", "explanations", "require", {}],
    ["Keep functions small.", "function-length", "require", {}],
    [
      "Prefer composition over inheritance.",
      "phrase:composition",
      "require",
      { wanted: ["composition"], unwanted: ["inheritance"] },
    ],
    ["We deploy on Fridays.", "deploy", "require", {}],
    ["Don't guess, look it up.", "verify-claims", "forbid", { unwanted: ["guess"] }],
    ["Never remove comments.", "comments", "forbid", { unwanted: ["comments"] }],
    ["Keep package.json valid.", "protected-paths", "require", { unwanted: ["package.json"] }],
    ["Write tests first.", "test-first", "require", { step: ["test"] }],
  ])("%s", (...row) => {
    expect(compiled(row).content).toMatchObject({ tier: "intent", verifier: null });
  });
});
