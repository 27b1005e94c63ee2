import type { z } from "zod";
import { decodeCursor, encodeCursor } from "@/core/cursor";
import { type InboxItem, listInboxInput } from "@/core/inbox/schema";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { listWaiting } from "./list-waiting";
import { toItem } from "./to-item";

type Page = { items: InboxItem[]; nextCursor: string | null };

/** What waits for this person, oldest first, each with all that is needed to decide it. */
export async function listInbox({
  ctx,
  input,
}: VerbArguments<z.input<typeof listInboxInput>>): Promise<Page> {
  await requirePermission(ctx, "own:read");
  const { kind, cursor, limit } = listInboxInput.parse(input);
  const waiting = await listWaiting(ctx, kind);
  // The place is a moment, not an item: what was decided in between leaves no gap.
  const [at, id] = decodeCursor(cursor) ?? [];
  const place = at && id ? { at: Date.parse(at), id } : null;
  const rest = place
    ? waiting.filter((item) => {
        return item.at.getTime() > place.at || (item.at.getTime() === place.at && item.id > place.id);
      })
    : waiting;
  const page = rest.slice(0, limit);
  const items = await Promise.all(page.map((item) => toItem(ctx, item)));
  const last = page.at(-1);
  return {
    items: items.filter((item) => item !== null),
    nextCursor: rest.length > limit && last ? encodeCursor([last.at.toISOString(), last.id]) : null,
  };
}
