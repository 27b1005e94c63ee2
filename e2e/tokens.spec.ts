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
  // The overlap: what runs with the old one goes on for a day.
  expect(await askBundle(project.slug, first)).toEqual({ status: 200, reason: null });

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

test("a service token reads the project's rules, sends nothing, and any admin ends it", async ({
  admin,
  openAs,
}) => {
  const { slug } = await admin.api.project.create.mutate({ name: "Pipeline house" });
  const colleague = await join(admin, slug, "admin", newPerson("Carl"));
  const member = await join(admin, slug, "member", newPerson("Mel"));
  const page = await openAs(admin);
  await page.goto(`/p/${slug}/settings/tokens`);
  await page.getByRole("button", { name: "Create a service token" }).click();
  const creation = page.getByRole("dialog", { name: "Create a service token" });
  await creation.getByLabel("Name").fill("pipeline");
  await creation.getByRole("button", { name: "Create token" }).click();
  const secret = await readSecret(page, "Token pipeline");
  expect(await askBundle(slug, secret)).toEqual({ status: 200, reason: null });
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const whoami = await (await fetch(`${SERVER_URL}/api/v1/whoami`, { headers })).json();
  expect(whoami.token).toMatchObject({ kind: "service", scopes: ["rules:read"], signInDueAt: null });
  expect(whoami.user.email).toBe("");
  const body = JSON.stringify({ events: [] });
  expect((await fetch(`${SERVER_URL}/api/v1/events`, { method: "POST", headers, body })).status).toBe(403);

  const others = await openAs(member);
  await others.goto(`/p/${slug}/settings/tokens`);
  await expect(others.getByText("No machine acts for you")).toBeVisible();
  await expect(others.getByText("Service tokens")).toHaveCount(0);

  const second = await openAs(colleague);
  await second.goto(`/p/${slug}/settings/tokens`);
  const row = second.getByRole("row").filter({ hasText: "pipeline" });
  await expect(row.getByText(/^made by /)).toBeVisible();
  await actionsOf(row, "pipeline").click();
  await second.getByRole("menuitem", { name: "Revoke" }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(second.getByText("pipeline was revoked.")).toBeVisible();
  expect(await askBundle(slug, secret)).toEqual({ status: 401, reason: "revoked" });
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
