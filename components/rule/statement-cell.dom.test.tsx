import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { StatementCell } from "./statement-cell";
import { ruleDetail } from "./test-rule";

afterEach(cleanup);

it("a rule that is only a reminder says so, and why, where it is listed", () => {
  const rule = ruleDetail({ statement: "Explain your steps.", reminder: "unnamed" });
  render(<StatementCell rule={rule} />, { wrapper: WithMessages });
  expect(
    screen.getByText(/^Only a reminder, nothing is stopped\. Nothing in it is something that/),
  ).toBeTruthy();
});

it("a rule with a check says nothing of the kind", () => {
  render(<StatementCell rule={ruleDetail({})} />, { wrapper: WithMessages });
  expect(screen.queryByText(/Only a reminder/)).toBeNull();
});
