import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EVERYWHERE } from "@/core/rule/schema";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { ProposalReading } from "./proposal-reading";

afterEach(cleanup);

it("the author reads every word that the others would, also those beside the sentences", () => {
  const applicability = {
    ...EVERYWHERE,
    ...{ condition: "unless my boss Falkenhorst asks", taskWords: ["negotiate"], paths: ["deals/**"] },
  };
  const claim = { topic: "commits", subject: "main for Falkenhorst", polarity: "forbid" } as const;
  const { content, contentHash } = ruleDetail({}, { applicability, claim, remedy: "git switch -c x" });
  const preview = { content, contentHash, fromTemplate: false, commands: [], problem: null };
  render(<ProposalReading preview={preview} />, { wrapper: WithMessages });
  const beside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(screen.getByText("Use pnpm, not npm.")).toBeDefined();
  expect(beside("Meant for")).toBe("unless my boss Falkenhorst asks");
  expect(beside("When the task mentions")).toBe("negotiate");
  expect(beside("Only these files")).toBe("deals/**");
  expect(beside("About")).toBe("commits · main for Falkenhorst");
  expect(beside("Instead")).toBe("git switch -c x");
});
