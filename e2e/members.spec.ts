import type { Page } from "@playwright/test";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { teach } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import { signIn, type WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const WORDS = "no, we use pnpm here";

let owner: WebSession;
let slug: string;
const stranger = newPerson("Stella");

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  owner = await join(
    admin,
    (await admin.api.project.create.mutate({ name: "Door" })).slug,
    "member",
    newPerson("Odo"),
  );
  slug = (await owner.api.project.create.mutate({ name: "Open house" })).slug;
  await teach(owner, { slug, session: "house-1", command: "npm install left-pad", words: WORDS });
});

test("an open link lets one stranger in as member, with an address of their own", async ({
  openAs,
  browser,
}) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/settings/members`);
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Open link" }).click();
  await dialog.getByRole("combobox").click();
  await expect(page.getByRole("option")).toHaveCount(2);
  await page.getByRole("option", { name: /^Member/ }).click();
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  const link = (await dialog.getByText(/\/invite\//).textContent()) ?? "";

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText("invites whoever opens this link first, as Member.")).toBeVisible();
  await expect(theirs.getByRole("table", { name: /what others in the project see of you/ })).toBeVisible();
  await theirs.getByLabel("E-mail address").fill(stranger.email);
  await theirs.getByLabel("Your name").fill(stranger.name);
  await theirs.getByLabel("Password", { exact: true }).fill(stranger.password);
  await theirs.getByRole("button", { name: "Create account and join" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/p/${slug}/`));
  await theirs.goto(link);
  await expect(theirs.getByText("This invitation is not open")).toBeVisible();
  await context.close();
});

test("who joined sees nothing of others: no session, no prompt, no audit", async ({ openAs }) => {
  const session = await signIn({ url: SERVER_URL, ...stranger });
  const page = await openAs(session);
  for (const path of ["sessions", "violations", "facts", "history", "rules", "audit", "inbox"]) {
    await page.goto(`/p/${slug}/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
  }
  await page.goto(`/p/${slug}/audit`);
  await expect(page.getByText("You see your own actions.")).toBeVisible();
  await expect(page.getByText("Project created")).toHaveCount(0);
  await page.goto(`/p/${slug}/settings/members`);
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite a person" })).toHaveCount(0);
});

test("a new link replaces an open one", async ({ openAs, page: nobody }) => {
  const page = await openAs(owner);
  const { email } = newPerson("Nora");
  const first = await owner.api.invitation.create.mutate({ projectSlug: slug, email, role: "viewer" });
  await page.goto(`/p/${slug}/settings/members`);
  await page.getByRole("button", { name: `New link for ${email}` }).click();
  const second =
    (await page
      .getByRole("dialog")
      .getByText(/\/invite\//)
      .textContent()) ?? "";
  await nobody.goto(`/invite/${first.token}`);
  await expect(nobody.getByText("This invitation is not open")).toBeVisible();
  await nobody.goto(second);
  await expect(nobody.getByRole("heading", { name: "Join Open house" })).toBeVisible();
});

test("a role is changed with an undo, and taken away with its access", async ({ openAs }) => {
  const person = newPerson("Rita");
  const theirs = await openAs(await join(owner, slug, "member", person));
  await theirs.goto(`/p/${slug}/rules`);
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();

  const page = await openAs(owner);
  await page.goto(`/p/${slug}/settings/members`);
  await choose(page, `Role of ${person.name}`, "Editor");
  await expect(page.getByText(`${person.name} is now Editor.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("combobox", { name: `Role of ${person.name}` })).toContainText("Member");

  await page.getByRole("button", { name: `Remove ${person.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${person.name} was removed.`)).toBeVisible();
  await theirs.goto(`/p/${slug}/rules`);
  await expect(theirs.getByText("There is nothing at this address.")).toBeVisible();
});

test("the owner hands the project over and may leave then, which the last owner may not", async ({
  openAs,
}) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/settings/members`);
  await leave(page);
  await expect(page.getByText("You did not leave the project.")).toBeVisible();

  await choose(page, "New owner", stranger.name);
  await page.getByRole("button", { name: "Transfer ownership" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Transfer ownership" }).click();
  await expect(page.getByText(`${stranger.name} owns the project now. You are admin.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Transfer ownership" })).toHaveCount(0);
  await leave(page);
  await expect(page).not.toHaveURL(new RegExp(`/p/${slug}/`));
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
});

async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: list }).click();
  await page.getByRole("option", { name: option }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Leave project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave project" }).click();
}
