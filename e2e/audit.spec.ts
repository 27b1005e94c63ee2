import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { join, newPerson } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import { asSuperuser } from "./support/database";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let owner: WebSession;
let member: WebSession;
let project: { id: string; slug: string };

test.beforeAll(async ({ admin }) => {
  owner = admin;
  const { slug } = await owner.api.project.create.mutate({ name: "Audited" });
  const { id } = await owner.api.project.get.query({ projectSlug: slug });
  project = { id, slug };
  member = await join(owner, slug, "member", newPerson("Mona"));
  await owner.api.project.update.mutate({ projectSlug: slug, name: "=1+1" });
});

test("every change is there with who, what and when; an entry shows before and after", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${project.slug}/audit`);
  const rows = page.getByRole("table", { name: "Audit" }).getByRole("row");
  // Newest first, below the header: renamed, joined, accepted, invited, created.
  await expect(rows).toHaveCount(6);
  await rows.nth(1).click();
  const drawer = page.getByRole("dialog", { name: "Project changed" });
  await expect(drawer).toContainText("Audited");
  await expect(drawer).toContainText("=1+1");
  await drawer.getByRole("button", { name: "All changes of this" }).click();
  await expect(page).toHaveURL(new RegExp(`of=${project.id}`));
  await expect(rows).toHaveCount(3);
});

test("what and who narrow the list, and the address keeps them", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${project.slug}/audit?what=invitation`);
  await expect(page.getByText("Person invited")).toBeVisible();
  await expect(page.getByText("Invitation accepted")).toBeVisible();
  await expect(page.getByText("Project created")).toHaveCount(0);
});

test("a member sees their own actions only and cannot check the chain", async ({ openAs }) => {
  const page = await openAs(member);
  await page.goto(`/p/${project.slug}/audit`);
  await expect(page.getByText("You see your own actions.")).toBeVisible();
  await expect(page.getByText("Member joined")).toBeVisible();
  await expect(page.getByText("Project created")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Check integrity" })).toHaveCount(0);
});

test("the export as CSV holds nothing that a spreadsheet would run", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${project.slug}/audit`);
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "As CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^heed-audit-.*\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("seq,at,action,entityType,entityId,actorType,actorName,origin,before,after,hash");
  expect(lines.filter((line) => line.includes(",project.update,"))).toHaveLength(1);
  expect(lines.filter((line) => /(?:^|,)"?[=+@-]/.test(line))).toEqual([]);
});

test("the chain is whole; one row that is altered in the database is found", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${project.slug}/audit`);
  const whole = await check(page);
  await expect(whole.getByText("The chain is whole")).toBeVisible();
  await whole.getByRole("button", { name: "Done" }).click();

  const altered = await asSuperuser(
    `update audit_entries set action = 'project.archive' where seq = 2 and chain_id =
      (select id from audit_chains where kind = 'project' and subject_id = $1)`,
    [project.id],
  );
  expect(altered).toBe(1);
  const broken = await check(page);
  await expect(broken.getByText("The chain breaks at entry 2")).toBeVisible();
  await expect(broken.getByText("What stands in this entry is not what was sealed.")).toBeVisible();
});

async function check(page: Page) {
  await page.getByRole("button", { name: "Check integrity" }).click();
  return page.getByRole("dialog", { name: "Integrity check" });
}
