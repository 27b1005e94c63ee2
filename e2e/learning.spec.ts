import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { LabelCase } from "@/core/signal/label-case";
import { join, newPerson } from "./fixtures/people";
import { eventMaker, send, teach, until } from "./fixtures/taught";
import { expect, test } from "./fixtures/test";
import type { WebSession } from "./support/web-session";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const RULE_WORDS = "no, we use pnpm here, not npm";
/** No detector hears a correction in it: the person has to say so. */
const MISSED = "show me the lockfile";
/** Another of them, of which nothing was learned yet. */
const IN_OTHER_WORDS = "open the readme";
const WISH = "Always run the tests before you finish.";

let slug: string;
let person: WebSession;
let sessionId: string;

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000);
  const project = await admin.api.project.create.mutate({ name: "Learning house" });
  slug = project.slug;
  person = await join(admin, slug, "member", newPerson("Lena"));
  await teach(person, { slug, session: "learning-1", command: "npm install left-pad", words: RULE_WORDS });
  const event = eventMaker(slug, "learning-1");
  const finished = { kind: "turn_finished", hostEventName: "Stop", author: "agent" } as const;
  await send(person, [event({ ...finished, message: "Switched to pnpm." }), event({ prompt: MISSED })]);
  await send(person, [event({ ...finished, message: "Here it is." }), event({ prompt: IN_OTHER_WORDS })]);
  const { items } = await person.api.session.list.query({ projectSlug: slug });
  sessionId = items[0]?.id ?? "";
  for (const words of [MISSED, IN_OTHER_WORDS])
    await until(async () => (await promptOf(words))?.run?.status === "succeeded", `“${words}” judged`);
});

async function promptOf(words: string) {
  const { items } = await person.api.session.timeline.query({ projectSlug: slug, sessionId });
  return items.find(({ prompt }) => prompt === words);
}

async function openSession(page: Page, words: string): Promise<void> {
  const prompt = await promptOf(words);
  await page.goto(`/p/${slug}/sessions/${sessionId}?at=${prompt?.id}`);
  await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
}

test("the words that fired are marked, and “why?” names every detector, hit and miss", async ({ openAs }) => {
  const page = await openAs(person);
  await openSession(page, RULE_WORDS);
  await expect(page.locator("mark").filter({ hasText: /no/i }).first()).toBeVisible();
  await expect(page.getByText(/^signal /).first()).toBeVisible();
  await page.keyboard.press("w");
  const why = page.getByRole("dialog", { name: "What Heed made of this" });
  await expect(why.getByText("Who decided")).toBeVisible();
  await expect(why.getByText(/asks you from \.\d\d, acts from \.\d\d/).first()).toBeVisible();
  await expect(why.getByRole("listitem").filter({ hasText: /^negation fired/ })).toBeVisible();
  await expect(why.getByRole("listitem").filter({ hasText: /^interruption did not fire/ })).toBeVisible();
});

