import type { Page } from "@playwright/test";
import { join, newPerson, SERVER_URL } from "./fixtures/people";
import { teach, until, violate } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import { signIn, type WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const WORDS = "no, we use pnpm here";

let owner: WebSession;
let member: WebSession;
let slug: string;
/** The owner's own rule, and what it became for everybody. */
let own: { id: string; number: string };
let shared: { id: string; number: string; statement: string };
const memberPerson = newPerson("Mia");

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  owner = admin;
  slug = (await owner.api.project.create.mutate({ name: "Team shop" })).slug;
  own = await teach(owner, { slug, session: "team-1", command: "npm install left-pad", words: WORDS });
  await violate(owner, { slug, session: "team-2", command: "npm i", ruleId: own.id });
});

test("an owner invites by link; the invited person joins and reads who sees what", async ({
  openAs,
  browser,
}) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/settings/members`);
  await page.getByRole("button", { name: "Invite a person" }).click();
  await page.getByRole("dialog").getByLabel("E-mail address").fill(memberPerson.email);
  await page.getByRole("button", { name: "Create invitation" }).click();
  const link = (await page.getByText(/\/invite\//).textContent()) ?? "";
  expect(link).toContain(SERVER_URL);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Join Team shop" })).toBeVisible();
  await expect(theirs.getByRole("table", { name: /what others in the project see of you/ })).toBeVisible();
  await theirs.getByLabel("Your name").fill(memberPerson.name);
  await theirs.getByLabel("Password", { exact: true }).fill(memberPerson.password);
  await theirs.getByRole("button", { name: "Create account and join" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/p/${slug}/`));
  await theirs.goto(link);
  await expect(theirs.getByText("This invitation is not open")).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: memberPerson.email })).toBeVisible();
  member = await signIn({ url: SERVER_URL, ...memberPerson });
});

test("a shared rule needs a second person", async ({ openAs }) => {
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/rules/${own.id}`);
  await page.getByRole("button", { name: "What to do with this rule" }).click();
  await page.getByRole("menuitem", { name: "Propose to the project" }).click();
  const proposal = page.getByRole("dialog", { name: /Propose R\d+ to the project/ });
  await expect(proposal.getByText(`“${WORDS}”`)).toBeVisible();
  await proposal.getByRole("button", { name: "Propose" }).click();
  await expect(page.getByText("waits for approval")).toBeVisible();

  shared = await sharedRule(owner);
  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(page.getByText("Proposed: it is not enforced yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toHaveCount(0);
  const { contentHash } = await owner.api.rule.get.query({ projectSlug: slug, ruleId: shared.id });
  await expect(
    owner.api.rule.approve.mutate({ projectSlug: slug, ruleId: shared.id, contentHash }),
  ).rejects.toMatchObject({ data: { code: "PRECONDITION" } });

  const editor = await join(owner, slug, "editor", newPerson("Edda"));
  const second = await openAs(editor);
  await second.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(second.getByText(WORDS)).toHaveCount(0);
  await second.getByRole("button", { name: "Approve", exact: true }).click();
  const approval = second.getByRole("dialog", { name: `Approve ${shared.number}` });
  for (const told of await approval.getByRole("checkbox").all()) await told.click();
  await approval.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(second.getByText(`${shared.number} is approved.`)).toBeVisible();
  await expect(second.getByText("Proposed: it is not enforced yet")).toHaveCount(0);
});

test("a member sees the shared rule, and nothing of what is the owner's own", async ({ openAs }) => {
  const page = await openAs(member);
  await page.goto(`/p/${slug}/rules`);
  await expect(page.getByRole("row").filter({ hasText: shared.number })).toBeVisible();
  await expect(page.getByText(own.number, { exact: true })).toHaveCount(0);

  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(shared.number) })).toBeVisible();
  await expect(page.getByText("Its author has released no words.")).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(0);

  await page.goto(`/p/${slug}/sessions`);
  await expect(page.getByText("No session yet")).toBeVisible();
  await page.goto(`/p/${slug}/violations`);
  await expect(page.getByText("Nothing was stopped yet")).toBeVisible();
  await page.goto(`/p/${slug}/facts`);
  await expect(page.getByRole("heading", { level: 1, name: "Facts" })).toBeVisible();
  await expect(page.getByText(/pnpm/)).toHaveCount(0);
});

test("an address of what is not theirs answers as one that does not exist", async ({ openAs }) => {
  const page = await openAs(member);
  const { items } = await owner.api.session.list.query({ projectSlug: slug });
  const session = items[0]?.id;
  for (const path of [`rules/${own.id}`, `sessions/${session}`]) {
    await expectNothingThere(page, `/p/${slug}/${path}`);
  }
  const other = await owner.api.project.create.mutate({ name: "Not theirs" });
  await expectNothingThere(page, `/p/${other.slug}/rules`);
  await expectNothingThere(page, "/p/there-is-no-such-project/rules");
});

test("a viewer reads shared rules and is not offered to propose", async ({ openAs }) => {
  const viewer = await join(owner, slug, "viewer", newPerson("Vera"));
  const mine = await teach(viewer, {
    slug,
    session: "vera-1",
    command: "git push --force origin main",
    words: "never force push",
  });
  const page = await openAs(viewer);
  await page.goto(`/p/${slug}/rules/${shared.id}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(shared.number) })).toBeVisible();
  await expect(page.getByRole("radio", { name: "block" })).toBeDisabled();

  await page.goto(`/p/${slug}/rules/${mine.id}`);
  await page.getByRole("button", { name: "What to do with this rule" }).click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Propose to the project" })).toHaveCount(0);
});

async function expectNothingThere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(0);
}

async function sharedRule(person: WebSession) {
  return until(async () => {
    const { items } = await person.api.rule.list.query({ projectSlug: slug, layer: ["project"] });
    return items[0];
  }, "a shared rule");
}
