import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import { connect, createDeveloper, type Developer, expectDone } from "./support/developer";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let developer: Developer;
let slug: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(180_000);
  developer = await createDeveloper({ url: SERVER_URL });
  slug = (await connect(developer, { url: SERVER_URL, admin }, "Written shop")).slug;
  const everywhere = {
    ...{ paths: [], exceptPaths: [], languages: [], hosts: [], branches: [] },
    ...{ exceptBranches: [], taskWords: [], exceptTaskWords: [] },
  };
  const content = {
    ...{ statement: "Use pnpm, not npm.", instruction: "Use pnpm for packages.", message: "Use pnpm." },
    ...{ remedy: null, applicability: everywhere, tier: "deterministic" as const },
    verifier: { kind: "file-path", paths: ["package-lock.json"] },
    ...{ recipe: null, recipeParams: null, severity: "major" as const, onExhausted: "release" as const },
    claim: { topic: "package-manager", subject: "npm", polarity: "forbid" as const },
  };
  const { rule } = await admin.api.rule.create.mutate({
    projectSlug: slug,
    content,
    layer: "project",
    mode: "block",
  });
  await admin.api.rule.activate.mutate({ projectSlug: slug, ruleId: rule.id });
  await expectDone(developer.heed(["flush"]), "heed flush");
});

test.afterAll(() => developer?.remove());

const agents = () => path.join(developer.repository, "AGENTS.md");

test("nothing is written until an admin chooses; then the text around it stays", async ({
  admin,
  openAs,
}) => {
  const own = "# Ours\n\nWrite short functions.\n";
  writeFileSync(agents(), own);
  await expectDone(developer.heed(["files", "sync"]), "heed files sync");
  expect(readFileSync(agents(), "utf8")).toBe(own);

  const page = await openAs(admin);
  await page.goto(`/p/${slug}/settings/general`);
  await page.getByRole("checkbox", { name: "A section of AGENTS.md" }).click();
  await expect(page.getByText("The policy was saved.")).toBeVisible();

  await expectDone(developer.heed(["flush"]), "heed flush");
  expect((await developer.heed(["files", "status"])).code).toBe(1);
  await expectDone(developer.heed(["files", "sync"]), "heed files sync");
  const text = readFileSync(agents(), "utf8");
  expect(text.startsWith(own)).toBe(true);
  expect(text).toContain("Use pnpm for packages.");
  await expectDone(developer.heed(["files", "status"]), "heed files status");
});

test("a change by hand is drift, and stays", async () => {
  const edited = readFileSync(agents(), "utf8").replace("Use pnpm for packages.", "Use yarn.");
  writeFileSync(agents(), edited);
  const status = await developer.heed(["files", "status"]);
  expect([status.code, status.stdout]).toEqual([1, expect.stringContaining("changed by hand")]);
  expect((await developer.heed(["files", "sync"])).code).toBe(1);
  expect(readFileSync(agents(), "utf8")).toBe(edited);
});

test("heed check stops what a rule stops, with and without a sign-in", async () => {
  writeFileSync(path.join(developer.repository, "package-lock.json"), "{}\n");
  expect((await developer.heed(["check"])).code).toBe(0);
  const found = await developer.heed(["check", "--untracked"]);
  expect([found.code, found.stdout]).toEqual([1, expect.stringContaining("package-lock.json: P1 stops")]);
  await expectDone(developer.heed(["rules", "export-bundle", "rules.json"]), "heed rules export-bundle");
  appendFileSync(path.join(developer.repository, ".gitignore"), "rules.json\n");
  const github = await developer.heed([
    "check",
    "--untracked",
    "--bundle",
    "rules.json",
    "--format",
    "github",
  ]);
  expect([github.code, github.stdout]).toEqual([
    1,
    expect.stringContaining("::error file=package-lock.json"),
  ]);
});

test("only admins choose", async ({ admin, openAs }) => {
  const member = await join(admin, slug, "member", newPerson("Mo"));
  const page = await openAs(member);
  await page.goto(`/p/${slug}/settings/general`);
  await expect(page.getByRole("checkbox", { name: "A section of AGENTS.md" })).toBeDisabled();
});
