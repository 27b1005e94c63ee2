import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { join, newPerson } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let owner: WebSession;
let slug: string;
let shared: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  shared = (await admin.api.project.create.mutate({ name: "Recipes door" })).slug;
  owner = await join(admin, shared, "member", newPerson("Remy"));
  slug = (await owner.api.project.create.mutate({ name: "Recipes" })).slug;
});

async function expectAccessible(page: Page) {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
      .analyze();
    expect(violations, theme).toEqual([]);
  }
}

const open = async (page: Page, query = "", project = slug) => {
  await page.goto(`/p/${project}/rules/recipes${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Add from recipes" })).toBeVisible();
};
const recipe = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: `Pick “${title}”` }) });
const bar = (page: Page) => page.getByRole("region", { name: "Selected rows" });

test("the rules page leads there by its button and by one key", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByText("No rules yet")).toBeVisible();
  await page.getByRole("link", { name: "Add from recipes" }).first().click();
  await expect(page).toHaveURL(/\/rules\/recipes$/);
  await expect(page.getByRole("heading", { level: 1, name: "Add from recipes" })).toBeVisible();
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/rules\/recipes$/, { timeout: 2_000 });
  }).toPass();
});

test("a blank that is filled in changes sentence, explanation and examples, and stands in the address", async ({
  openAs,
}) => {
  const page = await openAs(owner);
  await open(page);
  const row = recipe(page, "Protected branch");
  await row.getByRole("button", { name: /^Protected branch/ }).click();
  await expect(row.getByText("git push origin main")).toBeVisible();
  await row.getByRole("combobox", { name: "Branch" }).click();
  await page.getByRole("option", { name: "develop" }).click();
  await expect(row.getByText("Never push to develop.")).toBeVisible();
  await expect(row.getByText("git push origin develop", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/blanks=protected-branch\.branch/);
  await expectAccessible(page);
  await page.reload();
  await expect(row.getByText("git push origin develop", { exact: true })).toBeVisible();
});

test("a sentence that no check can hold says that it is only a reminder", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page, "?pack=commands&open=forbidden-command");
  const row = recipe(page, "Forbidden or replaced command");
  await expect(row.getByText("terraform apply", { exact: true }).first()).toBeVisible();
  await row.getByRole("textbox", { name: "Command" }).fill("anything slow when the day is long");
  await expect(row.getByText("Only a reminder")).toBeVisible();
});

test("search looks through all packs, and says when nothing is found", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page);
  await page.getByRole("searchbox", { name: "Search recipes" }).fill("emoji");
  await expect(recipe(page, "No emoji")).toBeVisible();
  await expect(page).toHaveURL(/q=emoji/);
  await page.getByRole("searchbox", { name: "Search recipes" }).fill("no such wish");
  await expect(page.getByText("Nothing matches this filter")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(recipe(page, "No force push")).toBeVisible();
});

test("several are added at once; the notice takes all of them back", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page);
  await recipe(page, "No force push").getByRole("checkbox").click();
  await recipe(page, "No tags pushed").getByRole("checkbox").click();
  await bar(page).getByRole("radio", { name: "block" }).click();
  await bar(page).getByRole("button", { name: "Add 2 rules" }).click();
  await expect(page.getByText("2 rules are in force.")).toBeVisible();
  const row = recipe(page, "No force push");
  await expect(row.getByText(/You have this as R\d+/)).toBeVisible();
  await expect(row.getByRole("checkbox")).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(row.getByText(/You have this as/)).toHaveCount(0);
  await expect(row.getByRole("checkbox")).toBeEnabled();
});

test("a pack is picked and added by the keyboard; what contradicts another is left out", async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs(owner);
  await open(page, "?pack=data");
  const first = recipe(page, "SQL keywords in capitals").getByRole("button", { expanded: false });
  // Keys are heard once the page is alive.
  await expect(async () => {
    await page.keyboard.press("k");
    await expect(first).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(bar(page).getByRole("button", { name: /^Add \d+ rules$/ })).toBeEnabled();
  await expect(bar(page).getByText(/is left out|are left out/)).toBeVisible();
  await page.keyboard.press("a");
  // Some thirty rules, each with its check, its version and its entry in the audit.
  await expect(page.getByText(/rules are in force\./)).toBeVisible({ timeout: 90_000 });
  const { items } = await owner.api.rule.list.query({
    ...{ projectSlug: slug, status: ["active"], search: "SQL keywords" },
  });
  const sql = items.filter(({ statement }) => statement.startsWith("SQL keywords"));
  expect(sql.map(({ statement }) => statement)).toEqual(["SQL keywords in upper case."]);
});

test("a picked rule keeps its recipe's cases and is tried like any other", async ({ openAs }) => {
  const { added } = await owner.api.recipe.add.mutate({
    projectSlug: slug,
    picks: [{ recipe: "no-sudo" }],
    mode: "block",
  });
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${added[0]?.id}?tab=cases`);
  await expect(page.getByText("The check passed its own tests.")).toBeVisible();
  const box = page.getByRole("form", { name: "Try it" });
  await box.getByRole("textbox", { name: "Command" }).fill("cd web && sudo make install");
  await expect(box.getByText("Stopped", { exact: true })).toBeVisible();
});

test("for everybody it is a proposal that waits for a second person", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page, "?for=shared&picked=no-push", shared);
  await expect(page.getByText("Proposed: a second person has to agree.")).toBeVisible();
  await bar(page).getByRole("button", { name: "Propose 1 rule" }).click();
  await expect(page.getByText(/^P\d+ is proposed/)).toBeVisible();
  await expect(recipe(page, "No push unless asked").getByText(/The project has this as P\d+/)).toBeVisible();
});

test("works on a phone without scrolling sideways", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "?picked=no-push&open=commit-length");
  await expect(bar(page)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
