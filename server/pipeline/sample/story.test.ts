import { describe, expect, it } from "vitest";
import { detect } from "@/core/correction/detect";
import { isHeard } from "@/core/correction/is-heard";
import { windowFor } from "@/core/correction/window";
import type { HookEvent } from "@/core/hook-event/schema";
import { actionOf, eventMaker } from "./events";
import { type Act, STORY } from "./story";

const TODAY = new Date("2026-06-15T12:00:00Z");

/** What stands in the margin of the sample's sessions: each prompt that is heard, and the act that it is about. */
function heardIn(scene: (typeof STORY)[number], index: number): [prompt: string, about: string][] {
  const make = eventMaker({ slug: "sample", scene: index }, scene, TODAY);
  const events: HookEvent[] = [];
  const heard: [string, string][] = [];
  for (const turn of scene.turns.filter(({ command }) => !command)) {
    events.push(make({ author: "human", prompt: turn.prompt }));
    const window = windowFor(events);
    const found = window && detect(window);
    if (found && isHeard(found)) {
      const about = events.find(({ id }) => id === found.referentEventId);
      heard.push([turn.prompt, about?.action ? nameOf(about.action) : (about?.message ?? "")]);
    }
    for (const act of turn.acts ?? []) events.push(...eventsOf(act, make));
    if (turn.message) events.push(make({ kind: "turn_finished", message: turn.message }));
  }
  return heard;
}

function eventsOf(act: Act, make: ReturnType<typeof eventMaker>): HookEvent[] {
  const action = actionOf(act);
  const isDenied = act.denial !== undefined;
  const decision = { decision: "deny" as const, bundleHash: "sample", durationMs: 3, verdicts: [] };
  return [
    make({ kind: "action_requested", action, ...(isDenied && { decision }) }),
    make({ kind: "action_finished", action, outcome: isDenied ? "denied" : "ok" }),
  ];
}

function nameOf(action: NonNullable<HookEvent["action"]>): string {
  if (action.kind === "shell_command") return action.command;
  return action.kind === "file_change" ? action.path : action.kind;
}

describe("the sample project", () => {
  it("marks as corrected the very act that each correction is about", () => {
    expect(STORY.flatMap(heardIn)).toEqual([
      ["no, we use pnpm here, not npm", "npm install left-pad"],
      ["from now on use tabs for indentation, not spaces", "src/coupon/parse.ts"],
      ["no! never force push, you overwrote Mia's commits", "git push --force"],
      ["don't leave console.log in the code, use the logger", "src/coupon/total.ts"],
      ["never edit files in migrations/ by hand, they are generated", "migrations/0042_invoice.sql"],
      ["always run the tests before you say that you are done", "src/invoice/round.ts"],
      ["actually, indent with 2 spaces from now on, not tabs", "src/search/index.ts"],
      ["use the logger, I told you before", "src/search/slow.ts"],
      ["ask me before you delete files", "rm -rf templates/old"],
      ["hmm, that reply was way too long again", "I will ask next time."],
      ["use single quotes, not double quotes", "src/mail/send.ts"],
      ["never use lodash here", "src/auth/redirect.ts"],
    ]);
  });
});
