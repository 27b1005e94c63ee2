import type { Page } from "@playwright/test";
import { itemPath, PERSON_NAVIGATION, PROJECT_NAVIGATION } from "@/lib/navigation";
import instance from "@/messages/en/admin.json" with { type: "json" };
import shell from "@/messages/en/shell.json" with { type: "json" };
import { loadSample } from "./fixtures/sample";
import { expect, test } from "./fixtures/test";

let slug: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(180_000);
  slug = await loadSample(admin);
});

for (const item of [...PROJECT_NAVIGATION, ...PERSON_NAVIGATION]) {
  test(`“${shell.nav[item.id]}” opens without a word in the console`, async ({ admin, openAs }) => {
    const page = await openAs(admin);
    const complaints = collectComplaints(page);
    await page.goto(itemPath(item, slug));
    // The instance has pages of its own, and opens at the first.
    const heading = item.id === "admin" ? instance.users.title : shell.nav[item.id];
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    // Live updates keep a request open, so the network never rests: what is awaited is the page itself.
    await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("every link of the sidebar leads where it says", async ({ admin, openAs }) => {
  const page = await openAs(admin);
  const complaints = collectComplaints(page);
  await page.goto(`/p/${slug}/overview`);
  const navigation = page.getByRole("navigation", { name: shell.navigation });
  for (const item of PROJECT_NAVIGATION.filter(({ place }) => place !== "hidden")) {
    await navigation.getByRole("link", { name: new RegExp(`^${shell.nav[item.id]}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: shell.nav[item.id] })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

/** Errors and warnings of the console, exceptions, and breaches of the content security policy. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    if (!["error", "warning"].includes(message.type())) return;
    complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
