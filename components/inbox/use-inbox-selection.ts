"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useState } from "react";
import type { InboxItem } from "@/core/inbox/schema";

/** Which item is open (in the URL), and which have left already while the list is renewed. */
export function useInboxSelection(items: readonly InboxItem[]) {
  const [itemId, setItemId] = useQueryState("item", parseAsString);
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown = items.filter(({ id }) => !left.includes(id));
  const selected = shown.find(({ id }) => id === itemId) ?? shown[0] ?? null;

  return {
    shown,
    selected,
    select: (item: InboxItem) => void setItemId(item.id),
    /** The one below takes its place; of the last one, the one above. */
    leave: (item: InboxItem) => {
      const position = shown.findIndex(({ id }) => id === item.id);
      const next = shown[position + 1] ?? shown[position - 1] ?? null;
      setLeft((before) => [...before, item.id]);
      void setItemId(next?.id ?? null);
    },
    comeBack: (item: InboxItem) => {
      setLeft((before) => before.filter((id) => id !== item.id));
      void setItemId(item.id);
    },
    settle: (item: InboxItem) => setLeft((before) => before.filter((id) => id !== item.id)),
  };
}
