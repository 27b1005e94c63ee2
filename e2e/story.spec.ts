import type { Page } from "@playwright/test";
import { type ClaudeHost, openClaudeHost } from "./fixtures/claude-host";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { until } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import { createDeveloper, type Developer, expectDone } from "./support/developer";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 240_000 });

const CORRECTION = "no, we use pnpm here";
const OTHER = "use yarn, not pnpm, from now on";
const SLUG = "story-shop";

let person: WebSession;
let developer: Developer;
let host: ClaudeHost;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(240_000);
  const lobby = await admin.api.project.create.mutate({ name: "Lobby" });
  person = await join(admin, lobby.slug, "member", newPerson("Nora"));
  developer = await createDeveloper({ url: SERVER_URL });
  host = openClaudeHost(developer);
});

test.afterAll(async () => {
  if (!developer) return;
  // A flusher in the background would write into the folder while it is being removed.
  await syncMachine();
  await developer.remove();
});

test("from a token in the browser to the first rule, while onboarding looks on", async ({ openAs }) => {
  const page = await openAs(person);
  await page.goto("/");
  await page.getByRole("button", { name: /Switch project/ }).click();
  await page.getByRole("menuitem", { name: "New project" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Story shop");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText(`heed link ${SLUG}`)).toBeVisible();

  const secret = await createToken(await openAs(person));
  const login = ["login", SERVER_URL, "--token", "-"];
  await expectDone(developer.heed(login, { stdin: `${secret}\n` }), "heed login");
  await expectDone(developer.heed(["link", SLUG, "--yes"]), "heed link");
  await expectDone(developer.heed(["install", "--yes"]), "heed install");
  await expect(page.getByText("Listening…")).toBeVisible();

  await host.start();
  await host.say("add left-pad to the shop");
  expect(await host.run("npm install left-pad")).toMatchObject({ denied: false });
  await host.finish("I added left-pad.");
  await expect(page.getByRole("heading", { name: /^Start your coding agent.*done$/ })).toBeVisible();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();

  await host.say(CORRECTION);
  await host.finish("Understood, pnpm it is.");
  await expect(page.getByRole("blockquote").filter({ hasText: CORRECTION }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^R1 .*pnpm/ }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Correct it once.*done$/ })).toBeVisible();
});

test("the session shows the mark and what it taught", async ({ openAs }) => {
  const page = await openAs(person);
  await page.goto(`/p/${SLUG}/sessions`);
  const row = page.getByRole("row").filter({ hasText: "add left-pad to the shop" });
  await expect(row).toBeVisible();
  await row.getByRole("link").first().click();
  await expect(page.getByText(CORRECTION, { exact: false }).first()).toBeVisible();
  await expect(page.getByText("npm install left-pad").first()).toBeVisible();
  await expect(page.getByText(/^signal /).first()).toBeVisible();
  await expect(page.getByText(/learned/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /R1/ }).first()).toBeVisible();
});

test("what was stated plainly needs no visit to the inbox", async ({ openAs }) => {
  const page = await openAs(person);
  await page.goto(`/p/${SLUG}/inbox`);
  await expect(page.getByText("Nothing waits for you")).toBeVisible();
});

