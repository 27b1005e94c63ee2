import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { NoteText } from "./note-text";

afterEach(cleanup);

const ID = "0199a000-0000-7000-8000-000000000012";
const receipt = (...forms: ("card" | "standing_block" | "heading" | "cut")[]) => ({
  type: "receipt" as const,
  rules: forms.map((form) => ({ ruleId: ID, version: 1, form })),
});

it.each([
  [receipt("card"), "One rule was put before the agent"],
  [
    receipt("standing_block", "heading", "heading", "cut"),
    "4 rules were put before the agent, 2 by heading only, one only counted",
  ],
  [receipt("card", "cut", "cut"), "3 rules were put before the agent, 2 only counted"],
])("a receipt says what was selected and what became of it", (note, words) => {
  render(<NoteText note={note} />, { wrapper: WithMessages });
  expect(screen.getByText(words)).toBeDefined();
});
