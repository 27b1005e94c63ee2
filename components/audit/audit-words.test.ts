import { expect, it } from "vitest";
import { AUDIT_ACTIONS } from "@/core/audit/actions";
import messages from "@/messages/en/audit.json";

it("every audited action and every entity of the filter has words", () => {
  const words = new Map(
    Object.entries(messages.actions).flatMap(([entity, verbs]) =>
      Object.entries(verbs).map(([verb, text]) => [`${entity}.${verb}`, text]),
    ),
  );
  expect(AUDIT_ACTIONS.filter((action) => !words.has(action))).toEqual([]);
  const entities = Object.keys(messages.entities);
  expect(AUDIT_ACTIONS.filter((action) => !entities.includes(action.replace(/\..*/, "")))).toEqual([]);
});
