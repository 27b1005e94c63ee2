import type { Page } from "@playwright/test";
import { SERVER_URL, SETUP_CODE } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import { ADMIN } from "./support/heed-server";
import { createApi } from "./support/web-session";

test.describe.configure({ mode: "serial" });

test("the setup link makes the first admin, who makes a project and connects a host", async ({
  context,
  page,
}) => {
  const door = await context.newPage();
  await door.goto("/");
  await expect(door.getByRole("heading", { name: "Set up Heed" })).toBeVisible();

  await page.goto(`/setup#${SETUP_CODE}`);
  await page.getByLabel("Your name").fill(ADMIN.name);
  await page.getByLabel("E-mail address").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("button", { name: "Load the sample project" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("First shop");
  await page.getByRole("button", { name: "Create project" }).click();

  await expect(page.getByRole("heading", { name: "Connect a host" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Make a project.*done$/ })).toBeVisible();
  await expect(page.getByText("heed link first-shop")).toBeVisible();
  await expect(page.getByText("Listening…")).toBeVisible();
  await expect(page.getByText("only the part you release")).toBeVisible();
});

test("afterwards the setup is closed for ever", async ({ page }) => {
  await page.goto(`/setup#${SETUP_CODE}`);
  await expect(page.getByRole("heading", { name: "Heed is set up" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create account" })).toHaveCount(0);

  const again = createApi(SERVER_URL, () => "").setup.claim.mutate({
    code: SETUP_CODE,
    name: "Eve",
    email: "eve@example.com",
    password: "another good sentence",
  });
  await expect(again).rejects.toMatchObject({ data: { code: "NOT_FOUND" } });
});

test("signing in and out; a wrong password says the same as an unknown address", async ({ page }) => {
  await page.goto("/p/first-shop/rules");
  await expect(page).toHaveURL(/\/sign-in/);

  await signInAs(page, ADMIN.email, "not the password");
  const refusal = page.getByRole("alert").filter({ hasText: "do not match" });
  await expect(refusal).toBeVisible();
  const forWrongPassword = await refusal.textContent();

  await page.reload();
  await signInAs(page, "nobody@example.com", ADMIN.password);
  await expect(refusal).toBeVisible();
  expect(await refusal.textContent()).toBe(forWrongPassword);

  await signInAs(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL(/\/p\/first-shop\/rules$/);
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();

  // Once the page is live it listens to clicks as well.
  await expect(page.getByRole("banner").getByText("Live")).toBeVisible();
  await page.getByRole("button", { name: "Ada: account and appearance" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto("/p/first-shop/overview");
  await expect(page).toHaveURL(/\/sign-in/);
});

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
