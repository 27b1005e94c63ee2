import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { join, newPerson } from "./fixtures/people";
import { eventMaker, send, teach, until } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let owner: WebSession;
let slug: string;
let ruleId: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  const { slug: door } = await admin.api.project.create.mutate({ name: "Rule page door" });
  owner = await join(admin, door, "member", newPerson("Rita"));
  slug = (await owner.api.project.create.mutate({ name: "Rule page" })).slug;
  const lesson = { slug, command: "npm install left-pad", words: "no, we use pnpm here" };
  ruleId = (await teach(owner, { ...lesson, session: "rule-page-1" })).id;
  await work("rule-page-2", ["ls src", "npm install lodash", "git status", "npm ci"]);
});

/** What an agent of the person ran, on another day's session. */
async function work(session: string, commands: readonly string[]) {
  const event = eventMaker(slug, session);
  await send(owner, [
    event({ prompt: "build the shop" }),
    ...commands.map((command) =>
      event({
        kind: "action_requested",
        hostEventName: "PreToolUse",
        author: "agent",
        action: { kind: "shell_command", command, argv: [command.split(" ")], fileChanges: [] },
      }),
    ),
  ]);
}

async function expectAccessible(page: Page) {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
      .analyze();
    expect(violations, theme).toEqual([]);
  }
}

const open = (page: Page, query = "") => page.goto(`/p/${slug}/rules/${ruleId}${query}`);

test("a try says why, becomes a case with one button, and leaves nothing in the address", async ({
  openAs,
}) => {
  const page = await openAs(owner);
  await open(page);
  const box = page.getByRole("form", { name: "Try it" });
  await box.getByRole("textbox", { name: "Command" }).fill("cd web && npm ci");
  await expect(box.getByText("Stopped", { exact: true })).toBeVisible();
  await box.getByRole("button", { name: "Must stop" }).click();
  await expect(page.getByText(/Kept as a case of/)).toBeVisible();
  expect(page.url()).not.toContain("npm");
  await open(page, "?tab=cases");
  await expect(page.getByText("cd web && npm ci")).toBeVisible();
  await expectAccessible(page);
});

test("a case opens by its link for whoever may read the rule", async ({ openAs }) => {
  const page = await openAs(owner);
  const [kept] = await owner.api.ruleCase.list.query({ projectSlug: slug, ruleId });
  await open(page, `?case=${kept?.id}`);
  const box = page.getByRole("form", { name: "Try it" });
  await expect(box.getByRole("textbox", { name: "Command" })).toHaveValue("cd web && npm ci");
});

test("a version that gets a case wrong is refused, and the case is named", async ({ openAs }) => {
  const page = await openAs(owner);
  const { content } = await owner.api.rule.get.query({ projectSlug: slug, ruleId });
  const trial = { kind: "command", command: "npm run build" } as const;
  await owner.api.ruleCase.add.mutate({ projectSlug: slug, ruleId, expected: "pass", trial });
  await open(page, "?edit=true");
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("In plain words")).toBeVisible();
  await expect(form.getByText(/of your cases are judged right/)).toBeVisible();
  const verifier = { kind: "shell-command", forbid: [{ program: ["npm"] }] };
  const refused = owner.api.rule.revise.mutate({
    ...{ projectSlug: slug, ruleId, expectedVersion: 1 },
    content: { ...content, verifier },
  });
  await expect(refused).rejects.toThrow(/“npm run build” must pass but would stop/);
  await expectAccessible(page);
});

test("checks are combined and moved by the keyboard alone", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page, "?edit=true");
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Combine with another check" }).press("Enter");
  await page.getByRole("option", { name: "File path" }).press("Enter");
  const down = form.getByRole("button", { name: "Move Part 1 down" });
  await down.press("Enter");
  await expect(form.getByRole("region", { name: "Part 1" }).getByText("File path").first()).toBeVisible();
  await expect(form.getByRole("button", { name: "Move Part 2 up" })).toBeFocused();
});

test("a backtest over one's own work: stops with excerpts, marked by one key, limits as numbers", async ({
  openAs,
}) => {
  const page = await openAs(owner);
  await open(page, "?tab=backtest");
  await page.getByRole("button", { name: "Run over my work" }).click();
  await expect(page.getByText("Before it may block by itself")).toBeVisible();
  await until(
    async () => (await owner.api.backtest.get.query({ projectSlug: slug, ruleId }))?.status === "succeeded",
    "the end of the backtest",
  );
  const stops = page.getByRole("region", { name: "What it would have stopped" });
  await expect(stops.getByText("npm install lodash")).toBeVisible();
  await page.keyboard.press("y");
  await expect(page.getByText("Marked right.")).toBeVisible();
  await expect(page.getByText(/with 95 % between/)).toBeVisible();
  await expectAccessible(page);
});

test("health shows chances with every success", async ({ openAs }) => {
  const page = await openAs(owner);
  await open(page, "?tab=health");
  await expect(page.getByRole("columnheader", { name: "Chances" })).toBeVisible();
  await expectAccessible(page);
});

test("what a rule only observes is shown as a would-be stop", async ({ openAs }) => {
  const event = eventMaker(slug, "rule-page-3");
  const verdict = { ruleId, version: 1, verdict: "violated", decision: "pass", outcome: "open" } as const;
  const verdicts = [{ ...verdict, evidence: "npm i react" }];
  await send(owner, [
    event({
      kind: "action_requested",
      hostEventName: "PreToolUse",
      author: "agent",
      action: {
        kind: "shell_command",
        command: "npm i react",
        argv: [["npm", "i", "react"]],
        fileChanges: [],
      },
      decision: { decision: "pass", bundleHash: "e2e", durationMs: 1, verdicts },
    }),
  ]);
  await until(
    async () => (await owner.api.violation.counts.query({ projectSlug: slug })).observed > 0,
    "a would-be stop",
  );
  const page = await openAs(owner);
  await page.goto(`/p/${slug}/violations`);
  const row = page.getByRole("row").filter({ hasText: "npm i react" });
  await expect(row.getByText("Would have been stopped")).toBeVisible();
  await expectAccessible(page);
});
