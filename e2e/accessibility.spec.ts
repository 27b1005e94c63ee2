import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { itemPath, PERSON_NAVIGATION, PROJECT_NAVIGATION } from "@/lib/navigation";
import { newPerson } from "./fixtures/people";
import { loadSample } from "./fixtures/sample";
import { expect, test } from "./fixtures/test";

test.describe.configure({ timeout: 180_000 });

const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const THEMES = ["light", "dark"] as const;
/** The narrowest phone that people still use. */
const NARROW = { width: 360, height: 740 };

let slug: string;
/** Pages about one thing; their addresses are known once the sample has been played. */
const single = { rule: "", session: "", invitation: "" };

test.beforeAll(async ({ admin }) => {
  slug = await loadSample(admin);
  const rules = await admin.api.rule.list.query({ projectSlug: slug, search: "pnpm" });
  const sessions = await admin.api.session.list.query({ projectSlug: slug, with: "corrections" });
  const { email } = newPerson("Ivy");
  const invitation = await admin.api.invitation.create.mutate({ projectSlug: slug, email, role: "member" });
  single.rule = rules.items[0]?.id ?? "";
  single.session = sessions.items[0]?.id ?? "";
  single.invitation = invitation.token ?? "";
});

for (const item of [...PROJECT_NAVIGATION, ...PERSON_NAVIGATION]) {
  test(`${item.id} can be used by everybody, in light and dark, on a narrow phone`, async ({
    admin,
    openAs,
  }) => {
    await expectUsable(await openAs(admin), itemPath(item, slug));
  });
}

for (const tab of ["activity", "versions", "history", "cases", "backtest", "health"]) {
  test(`the page of a rule with its ${tab}`, async ({ admin, openAs }) => {
    await expectUsable(await openAs(admin), `/p/${slug}/rules/${single.rule}?tab=${tab}`);
  });
}

test("the transcript of a session", async ({ admin, openAs }) => {
  await expectUsable(await openAs(admin), `/p/${slug}/sessions/${single.session}`);
});

test("a new project", async ({ admin, openAs }) => {
  await expectUsable(await openAs(admin), "/projects/new");
});

test("an address where nothing is", async ({ admin, openAs }) => {
  await expectUsable(await openAs(admin), "/p/there-is-no-such-project/rules");
});

test("the doors: sign-in, mailed links, the closed setup, invitations", async ({ page }) => {
  const doors = ["/sign-in?error=not_invited", "/sign-in/link", "/reset", "/reset/new", "/welcome", "/setup"];
  for (const path of [...doors, `/invite/${single.invitation}`]) await expectUsable(page, path);
});

test("a journey with the keyboard alone", async ({ admin, openAs }) => {
  const page = await openAs(admin);
  await page.goto(`/p/${slug}/overview`);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Command menu" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("sess");
  await expect(palette.getByRole("option", { name: /Sessions/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sessions" })).toBeVisible();

  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByRole("term").filter({ hasText: /^Rules$/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What it does" })).toBeVisible();
});

async function expectUsable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toHaveCount(0);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
    expect(violations.map(describeViolation), `${path} in ${colorScheme}`).toEqual([]);
  }
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways at ${NARROW.width} px`).toBeLessThanOrEqual(0);
  if (wide) await page.setViewportSize(wide);
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function describeViolation({ id, nodes }: Violation): string {
  const where = nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`);
  return `${id}: ${where.join("; ")}`;
}
