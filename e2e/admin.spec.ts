import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { newPerson, SERVER_URL } from "./fixtures/people";
import { until } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import { withTestedDatabase } from "./support/database";
import { ADMIN } from "./support/heed-server";
import { createApi } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const SECTIONS = ["users", "sign-in", "jobs", "storage", "audit", "about"];
const NARROW = { width: 360, height: 740 };
const NEW_PASSWORD = "another sentence to remember";

const person = newPerson("Umma");
/** The invited person's own browser. */
let theirs: Page;

test.afterAll(() => theirs?.context().close());

test("an admin invites a person by a link, who joins the instance with it", async ({
  admin,
  openAs,
  browser,
}) => {
  const page = await openAs(admin);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await page.getByRole("button", { name: "Invite a person" }).click();
  await page.getByRole("dialog").getByLabel("E-mail address").fill(person.email);
  await page.getByRole("button", { name: "Create invitation" }).click();
  const link = await shownLink(page, "/welcome#");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Open invitations" })).toBeVisible();

  theirs = await openBrowser(browser);
  await theirs.goto(link);
  await expect(theirs.getByText(person.email)).toBeVisible();
  await theirs.getByLabel("Your name").fill(person.name);
  await theirs.getByLabel("Password", { exact: true }).fill(person.password);
  await theirs.getByRole("button", { name: "Create account" }).click();
  await expect(theirs.getByRole("button", { name: `${person.name}: account` })).toBeVisible();

  await page.reload();
  await expect(rowOf(page)).toContainText("Active");
  await expect(page.getByText(`Revoke the invitation of ${person.email}`)).toHaveCount(0);
});

test("to somebody who is no instance admin there are no such pages", async () => {
  for (const section of SECTIONS) {
    await theirs.goto(`/admin/${section}`);
    await expect(theirs.getByText("There is nothing at this address.")).toBeVisible();
  }
  await theirs.getByRole("button", { name: `${person.name}: account` }).click();
  await expect(theirs.getByRole("menuitem", { name: "Account" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: "Instance" })).toHaveCount(0);
});

test("a reset link lets the person choose a password, and tells them who sent it", async ({
  admin,
  openAs,
}) => {
  const page = await openAs(admin);
  await openActions(page);
  await page.getByRole("menuitem", { name: "Send a reset link" }).click();
  const link = await shownLink(page, "/reset/new#");

  await theirs.goto(link);
  await theirs.getByLabel("New password").fill(NEW_PASSWORD);
  await theirs.getByRole("button", { name: "Set password" }).click();
  // The new password signs this browser in at once.
  await expect(theirs.getByRole("button", { name: `${person.name}: account` })).toBeVisible();
  await expect(theirs.getByText(`Your password was reset by ${ADMIN.name}`)).toBeVisible();
  await theirs.getByRole("button", { name: "Close this notice" }).click();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(theirs.getByText(`Your password was reset by ${ADMIN.name}`)).toHaveCount(0);
});

test("an admin disables a person whose page is open: it is signed out at once", async ({ admin, openAs }) => {
  await theirs.goto("/account");
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  const cookies = await theirs.context().cookies();
  const page = await openAs(admin);
  await openActions(page);
  await page.getByRole("menuitem", { name: "Disable" }).click();
  await expect(page.getByText(`${person.name} is disabled`)).toBeVisible();
  // Nothing was pressed there.
  await expect(theirs).toHaveURL(/\/sign-in/);

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const api = createApi(SERVER_URL, () => cookie);
  await expect(api.account.me.query()).rejects.toMatchObject({ data: { code: "UNAUTHENTICATED" } });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page)).toContainText("Active");
  await signInAgain();
});

test("an instance admin is made and ended; the flag counts in a session that is open", async ({
  admin,
  openAs,
}) => {
  const page = await openAs(admin);
  await openActions(page);
  await page.getByRole("menuitem", { name: "Make instance admin" }).click();
  await expect(page.getByText(`${person.name} is now an instance admin.`)).toBeVisible();
  await theirs.goto("/admin/about");
  await expect(theirs.getByRole("heading", { level: 1, name: "About" })).toBeVisible();

  await openActions(page);
  await page.getByRole("menuitem", { name: "End as instance admin" }).click();
  await expect(page.getByText(`${person.name} is no instance admin any more.`)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText("There is nothing at this address.")).toBeVisible();
});

test("the last instance admin stays one, and is told why", async ({ admin, openAs }) => {
  const page = await openAs(admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(ADMIN.email)}`);
  await page.getByRole("button", { name: `Actions for ${ADMIN.name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Disable" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "End as instance admin" }).click();
  await expect(page.getByText(/The last instance admin stays one/)).toBeVisible();
});

test("a failed job shows no word of what it works on, and is retried", async ({ admin, openAs }) => {
  const id = await withTestedDatabase(async (client) => {
    const { rows } = await client.query(
      `select id::text from graphile_worker.add_job('release-jobs', '{"words":"canary-of-a-person"}',
         run_at => now() + interval '1 hour', max_attempts => 1)`,
    );
    await client.query("select graphile_worker.permanently_fail_jobs(array[$1]::bigint[], $2)", [
      rows[0].id,
      "TypeError: canary-of-a-person",
    ]);
    return String(rows[0].id);
  });
  const page = await openAs(admin);
  await page.goto("/admin/jobs");
  const row = page.getByRole("row").filter({ hasText: id });
  await expect(row).toContainText("release-jobs");
  await expect(row).toContainText("TypeError");
  expect(await page.content()).not.toContain("canary-of-a-person");

  await page.getByRole("button", { name: `Retry job ${id}` }).click();
  await expect(page.getByText("The job is tried again.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await until(
    () =>
      withTestedDatabase(async (client) => {
        const { rowCount } = await client.query("select 1 from graphile_worker.jobs where id = $1", [id]);
        return rowCount === 0;
      }),
    "an end of the job",
  );
});

test("the instance's audit lists what was done, with before and after, and is whole", async ({
  admin,
  openAs,
}) => {
  const page = await openAs(admin);
  await page.goto("/admin/audit");
  const row = page.getByRole("row").filter({ hasText: "Account disabled" }).first();
  await row.click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Check integrity" }).click();
  await expect(page.getByText("The chain is whole")).toBeVisible();
});

for (const section of SECTIONS) {
  test(`${section} can be used by everybody, in light and dark, on a narrow phone`, async ({
    admin,
    openAs,
  }) => {
    const page = await openAs(admin);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
    }
    await page.setViewportSize(NARROW);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** The link in the dialog that is open. */
async function shownLink(page: Page, part: string): Promise<string> {
  const shown = page.getByRole("dialog").getByText(`${SERVER_URL}${part}`);
  return (await shown.textContent())?.trim() ?? "";
}

function rowOf(page: Page) {
  return page.getByRole("row").filter({ hasText: person.email });
}

async function openActions(page: Page): Promise<void> {
  await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: `Actions for ${person.name}` }).click();
}

async function signInAgain(): Promise<void> {
  await theirs.goto("/sign-in");
  await theirs.getByLabel("E-mail address").fill(person.email);
  await theirs.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(theirs.getByRole("button", { name: `${person.name}: account` })).toBeVisible();
}
