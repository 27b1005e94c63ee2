import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { join, newPerson } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let owner: WebSession;
let slug: string;
let shared: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  shared = (await admin.api.project.create.mutate({ name: "Rules door" })).slug;
  owner = await join(admin, shared, "member", newPerson("Wanda"));
  slug = (await owner.api.project.create.mutate({ name: "Typed rules" })).slug;
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "New rule" });
const field = (page: Page) => dialog(page).getByRole("textbox", { name: "The rule, in your own words" });

async function open(page: Page, project = slug) {
  await page.goto(`/p/${project}/rules?new=true`);
  await expect(field(page)).toBeFocused();
}

test("a rule is typed and saved by the keyboard alone, and undo takes it back", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByText("No rules yet")).toBeVisible();
  // Keys are heard once the page is alive.
  await expect(async () => {
    await page.keyboard.press("r");
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await field(page).fill("please use pnpm here, never npm");
  await expect(dialog(page).getByText("Use pnpm, not npm.", { exact: true }).first()).toBeVisible();
  await expect(dialog(page).getByText("Exact check")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Save rule" })).toBeEnabled();
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^R\d+ is in force: Use pnpm, not npm\./)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(page.getByText("No rules yet")).toBeVisible();
});

test("the rule's page keeps the words as they were typed", async ({ openAs }) => {
  const { added } = await owner.api.rule.write.mutate({
    ...{ projectSlug: slug, words: "please use pnpm here, never npm" },
  });
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${added[0]?.id}`);
  const why = page.getByRole("complementary", { name: "Why it exists" });
  await expect(why.getByText("please use pnpm here, never npm")).toBeVisible();
  await expect(why.getByText("written by hand")).toBeVisible();
});

test("what is there already is named, a reminder says why, and several sentences are several rules", async ({
  openAs,
}) => {
  await owner.api.rule.write.mutate({ projectSlug: slug, words: "Never push to main." });
  const page = await openAs(owner);
  await open(page);
  await field(page).fill("never push to main");
  await expect(dialog(page).getByText(/You have this as R\d+/)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Nothing to save" })).toBeDisabled();
  await field(page).fill("think twice before you answer");
  await expect(dialog(page).getByText("Only a reminder")).toBeVisible();
  await expect(dialog(page).getByText(/Nothing in it is something that a check can read/)).toBeVisible();
  await field(page).fill("- no emoji in commit messages\n- never push to main\n- never force push");
  await expect(dialog(page).getByText("One is left out.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save 2 rules" }).click();
  await expect(page.getByText("2 rules are in force. One was left out.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("the command menu leads there from any page", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/inbox`);
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox").first()).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type("new rule");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rules\?new=true/);
  await expect(field(page)).toBeFocused();
});

test("for everybody it is a proposal, and nobody else reads the words behind it", async ({
  openAs,
  admin,
}) => {
  const page = await openAs(owner);
  await open(page, shared);
  await field(page).fill("never force push");
  await dialog(page).getByRole("combobox", { name: "For whom it counts" }).click();
  await page.getByRole("option", { name: /^For everybody in this project/ }).click();
  await dialog(page).getByRole("button", { name: "Propose rule" }).click();
  await expect(page.getByText(/^P\d+ is proposed/)).toBeVisible();
  const { items } = await admin.api.rule.list.query({ projectSlug: shared, status: ["proposed"] });
  const [proposal] = items;
  expect(items).toHaveLength(1);
  const detail = await admin.api.rule.get.query({ projectSlug: shared, ruleId: proposal?.id ?? "" });
  expect(detail.evidence).toEqual([]);
});

test("it is accessible in both themes and fits a phone", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page).fill("run `npm test` before you commit");
  await expect(dialog(page).getByText("Exact check")).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
      .analyze();
    expect(violations, theme).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
