import { expect, it } from "vitest";
import { hookEventSchema } from "@/core/hook-event/schema";
import { SENT_FIELDS } from "./sent-fields";

it("the privacy page tells exactly the fields that the client sends", () => {
  expect(Object.values(SENT_FIELDS).flat().sort()).toEqual(Object.keys(hookEventSchema.shape).sort());
});
