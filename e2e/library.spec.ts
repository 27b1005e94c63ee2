import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { EVERYWHERE, type RuleContent } from "@/core/rule/schema";
import { join, newPerson } from "./fixtures/people";
import { teach } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let owner: WebSession;
let slug: string;
const rules = { general: "", special: "", changelog: "", tag: "", taught: "" };

const contentOf = (statement: string, topic: string): RuleContent => ({
  ...{ statement, instruction: statement, message: statement, applicability: EVERYWHERE },
  ...{ verifier: null, tier: "intent", recipe: null, recipeParams: null, remedy: null },
  claim: { topic, subject: topic, polarity: "require" },
  ...{ severity: "minor", onExhausted: "release" },
});

async function write(statement: string, topic: string): Promise<string> {
  const { rule } = await owner.api.rule.create.mutate({
    projectSlug: slug,
    content: contentOf(statement, topic),
  });
  return rule.id;
}

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  const { slug: door } = await admin.api.project.create.mutate({ name: "Library door" });
  owner = await join(admin, door, "member", newPerson("Lina"));
  slug = (await owner.api.project.create.mutate({ name: "Library" })).slug;
  rules.general = await write("Answer in short sentences.", "answers-short");
  rules.special = await write("Explain migrations at length.", "migrations-explained");
  rules.changelog = await write("Update the changelog first.", "changelog-first");
  rules.tag = await write("Tag each delivered version.", "tag-versions");
  const lesson = {
    slug,
    session: "library-1",
    command: "npm install left-pad",
    words: "no, we use pnpm here",
  };
  rules.taught = (await teach(owner, lesson)).id;
});

async function expectAccessible(page: Page) {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // Without the notices of what was done just now, which fade while they are looked at.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
      .analyze();
    expect(violations, theme).toEqual([]);
  }
}

const rowOf = (page: Page, statement: string) => page.getByRole("row").filter({ hasText: statement });

test("a rule is attached to another one on its page, and the toast takes it back", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${rules.special}`);
  await expect(page.getByText("It stands on its own.")).toBeVisible();
  const attach = async () => {
    await page.getByRole("button", { name: "Attach to another rule…" }).click();
    const dialog = page.getByRole("dialog", { name: "Attach to another rule" });
    await dialog.getByRole("button", { name: /Answer in short sentences/ }).click();
    await expect(page.getByText("A special case of")).toBeVisible();
  };
  await attach();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("It stands on its own.")).toBeVisible();
  await attach();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /Answer in short sentences/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Special cases" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Detach R/ })).toBeVisible();
});

test("the Rules page shows it as a tree that opens by mouse and by keyboard", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  const parent = rowOf(page, "Answer in short sentences.");
  const child = rowOf(page, "Explain migrations at length.");
  await expect(parent).toBeVisible();
  await expect(child).toHaveCount(0);
  await parent.getByRole("button", { name: /^Show what stands under/ }).click();
  await expect(child).toBeVisible();
  await expect(page).toHaveURL(/branches=/);
  await parent.getByRole("button", { name: /^Hide what stands under/ }).click();
  await expect(child).toHaveCount(0);
  await parent.focus();
  await page.keyboard.press("ArrowRight");
  await expect(child).toBeVisible();
  await expectAccessible(page);
  await child.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(child).toHaveCount(0);
  await expect(parent).toBeFocused();
});

test("a filter finds a child and shows its parent around it", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules?q=migrations`);
  await expect(rowOf(page, "Explain migrations at length.")).toBeVisible();
  await expect(rowOf(page, "Answer in short sentences.")).toContainText("listed for what stands under it");
  await expect(rowOf(page, "Update the changelog first.")).toHaveCount(0);
});

test("pausing the parent silences the child, and says so", async ({ openAs }) => {
  const page = await openAs(owner);
  await owner.api.rule.pause.mutate({ projectSlug: slug, ruleId: rules.general });
  await page.goto(`/p/${slug}/rules/${rules.special}`);
  await expect(page.getByText(/^Silent: R\d+ is paused\./)).toBeVisible();
  await owner.api.rule.activate.mutate({ projectSlug: slug, ruleId: rules.general });
  await page.reload();
  await expect(page.getByText(/^Silent:/)).toHaveCount(0);
});

