import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "./test-rule";
import { WhatItDoes } from "./what-it-does";

afterEach(cleanup);

const detailOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent ?? "";

it("says what the check does not see, where its kind has to say so", () => {
  const verifier = {
    kind: "model-judge",
    question: "Is the change explained?",
    breaks: "no",
    evidence: ["message"],
    at: "finish",
  };
  render(<WhatItDoes content={ruleDetail({}, { verifier }).content} mode="remind" />, {
    wrapper: WithMessages,
  });
  expect(detailOf("Does not see")).toBe(
    "Not checked without a model: then nothing is stopped, and nothing counts as passed.",
  );
});

it("says nothing of the kind of a check that always looks", () => {
  const verifier = { kind: "shell-command", forbid: [{ program: ["npm"] }] };
  render(<WhatItDoes content={ruleDetail({}, { verifier }).content} mode="block" />, {
    wrapper: WithMessages,
  });
  expect(screen.queryByText("Does not see")).toBeNull();
});

it("a reminder says that it is one, and why", () => {
  render(<WhatItDoes content={ruleDetail().content} mode="remind" reminder="bounded" />, {
    wrapper: WithMessages,
  });
  expect(detailOf("When")).toBe(
    "There is no exact check. The agent is reminded when the task is about it. A check would stop more than it says.",
  );
});

it("a check of checks is shown as the tree that it is, each leaf in its own words", () => {
  const git = (subcommand: string) => ({
    ...{ kind: "shell-command", forbid: [{ program: ["git"], subcommand: [subcommand] }] },
  });
  const verifier = { any: [{ all: [git("push"), git("tag")] }, { not: git("status") }] };
  render(<WhatItDoes content={ruleDetail({}, { verifier }).content} mode="block" />, {
    wrapper: WithMessages,
  });
  const lists = screen.getAllByRole("list");
  // The whole, its two parts, and the one part of “not”.
  expect(lists).toHaveLength(3);
  const [any, all, not] = lists;
  expect(any?.children).toHaveLength(2);
  expect(any?.contains(all ?? null) && any.contains(not ?? null)).toBe(true);
  expect([all?.children.length, not?.children.length]).toEqual([2, 1]);
  expect(all?.textContent).toContain("git push");
  expect(all?.textContent).toContain("git tag");
  expect(not?.textContent).toContain("git status");
});
