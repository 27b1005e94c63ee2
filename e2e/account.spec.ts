import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import { signIn } from "./support/web-session";

test("a new password ends the other session and not this one", async ({ admin, openAs }) => {
  const project = await admin.api.project.create.mutate({ name: "Password house" });
  const person = newPerson("Paula");
  const other = await join(admin, project.slug, "member", person);
  const here = await openAs(await signIn({ url: SERVER_URL, ...person }));
  const there = await openAs(other);
  await there.goto("/account");
  await expect(there.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();

  await here.goto("/account");
  await here.getByLabel("Current password").fill("not it");
  await here.getByLabel("New password").fill("a new sentence to remember");
  await here.getByRole("button", { name: "Change password" }).click();
  await expect(here.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");

  await here.getByLabel("Current password").fill(person.password);
  await here.getByRole("button", { name: "Change password" }).click();
  await expect(here.getByText("one other browser was signed out")).toBeVisible();

  await there.goto("/account");
  await expect(there).toHaveURL(/\/sign-in/);
  await here.reload();
  await expect(here.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(signIn({ url: SERVER_URL, ...person })).rejects.toThrow();
});

test("signing out everywhere ends every browser", async ({ admin, openAs }) => {
  const project = await admin.api.project.create.mutate({ name: "Exit house" });
  const person = newPerson("Emil");
  const first = await join(admin, project.slug, "member", person);
  const page = await openAs(await signIn({ url: SERVER_URL, ...person }));
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(question).toContainText("All 2 browsers are signed out at once");
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(first.api.account.me.query()).rejects.toMatchObject({ data: { code: "UNAUTHENTICATED" } });
});