test("selected rules become the parts of a composite", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  for (const statement of ["Update the changelog first.", "Tag each delivered version."]) {
    await rowOf(page, statement).getByRole("checkbox").click();
  }
  await page.getByRole("button", { name: "Group…" }).click();
  const dialog = page.getByRole("dialog", { name: "Group these rules" });
  await dialog.getByLabel("What do they belong to?").fill("Before each delivery.");
  await dialog.getByRole("button", { name: "Group", exact: true }).click();
  const composite = rowOf(page, "Before each delivery.");
  await expect(composite).toContainText("Composite");
  await expect(composite).toContainText("2 rules under it");
  await composite.getByText("Before each delivery.").click();
  await expect(page.getByRole("heading", { name: "Its parts" })).toBeVisible();
});

test("a topic shows how often it was said, and its severity can be chosen", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  await page.getByRole("navigation", { name: "Library" }).getByRole("link", { name: "Topics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await rowOf(page, "package manager").getByText("package manager").click();
  await expect(page.getByRole("heading", { level: 1, name: "package manager" })).toBeVisible();
  await expect(page.getByText(/said once/)).toBeVisible();
  await page.getByRole("button", { name: "Show table" }).click();
  await expect(page.getByRole("columnheader", { name: "Said", exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Severity" }).click();
  await page.getByRole("option", { name: "blocker" }).click();
  await expect(page.getByText("It is told at the start of every session.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("It is told at the start of every session.")).toHaveCount(0);
  await page.getByRole("button", { name: "Dismiss topic" }).click();
  await expect(page.getByText(/^Dismissed: nothing is inferred/)).toBeVisible();
  await page.getByRole("button", { name: "Take it up again" }).click();
  await expect(page.getByRole("button", { name: "Dismiss topic" })).toBeVisible();
  await expectAccessible(page);
});

test("the page of a rule names its topic and leads there", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${rules.taught}`);
  await page.getByRole("link", { name: "package manager", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/topics\//);
});

test("an admin adds a topic and tries a sentence on it", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/settings/topics`);
  await expect(page.getByText("No topics of your own yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a topic" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a topic" });
  await drawer.getByLabel("Key").fill("package-manager");
  await drawer.getByLabel("Words that name it").fill("feature flag\ntoggl*");
  await drawer.getByRole("button", { name: "Add a value" }).click();
  await drawer.getByLabel("Value", { exact: true }).fill("unleash");
  await drawer.getByLabel("Say it as you would to your agent").fill("Gate every new page behind Unleash.");
  await expect(drawer.getByText(/with the value unleash/)).toBeVisible();
  await drawer.getByRole("button", { name: "Save topic" }).click();
  await expect(drawer.getByText(/Heed knows the area “package-manager” by itself/)).toBeVisible();
  await drawer.getByLabel("Key").fill("feature-flags");
  await drawer.getByRole("button", { name: "Save topic" }).click();
  await expect(rowOf(page, "feature-flags")).toContainText("unleash");

  const box = page.getByRole("region", { name: "Try a sentence" });
  await box.getByLabel("Say it as you would to your agent").fill("use pnpm, not npm");
  await expect(box.getByText(/A known area wins over added ones/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Archive feature-flags" }).click();
  await expect(rowOf(page, "feature-flags")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(rowOf(page, "feature-flags")).toBeVisible();
});

test("a member sees the topics and changes none", async ({ admin, openAs }) => {
  const member = await join(admin, await invited(admin), "member", newPerson("Mo"));
  const page = await openAs(member);
  await page.goto(`/p/${await invited(admin)}/settings/topics`);
  await expect(page.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a topic" })).toHaveCount(0);
});

let shared: string | undefined;
async function invited(admin: WebSession): Promise<string> {
  shared ??= (await admin.api.project.create.mutate({ name: "Library members" })).slug;
  return shared;
}
