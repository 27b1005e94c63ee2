"use client";

import type { LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

export type CommandItem = {
  id: string;
  label: string;
  /** Shown right, muted: a scope, a number. */
  detail?: string;
  /** Other words that find it. */
  keywords?: string[];
  icon?: LucideIcon;
  hotkey?: string;
  /** Goes somewhere … */
  href?: string;
  /** … or does something. */
  onSelect?: () => void;
};

export type CommandGroup = { heading: string; items: readonly CommandItem[] };

let groups: readonly CommandGroup[] = [];
const listeners = new Set<() => void>();

/** Adds a page's own commands to the palette while the page is shown. */
export function useCommandGroup(group: CommandGroup): void {
  const signature = JSON.stringify([group.heading, group.items.map((item) => [item.id, item.label])]);
  const current = useEffectEvent(() => group);
  const select = useEffectEvent((id: string) => group.items.find((item) => item.id === id)?.onSelect?.());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says when the commands differ
  useEffect(() => {
    const described = current();
    const added: CommandGroup = {
      heading: described.heading,
      items: described.items.map((item) => (item.href ? item : { ...item, onSelect: () => select(item.id) })),
    };
    change([...groups, added]);
    return () => change(groups.filter((known) => known !== added));
  }, [signature]);
}

export function useCommandGroups(): readonly CommandGroup[] {
  return useSyncExternalStore(subscribe, read, read);
}

function read(): readonly CommandGroup[] {
  return groups;
}

function change(next: readonly CommandGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
