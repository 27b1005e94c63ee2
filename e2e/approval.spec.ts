import type { Page } from "@playwright/test";
import type { Bundle } from "@/core/bundle/schema";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { teach, until } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const WORDS = "no, we use pnpm here, and my boss is cross";
const EXCERPT = "no, we use pnpm here";
const PASSWORD = "a sentence to remember";

let owner: WebSession;
let editor: WebSession;
let member: WebSession;
let slug: string;
let shared: { id: string; number: string };

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  owner = admin;
  slug = (await owner.api.project.create.mutate({ name: "Approved shop" })).slug;
});

test("a rule of one person counts without a second one, until somebody joins", async ({ openAs }) => {
  const { content } = await ruleToWrite();
  const { rule } = await owner.api.rule.create.mutate({ projectSlug: slug, content, layer: "project" });
  await owner.api.rule.activate.mutate({ projectSlug: slug, ruleId: rule.id });
  expect(await told(owner)).toEqual([rule.number]);

  editor = await join(owner, slug, "editor", newPerson("Edda"));
  expect([await told(owner), await told(editor)]).toEqual([[rule.number], []]);
  const page = await openAs(editor);
  await page.goto(`/p/${slug}/rules`);
  const banner = page.getByRole("note").filter({ hasText: "One rule needs a second person now" });
  await expect(banner.getByText(rule.number)).toBeVisible();

  await page.goto(`/p/${slug}/rules/${rule.id}`);
  await expect(page.getByText("A second person has to approve this rule")).toBeVisible();
  await approve(page, rule.number);
  expect(await told(editor)).toEqual([rule.number]);
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("the author edits what the others may read of their words", async ({ openAs }) => {
  member = await join(owner, slug, "member", newPerson("Mia"));
  const own = await teach(owner, { slug, session: "approve-1", command: "npm install zod", words: WORDS });
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${own.id}`);
  await page.getByRole("button", { name: "What to do with this rule" }).click();
  await page.getByRole("menuitem", { name: "Propose to the project" }).click();
  const dialog = page.getByRole("dialog", { name: `Propose ${own.number} to the project` });
  await expect(dialog.getByRole("region", { name: "What the others and their agents read" })).toBeVisible();
  await dialog.getByRole("checkbox", { name: `“${WORDS}”` }).click();
  await dialog.getByLabel("What they read").fill(EXCERPT);
  await dialog.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("waits for approval")).toBeVisible();
  const { items } = await owner.api.rule.list.query({ projectSlug: slug, status: ["proposed"] });
  const proposed = items.find(({ layer }) => layer === "project");
  if (!proposed) throw new Error("nothing was proposed");
  shared = proposed;
});

test("a second person sees only the excerpt, proves who they are, and approves", async ({ openAs }) => {
  const page = await openAs(editor);
  await page.goto(`/p/${slug}/inbox`);
  await expect(page.getByText(EXCERPT, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("boss")).toHaveCount(0);

  // The server says that the sign-in is too old, once; all after it is real.
  let isOld = true;
  await page.route("**/api/trpc/rule.approve*", async (route) => {
    if (!isOld) return route.continue();
    isOld = false;
    const data = { code: "PRECONDITION", fieldErrors: { authenticatedAt: ["Confirm who you are."] } };
    const error = { json: { message: "Sign in again.", code: -32_012, data } };
    await route.fulfill({ status: 412, json: [{ error }] });
  });
  await page.getByRole("button", { name: /^Approve/ }).click();
  const dialog = page.getByRole("dialog", { name: `Approve ${shared.number}` });
  await expect(dialog.getByRole("group", { name: "Every agent will run this" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  for (const command of await dialog.getByRole("checkbox").all()) await command.click();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  const proof = page.getByRole("dialog", { name: "Confirm who you are" });
  await proof.getByLabel("Your password").fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirm and approve" }).click();
  await expect(page.getByText(`${shared.number} is approved.`)).toBeVisible();
});

test("a third person's agents are told it with who approved it, and no word that nobody approved", async () => {
  const rule = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(rule).toMatchObject({ approvers: ["Edda"], words: null });
});

test("an edit voids the approval; the approved version stays in force", async ({ openAs }) => {
  const detail = await owner.api.rule.get.query({ projectSlug: slug, ruleId: shared.id });
  const message = "We manage packages with pnpm.";
  await owner.api.rule.revise.mutate({
    ...{ projectSlug: slug, ruleId: shared.id, expectedVersion: detail.version },
    content: { ...detail.content, message },
  });
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(page.getByText(`Version ${detail.version + 1} waits for approval`)).toBeVisible();
  await expect(page.getByText("Another person has to approve what you proposed or changed.")).toBeVisible();
  const rule = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(rule).toMatchObject({ version: detail.version, message: detail.content.message });

  const second = await openAs(editor);
  await second.goto(`/p/${slug}/rules/${shared.id}`);
  await approve(second, shared.number);
  const now = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(now).toMatchObject({ version: detail.version + 1, message });
});

test("the author withdraws their words", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await page.getByRole("button", { name: "Withdraw my words" }).click();
  await expect(page.getByText("Your words are withdrawn.")).toBeVisible();
  const rule = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(rule?.words).toBeNull();
});

test("a person mutes a shared rule on their machines; the project sees a count, not who", async ({
  openAs,
}) => {
  const page = await openAs(member);
  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await page.getByRole("button", { name: "What to do with this rule" }).click();
  await page.getByRole("menuitem", { name: "Mute on my machines" }).click();
  await expect(page.getByText("You muted this rule")).toBeVisible();
  const { rules, muted } = await bundleOf(member);
  expect(rules.map(({ number }) => number)).not.toContain(shared.number);
  expect(muted.map(({ number }) => number)).toEqual([shared.number]);

  const other = await openAs(owner);
  await other.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(other.getByText(/muted by fewer than 3/)).toBeVisible();
  await page.getByRole("button", { name: "Unmute" }).click();
  await expect(page.getByText(`${shared.number} counts on your machines again.`)).toBeVisible();
  expect(await told(member)).toContain(shared.number);
});

test("who reviews shared rules first is told what changed, and accepts it", async ({ openAs }) => {
  const page = await openAs(member);
  await page.goto(`/p/${slug}/rules`);
  await page.getByRole("button", { name: "Shared rules", exact: true }).click();
  await page.getByRole("switch", { name: /Review shared rules first/ }).click();
  await expect(page.getByText("New shared rules wait for you from now on.")).toBeVisible();

  const { content, version } = await owner.api.rule.get.query({ projectSlug: slug, ruleId: shared.id });
  await owner.api.rule.revise.mutate({
    ...{ projectSlug: slug, ruleId: shared.id, expectedVersion: version },
    content: { ...content, message: "Packages come by pnpm." },
  });
  await approveByApi(editor);
  const rule = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(rule).toMatchObject({ mode: "observe", awaitsReview: true });

  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByText("One project rule changed")).toBeVisible();
  await page.getByRole("button", { name: "Accept it" }).click();
  await expect(page.getByText("The rule counts on your machines now.")).toBeVisible();
  const now = (await bundleOf(member)).rules.find(({ number }) => number === shared.number);
  expect(now?.awaitsReview).toBeUndefined();
});

test("an owner returns the bundle to an earlier revision in one click, and takes it back", async ({
  openAs,
}) => {
  const before = await told(editor);
  expect(before).toHaveLength(2);
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules`);
  await page.getByRole("button", { name: "Shared rules", exact: true }).click();
  const states = page.getByRole("region", { name: "Earlier states" }).getByRole("listitem");
  await expect(states.first().getByText("in force now")).toBeVisible();
  await page.getByRole("button", { name: "Return to this revision" }).last().click();
  await expect(page.getByText(/Everybody is told again what revision \d+ said/)).toBeVisible();
  await until(async () => ((await told(editor)).length < 2 ? true : undefined), "a smaller bundle");

  await page.getByRole("button", { name: "Undo" }).click();
  await until(async () => ((await told(editor)).length === 2 ? true : undefined), "the bundle as before");
  expect(await told(editor)).toEqual(before);
});

test("an editor is shown the earlier states without the button", async ({ openAs }) => {
  const page = await openAs(editor);
  await page.goto(`/p/${slug}/rules`);
  await page.getByRole("button", { name: "Shared rules", exact: true }).click();
  await expect(page.getByText("in force now").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Return to this revision" })).toHaveCount(0);
});

/** By the button of the page and the dialog, with every command ticked. */
async function approve(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Approve ${number}` });
  await expect(dialog).toBeVisible();
  for (const command of await dialog.getByRole("checkbox").all()) await command.click();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText(`${number} is approved.`)).toBeVisible();
}

async function approveByApi(person: WebSession): Promise<void> {
  const at = { projectSlug: slug, ruleId: shared.id };
  const { contentHash, mode, sharing } = await person.api.rule.get.query(at);
  const acknowledgedCommands = sharing?.commands ?? [];
  await person.api.rule.approve.mutate({ ...at, contentHash, mode, acknowledgedCommands });
}

async function ruleToWrite() {
  const everywhere = {
    ...{ paths: [], exceptPaths: [], languages: [], hosts: [], branches: [] },
    ...{ exceptBranches: [], taskWords: [], exceptTaskWords: [] },
  };
  const content = {
    ...{ statement: "Write commit messages in English.", instruction: "Write commit messages in English." },
    ...{ message: "Commit messages are in English.", remedy: null, applicability: everywhere },
    ...{ verifier: null, tier: "intent" as const, recipe: null, recipeParams: null },
    claim: { topic: "commit-language", subject: "commit messages", polarity: "require" as const },
    ...{ severity: "minor" as const, onExhausted: "release" as const },
  };
  return { content };
}

/** What a client of this person gets: the bundle by REST, with a hook token. */
async function bundleOf(person: WebSession): Promise<Bundle> {
  const { secret } = await person.api.cliToken.create.mutate({
    ...{ name: "laptop", lifetimeDays: 30, projectSlug: null },
    scopes: ["events:write", "rules:read"],
  });
  const answer = await fetch(`${SERVER_URL}/api/v1/bundle?project=${slug}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Bundle;
}

/** Numbers of the shared rules that this person's agents are told. */
async function told(person: WebSession): Promise<string[]> {
  const { rules } = await bundleOf(person);
  return rules.filter(({ layer }) => layer === "project").map(({ number }) => number);
}
