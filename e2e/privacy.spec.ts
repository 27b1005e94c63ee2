import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { teach } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import { ADMIN } from "./support/heed-server";
import { signIn, type WebSession } from "./support/web-session";

async function lastSession(person: WebSession, projectSlug: string): Promise<string> {
  const { items } = await person.api.session.list.query({ projectSlug });
  const id = items[0]?.id;
  if (!id) throw new Error("no session arrived");
  return id;
}

test("“remove this event” takes a paste and the rule made of it out of the session", async ({
  admin,
  openAs,
}) => {
  const project = await admin.api.project.create.mutate({ name: "Eraser house" });
  const person = newPerson("Rita");
  const session = await join(admin, project.slug, "member", person);
  const words = "no, we use pnpm here, not npm";
  const rule = await teach(session, {
    ...{ slug: project.slug, session: "eraser-1", command: "npm install left-pad", words },
  });
  const page = await openAs(session);
  const sessionId = await lastSession(session, project.slug);
  await page.goto(`/p/${project.slug}/sessions/${sessionId}`);
  const line = page.getByRole("listitem").filter({ hasText: words }).first();
  await line.hover();
  await line.getByRole("button", { name: "Remove this event" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove this event?" });
  await question.getByRole("button", { name: "Remove event" }).click();
  await expect(page.getByText("The event was removed from every table.")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await page.goto(`/p/${project.slug}/rules/${rule.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Removed by its author");
  await expect(page.getByText(words)).toHaveCount(0);
  const { whole } = await session.api.audit.verify.query({ projectSlug: project.slug, layer: "personal" });
  expect(whole).toBe(true);
});

test("the export holds my prompt and not my colleague's", async ({ admin, openAs }) => {
  const project = await admin.api.project.create.mutate({ name: "Suitcase house" });
  const [me, colleague] = [newPerson("Mia"), newPerson("Carl")];
  const [mine, theirs] = [
    await join(admin, project.slug, "member", me),
    await join(admin, project.slug, "member", colleague),
  ];
  const words = "no, use pnpm, not npm, said Mia";
  await teach(mine, { slug: project.slug, session: "mia-1", command: "npm install a", words });
  const foreign = "no, use yarn, not npm, said Carl";
  await teach(theirs, { slug: project.slug, session: "carl-1", command: "npm install b", words: foreign });

  const page = await openAs(mine);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^heed-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join("\n");
  expect(Object.keys(files)).toContain("work/events.json");
  expect(all).toContain(words);
  for (const text of [foreign, colleague.email]) expect(all).not.toContain(text);
});

test("an erased account is signed out; its shared rule stays by “Former member” and the chain is whole", async ({
  admin,
  openAs,
}) => {
  const project = await admin.api.project.create.mutate({ name: "Farewell house" });
  const { slug } = project;
  const person = newPerson("Farah");
  const leaver = await join(admin, slug, "editor", person);
  const lesson = { slug, session: "farah-1", command: "npm install c", words: "no, use pnpm, not npm" };
  const own = await teach(leaver, lesson);
  const named = { projectSlug: slug, ruleId: own.id };
  const { contentHash } = await leaver.api.rule.previewProposal.query(named);
  const { rule } = await leaver.api.rule.propose.mutate({ ...named, contentHash });
  const waiting = await admin.api.rule.get.query({ projectSlug: slug, ruleId: rule.id });
  await admin.api.account.confirmPassword.mutate({ password: ADMIN.password });
  await admin.api.rule.approve.mutate({
    ...{ projectSlug: slug, ruleId: rule.id, contentHash: waiting.contentHash, mode: waiting.mode },
    acknowledgedCommands: waiting.sharing?.commands ?? [],
  });

  const page = await openAs(await signIn({ url: SERVER_URL, ...person }));
  await page.goto("/account");
  await page.getByRole("button", { name: "Erase account" }).click();
  const question = page.getByRole("alertdialog", { name: "Erase your account?" });
  await expect(question.getByRole("button", { name: "Erase account" })).toBeDisabled();
  await question.getByRole("textbox").fill(person.email);
  await question.getByRole("button", { name: "Erase account" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(leaver.api.account.me.query()).rejects.toMatchObject({ data: { code: "UNAUTHENTICATED" } });
  await expect(signIn({ url: SERVER_URL, ...person })).rejects.toThrow();

  const colleague = await openAs(admin);
  await colleague.goto(`/p/${slug}/rules/${rule.id}`);
  await expect(colleague.getByText("Former member").first()).toBeVisible();
  await expect(colleague.getByText(person.name, { exact: true })).toHaveCount(0);
  const report = await admin.api.audit.verify.query({ projectSlug: slug, layer: "project" });
  expect(report.whole).toBe(true);
  expect(report.erasedPayloads).toBeGreaterThan(0);
});

test("the privacy page shows the last real example, masked and raw, and takes it back", async ({
  admin,
  openAs,
}) => {
  const project = await admin.api.project.create.mutate({ name: "Glass house" });
  const person = newPerson("Gil");
  const session = await join(admin, project.slug, "member", person);
  const page = await openAs(session);
  await page.goto(`/privacy?project=${project.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByText("Nothing was sent from here yet")).toBeVisible();
  await expect(page.getByText("[redacted:github_token]").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Prompts, messages, sessions/ })).toContainText("nothing");

  const words = "no, use pnpm, not npm";
  await teach(session, { slug: project.slug, session: "gil-1", command: "npm install d", words });
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole("radio", { name: "Raw" }).click();
  await expect(page.locator("pre").filter({ hasText: `"prompt": "${words}"` })).toBeVisible();
  await page.getByRole("button", { name: "Remove this event" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove event" }).click();
  await expect(page.getByText(words)).toHaveCount(0);
});
