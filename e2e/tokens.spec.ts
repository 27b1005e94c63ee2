import type { Locator, Page } from "@playwright/test";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { expect, test } from "./fixtures/test";

test("a token is shown once, rotated and revoked; a revoked one is refused", async ({ admin, openAs }) => {
  const project = await admin.api.project.create.mutate({ name: "Token house" });
  const person = await join(admin, project.slug, "member", newPerson("Tom"));
  const page = await openAs(person);
  await page.goto(`/p/${project.slug}/settings/tokens`);
  await expect(page.getByText("No machine acts for you")).toBeVisible();

  await page.getByRole("button", { name: "Create a token" }).click();
  const creation = page.getByRole("dialog", { name: "Create a token" });
  await creation.getByLabel("Name").fill("build server");
  await creation.getByRole("button", { name: "Create token" }).click();
  const first = await readSecret(page, "Token build server");
  expect(await askBundle(project.slug, first)).toEqual({ status: 200, reason: null });

  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: "build server" })).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);

  await actionsOf(page, "build server").click();
  await page.getByRole("menuitem", { name: "Rotate" }).click();
  const second = await readSecret(page, "Token build server");
  expect(second).not.toBe(first);
  expect(await askBundle(project.slug, second)).toEqual({ status: 200, reason: null });
  await expect(page.getByText("Being replaced")).toBeVisible();

  // Two rows carry the name now; the one without a successor is the new one.
  const active = page.getByRole("row").filter({ hasText: "Active" });
  await actionsOf(active, "build server").click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  const question = page.getByRole("alertdialog", { name: "Revoke build server?" });
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("build server was revoked.")).toBeVisible();
  expect(await askBundle(project.slug, second)).toEqual({ status: 401, reason: "revoked" });

  await page.getByRole("switch", { name: "Show ended tokens" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Revoked" })).toBeVisible();
});

function actionsOf(where: Page | Locator, name: string): Locator {
  return where.getByRole("button", { name: `Actions for ${name}` });
}

async function readSecret(page: Page, title: string): Promise<string> {
  const shown = page.getByRole("dialog", { name: title });
  await expect(shown.getByText("cannot be shown again")).toBeVisible();
  const secret = (await shown.getByText(/^heed_\w+$/).textContent()) ?? "";
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toBeHidden();
  return secret;
}

async function askBundle(slug: string, token: string): Promise<{ status: number; reason: string | null }> {
  const answer = await fetch(`${SERVER_URL}/api/v1/bundle?project=${slug}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await answer.json();
  return { status: answer.status, reason: answer.ok ? null : (body.fieldErrors?.token?.[0] ?? null) };
}
