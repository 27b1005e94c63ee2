import { beforeAll, expect, it } from "vitest";
import { whyReminder } from "./why-reminder";

// The first sentence loads all grammars: long on a busy machine.
beforeAll(() => {
  for (const statement of ["Keep it short.", "不要推送。"]) whyReminder(statement);
}, 120_000);

it.each([
  ["Explain your steps before you start.", "unnamed"],
  ["Prefer composition over inheritance.", "unnamed"],
  ["解释一下你的步骤。", "unnamed"],
  // No check sees whether a branch is somebody else's.
  ["Never push to someone else's branch.", "bounded"],
  ["Never commit until the reviewer agrees.", "bounded"],
  // Somebody saved it without its check.
  ["Never force-push.", "chosen"],
])("a rule that is only a reminder says why: %s", (statement, reason) => {
  expect(whyReminder(statement)).toBe(reason);
});