test("the rule explains itself, can be tried, and changes its mode with a version kept", async ({
  openAs,
}) => {
  const page = await openAs(person);
  await openRule(page, "R1");
  await expect(page.getByRole("blockquote").filter({ hasText: CORRECTION })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What it does" })).toBeVisible();

  const box = page.getByRole("textbox", { name: "Command" });
  await box.fill("npm ci");
  await expect(page.getByRole("status").filter({ hasText: "Stopped" })).toBeVisible();
  await box.fill("npm run build");
  await expect(page.getByRole("status").filter({ hasText: "Passes" })).toBeVisible();

  const modes = page.getByRole("radiogroup", { name: "Mode" });
  await modes.getByRole("radio", { name: "remind" }).click();
  await expect(page.getByText("R1 is now in “remind”.")).toBeVisible();
  await box.fill("npm ci");
  await expect(page.getByRole("status").filter({ hasText: "Passes with a reminder" })).toBeVisible();
  await modes.getByRole("radio", { name: "block" }).click();
  await expect(page.getByText("R1 is now in “block”.")).toBeVisible();

  await page.getByRole("tab", { name: /Versions/ }).click();
  await expect(page.getByText("in use now")).toBeVisible();
});

test("the next npm i is denied, with the rule, the words and what to do instead", async () => {
  await syncMachine();
  await host.say("please go on");
  const answer = await host.run("npm i");
  expect(answer.denied).toBe(true);
  expect(answer.told).toContain("R1");
  expect(answer.told).toContain(CORRECTION);
  expect(answer.told).toContain("pnpm");
  expect(await host.run("npm run build")).toMatchObject({ denied: false });
  await syncMachine();
});

test("taking the rule back in the browser frees the command on the machine", async ({ openAs }) => {
  const page = await openAs(person);
  const violations = person.api.violation.list;
  await until(async () => (await violations.query({ projectSlug: SLUG })).items[0], "a violation");
  await page.goto(`/p/${SLUG}/violations`);
  await expect(page.getByRole("row").filter({ hasText: "npm i" })).toBeVisible();

  await openRule(page, "R1");
  await act(page, "Take back what was learned");
  await expect(page.getByText("Archived: it is not enforced")).toBeVisible();
  await syncMachine();
  expect(await host.run("npm i")).toMatchObject({ denied: false });

  await act(page, "Restore");
  await expect(page.getByText("R1 is restored.")).toBeVisible();
  await syncMachine();
  await host.say("and now once more");
  expect(await host.run("npm i")).toMatchObject({ denied: true });
});

test("a contradicting correction takes its place; history shows the chain and rolls back", async ({
  openAs,
}) => {
  await host.say("add is-odd, too");
  expect(await host.run("pnpm add is-odd")).toMatchObject({ denied: false });
  await host.finish("I added is-odd.");
  await host.say(OTHER);
  await host.finish("Understood, yarn.");
  await syncMachine();
  await until(() => statusOf("R1", "superseded"), "a rule in the place of R1");
  await syncMachine();
  await host.say("go on");
  const answer = await host.run("pnpm add is-even");
  expect(answer.told).toContain("R2");
  expect(answer.told).toContain("yarn");
  expect(answer.told).not.toContain(CORRECTION);

  const page = await openAs(person);
  await openRule(page, "R2");
  await page.getByRole("tab", { name: "History" }).click();
  const chain = page.getByRole("tabpanel", { name: "History" });
  await expect(chain.getByText("in place of")).toBeVisible();
  await expect(chain.getByRole("blockquote").filter({ hasText: OTHER })).toBeVisible();
  await chain.getByRole("button", { name: "Preview rollback" }).first().click();
  const preview = page.getByRole("dialog", { name: "Roll back" });
  await expect(preview.getByRole("heading", { name: "In force again" })).toBeVisible();
  await preview.getByRole("button", { name: "Roll back" }).click();
  await expect(preview).toBeHidden();
  await until(() => statusOf("R1", "active"), "R1 in force again");
  await until(() => statusOf("R2", "archived"), "R2 out of force");
});

test("the audit lists it all, and its chain is whole", async ({ openAs }) => {
  const page = await openAs(person);
  await page.goto(`/p/${SLUG}/audit?layer=personal`);
  for (const action of ["Mode changed", "Rule superseded", "Rule restored"]) {
    await expect(page.getByRole("cell", { name: action }).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Check integrity" }).click();
  await expect(page.getByRole("dialog", { name: "Integrity check" })).toContainText("The chain is whole");
});

async function createToken(page: Page): Promise<string> {
  await page.goto(`/p/${SLUG}/settings/tokens`);
  await page.getByRole("button", { name: "Create a token" }).click();
  const creation = page.getByRole("dialog", { name: "Create a token" });
  await creation.getByLabel("Name").fill("laptop");
  await creation.getByRole("button", { name: "Create token" }).click();
  const shown = page.getByRole("dialog", { name: "Token laptop" });
  return (await shown.getByText(/^heed_\w+$/).textContent()) ?? "";
}

async function openRule(page: Page, number: string): Promise<void> {
  const id = await ruleId(number);
  await page.goto(`/p/${SLUG}/rules/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "What to do with this rule" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Everything sent and the rules of now fetched, whichever flusher does it. */
async function syncMachine(): Promise<void> {
  await until(async () => {
    const { stdout } = await expectDone(developer.heed(["flush"]), "heed flush");
    return stdout.includes(`Rules of ${SLUG}`) || undefined;
  }, "a finished flush");
}

async function ruleId(number: string): Promise<string> {
  const { items } = await person.api.rule.list.query({ projectSlug: SLUG });
  return items.find((rule) => rule.number === number)?.id ?? "";
}

async function statusOf(number: string, wanted: string): Promise<true | undefined> {
  const rule = await person.api.rule.get.query({ projectSlug: SLUG, ruleId: await ruleId(number) });
  return rule.status === wanted || undefined;
}
