import { HeedError } from "../errors";
import { type InboxKind, inboxKindSchema } from "./schema";

/** Kind and id of `<kind>:<uuid>`. */
export function parseItemId(itemId: string): { kind: InboxKind; id: string } {
  const [kind, id = ""] = itemId.split(":");
  const parsed = inboxKindSchema.safeParse(kind);
  if (!parsed.success) throw new HeedError("INVALID", "This is no item of the inbox.");
  return { kind: parsed.data, id };
}
