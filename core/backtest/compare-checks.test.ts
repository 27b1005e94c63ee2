import { describe, expect, it } from "vitest";
import { EVERYWHERE } from "../rule/schema";
import { shellMoment } from "../verifiers/cases";
import type { StoredMoment } from "./backtest";
import { compareChecks } from "./compare-checks";

const check = (...subcommands: string[]) => ({
  verifier: {
    kind: "shell-command",
    forbid: subcommands.map((name) => ({ program: ["git"], subcommand: [name] })),
  },
  ...{ applicability: EVERYWHERE, recipe: null },
});

function stored(...commands: string[]): StoredMoment[] {
  return commands.map((command, index) => ({
    eventId: `00000000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`,
    at: "2026-11-29T10:00:00.000Z",
    moment: shellMoment(command),
  }));
}

describe("what would be stopped otherwise", () => {
  it("counts acts that only one of the checks stops, and shows the newest of them", () => {
    const moments = stored("git push", "git commit -m a", "git rebase main", "ls");
    expect(
      compareChecks({ before: check("push", "commit"), after: check("push", "rebase"), moments }),
    ).toEqual({
      ...{ actions: 4, more: 1, fewer: 1 },
      samples: [
        { eventId: moments[1]?.eventId, excerpt: "git commit -m a", by: "fewer", at: moments[1]?.at },
        { eventId: moments[2]?.eventId, excerpt: "git rebase main", by: "more", at: moments[2]?.at },
      ],
    });
  });

  it("takes a reminder for what stops nothing", () => {
    const moments = stored("git push", "git push");
    const one = check("push");
    expect(compareChecks({ before: null, after: one, moments })).toMatchObject({ more: 2, fewer: 0 });
    expect(compareChecks({ before: one, after: null, moments })).toMatchObject({ more: 0, fewer: 2 });
    expect(compareChecks({ before: null, after: null, moments })).toMatchObject({ actions: 0, more: 0 });
  });

  it("shows at most twenty", () => {
    const moments = stored(...Array.from({ length: 30 }, () => "git push"));
    const { more, samples } = compareChecks({ before: null, after: check("push"), moments });
    expect([more, samples.length]).toEqual([30, 20]);
  });
});
