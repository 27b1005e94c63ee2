import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { uuidv7 } from "@/core/ids";
import { join, newPerson } from "./fixtures/people";
import { expect, test } from "./fixtures/test";
import { asSuperuser } from "./support/database";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** One word that no other message has: differences are shown word by word. */
const MESSAGE = "Zebracrossing.";

let owner: WebSession;
let slug: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  const { slug: door } = await admin.api.project.create.mutate({ name: "Recompilation door" });
  owner = await join(admin, door, "member", newPerson("Nadia"));
  slug = (await owner.api.project.create.mutate({ name: "Compiled anew" })).slug;
});

/** A rule of an earlier compiler, and what this one makes of it: another message. Nobody can do that by hand. */
async function compiledAnew(words: string): Promise<{ ruleId: string; number: string }> {
  const { added } = await owner.api.rule.write.mutate({ projectSlug: slug, words, mode: "block" });
  const [rule] = added;
  if (!rule) throw new Error("nothing was written");
  const { content } = await owner.api.rule.get.query({ projectSlug: slug, ruleId: rule.id });
  await asSuperuser("update rule_versions set compiler = '0' where rule_id = $1", [rule.id]);
  const rows = await asSuperuser(
    `insert into recompilations (id, rule_id, project_id, owner_id, version, compiler, outcome, content, updated_at)
     select $2, id, project_id, owner_id, 1, $3, 'waiting', $4, now() from rules where id = $1`,
    [
      rule.id,
      uuidv7(Date.now(), randomBytes(10)),
      COMPILER_VERSION,
      JSON.stringify({ ...content, message: MESSAGE }),
    ],
  );
  expect(rows).toBe(1);
  return { ruleId: rule.id, number: rule.number };
}

test("a newer check is asked about in the inbox, taken by one press, and taken back", async ({ openAs }) => {
  const { ruleId, number } = await compiledAnew("Never push to main.");
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/inbox`);
  const panel = page.getByRole("region", { name: "Compiled anew" });
  await expect(panel.getByText(/Zebracrossing/)).toBeVisible();
  await page.getByRole("button", { name: "Take the new check" }).first().click();
  await expect(page.getByText(`The new check of ${number} is in force.`)).toBeVisible();
  const version = async () => (await owner.api.rule.get.query({ projectSlug: slug, ruleId })).content.message;
  await expect.poll(version).toBe(MESSAGE);
  await page.goto(`/p/${slug}/rules/${ruleId}?tab=versions`);
  await expect(page.getByText("The new check was taken as version 2.")).toBeVisible();
  await page.getByRole("button", { name: "Take back the answer" }).click();
  await expect(page.getByText(`The answer about ${number} is taken back.`)).toBeVisible();
  await expect.poll(version).not.toBe(MESSAGE);
});

test("on the rule's page the old check is kept, and it is accessible in both themes and on a phone", async ({
  openAs,
}) => {
  const { ruleId, number } = await compiledAnew("Never force push.");
  const page = await openAs(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/p/${slug}/rules/${ruleId}?tab=versions`);
  await expect(page.getByRole("button", { name: "Take the new check" })).toBeVisible();
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
  await page.getByRole("button", { name: "Keep the old one" }).click();
  await expect(page.getByText(`${number} keeps its check.`).first()).toBeVisible();
  await expect(page.getByText("The new check was left.")).toBeVisible();
});
