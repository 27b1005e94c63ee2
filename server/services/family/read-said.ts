import type { RuleCandidate } from "@/core/extraction/schema";
import { harmOf } from "@/core/family/harm";
import { type RecordRow, storedAction } from "../correction/internal";

/** One occurrence of a family as a record says it: when, by which event, and what it says of harm. */
export function readSaid(record: RecordRow, { source }: Pick<RuleCandidate, "source">) {
  return {
    ...{ at: record.occurredAt, eventId: record.eventId, kind: "said" as const },
    harm: harmOf({ action: storedAction(record.action), words: record.words }),
    isStated: source === "user_stated",
  };
}
