import { expect, test } from "vitest";
import { db } from "@/server/db/client";
import { getBundle } from "@/server/services/bundle/get";
import { inProject, tokenContext } from "@/test/factories/hook-event";
import { givenWorld, lesson, send } from "@/test/factories/lesson";

/** The same lesson with the corrected act in a package of the repository. */
function lessonIn(folder: string | undefined, w: Awaited<ReturnType<typeof givenWorld>>, words: string) {
  const { request, act, done, prompt, note } = lesson(w, words);
  const acts = [act, done].map((event) => ({
    ...event,
    project: { ...event.project, ...(folder ? { package: folder } : {}) },
    action: event.action?.kind === "shell_command" ? { ...event.action, cwd: folder ?? "." } : event.action,
  }));
  return [request, ...acts, prompt, note];
}

async function learned(w: Awaited<ReturnType<typeof givenWorld>>) {
  const rules = await db.rule.findMany({ where: { ownerId: w.user.id }, orderBy: { number: "asc" } });
  const ctx = await inProject(tokenContext(w.user.id), w.project.slug);
  const { bundle } = await getBundle({ ctx });
  return rules.map(({ id, status, mode }) => {
    const inForce = bundle.rules.find((rule) => rule.id === id);
    return { status, mode, package: inForce?.applicability.package };
  });
}

test("trust.md section 2: a correction of an act in a package counts in that package", async () => {
  const w = await givenWorld();
  await send(w, lessonIn("packages/web", w, "no, we use pnpm here, not npm"));
  expect(await learned(w)).toEqual([{ status: "active", mode: "block", package: "packages/web" }]);
});

test("trust.md section 2: at the root it counts in the whole repository, and so it does when the words say so", async () => {
  const w = await givenWorld();
  await send(w, lessonIn(undefined, w, "no, we use pnpm here, not npm"));
  expect((await learned(w)).map((rule) => rule.package)).toEqual([undefined]);
  const other = await givenWorld();
  await send(other, lessonIn("packages/web", other, "no, use pnpm, not npm, in the whole repo"));
  expect((await learned(other)).map((rule) => rule.package)).toEqual([undefined]);
});

test("the same correction in a second package is a rule of its own there", async () => {
  const w = await givenWorld();
  await send(w, lessonIn("packages/web", w, "no, we use pnpm here, not npm"));
  await send(w, lessonIn("packages/api", w, "no, we use pnpm here, not npm"));
  expect((await learned(w)).map((rule) => rule.package)).toEqual(["packages/web", "packages/api"]);
});