test("“why no signal here?” answers for a prompt in which nothing was heard", async ({ openAs }) => {
  const page = await openAs(person);
  await openSession(page, MISSED);
  const line = page.getByRole("listitem").filter({ hasText: MISSED }).first();
  const why = page.getByRole("dialog", { name: "Why no signal here?" });
  // The page may take its last step to the prompt of its address between press and release: nobody is that quick.
  await expect(async () => {
    await line.getByRole("button", { name: "Why no signal here?" }).click({ timeout: 2_000 });
    await expect(why).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(why.getByText(/both scores are below their loose thresholds/)).toBeVisible();
});

test("“this was a correction” is one key, listed in the help, and its undo is in the notice", async ({
  openAs,
}) => {
  const page = await openAs(person);
  await openSession(page, MISSED);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("This prompt was a correction")).toBeVisible();
  await expect(help.getByText("This prompt was none")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  await page.keyboard.press("c");
  await expect(page.getByText(/^Marked as a correction\./)).toBeVisible();
  await expect(page.getByText("You said: a correction")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The mark is taken back.")).toBeVisible();
  await expect(page.getByText("You said: a correction")).toHaveCount(0);
});

test("the wish can be said in other words, and becomes a fact and a rule", async ({ openAs }) => {
  const page = await openAs(person);
  await openSession(page, IN_OTHER_WORDS);
  await page.keyboard.press("w");
  const why = page.getByRole("dialog");
  await why.getByLabel("What should the agent do instead?").fill(WISH);
  await why.getByRole("button", { name: "This was a correction" }).click();
  await expect(page.getByText(/^Marked as a correction\./)).toBeVisible();
  await until(async () => {
    const { items } = await person.api.fact.list.query({ projectSlug: slug });
    return items.find(({ content }) => /test/i.test(content));
  }, "a fact from the wish");
});

test("“this was none” archives no rule that is in force, and offers to undo it", async ({ openAs }) => {
  const page = await openAs(person);
  await openSession(page, RULE_WORDS);
  await page.keyboard.press("n");
  await expect(page.getByText(/^Marked as none\./)).toBeVisible();
  await expect(page.getByText(/came of this prompt and is still in force\./)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Undo R\d+$/ })).toBeVisible();
  const rules = await person.api.rule.list.query({ projectSlug: slug, status: ["active"], search: "pnpm" });
  expect(rules.items.length).toBeGreaterThan(0);
  await page.keyboard.press("u");
  await expect(page.getByText("The mark is taken back.")).toBeVisible();
});

test("the learning page counts my prompts and marks, keeps its period in the address, and downloads labels", async ({
  openAs,
}) => {
  const page = await openAs(person);
  await page.goto(`/p/${slug}/learning`);
  await expect(page.getByRole("heading", { level: 1, name: "Learning" })).toBeVisible();
  await expect(page.getByText("How often Heed was right, by your marks")).toBeVisible();
  await expect(page.getByText("fewer than 5 marks").first()).toBeVisible();
  await page.getByRole("radio", { name: "30 days" }).click();
  await expect(page).toHaveURL(/days=30/);
  await page.getByRole("button", { name: "Show table" }).click();
  await expect(page.getByRole("columnheader", { name: "Acted by itself" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download labels" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`heed-labels-${slug}.jsonl`);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\n");
  const cases = lines.map((line): LabelCase => JSON.parse(line));
  expect(cases.map(({ message, label }) => [message, label])).toEqual([[IN_OTHER_WORDS, "correction"]]);
});

test("a fact shows its confidence over time, as a plot and as a table, and the way back of its steps", async ({
  openAs,
}) => {
  const page = await openAs(person);
  await page.goto(`/p/${slug}/facts`);
  const fact = page.getByRole("article").filter({ hasText: /pnpm/ }).first();
  await fact.getByRole("button", { name: "Over time" }).click();
  await expect(page).toHaveURL(/fact=/);
  await expect(fact.getByText("Confidence over time")).toBeVisible();
  await expect(fact.getByRole("list", { name: "Steps of this fact, newest first" })).toContainText("Learned");
  await fact.getByRole("button", { name: "Show table" }).click();
  await expect(fact.getByRole("columnheader", { name: "Confidence, %" })).toBeVisible();
  // The address alone opens it again.
  await page.reload();
  await expect(page.getByText("Confidence over time")).toBeVisible();
});

test("nobody else reaches my marks", async ({ admin }) => {
  const prompt = await promptOf(MISSED);
  const mark = admin.api.signal.mark.mutate({
    projectSlug: slug,
    eventId: prompt?.id ?? "",
    verdict: "none",
  });
  await expect(mark).rejects.toMatchObject({ data: { code: "NOT_FOUND" } });
  expect((await admin.api.signal.exportLabels.mutate({ projectSlug: slug })).cases).toEqual([]);
});

const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`marks, explanation, learning and facts can be used by everybody, in ${colorScheme}`, async ({
    openAs,
  }) => {
    const page = await openAs(person);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const prompt = await promptOf(MISSED);
    const fact = (await person.api.fact.list.query({ projectSlug: slug })).items[0]?.id;
    for (const path of [
      `sessions/${sessionId}?at=${prompt?.id}`,
      `sessions/${sessionId}?at=${prompt?.id}&why=${prompt?.id}`,
      "learning",
      `facts?fact=${fact}`,
      "overview",
    ]) {
      await page.goto(`/p/${slug}/${path}`);
      // Not by role: an open drawer hides the page behind it from roles.
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" "))}`),
      ).toEqual([]);
    }
  });
}
