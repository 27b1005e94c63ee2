"use client";

import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

export type Tab<TValue extends string> = {
  value: TValue;
  label: ReactNode;
  /** Shown after the label, for instance how many there are. */
  count?: number;
  content: ReactNode;
};

type TabsProps<TValue extends string> = {
  tabs: ReadonlyArray<Tab<TValue>>;
  value: TValue;
  onValueChange: (value: TValue) => void;
  "aria-label": string;
  className?: string;
};

/** Only the open panel is rendered, so a closed tab costs no query. For URL state see `UrlTabs`. */
export function Tabs<TValue extends string>({
  tabs,
  value,
  onValueChange,
  className,
  "aria-label": ariaLabel,
}: TabsProps<TValue>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className={className}
    >
      <BaseTabs.List
        aria-label={ariaLabel}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={classNames(
              "-mb-px flex h-9 shrink-0 cursor-default select-none items-center gap-1.5 border-transparent border-b-2 px-2 text-ink-muted transition-colors hover:text-ink",
              "focus-visible:-outline-offset-2 data-active:border-ink data-active:font-medium data-active:text-ink",
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="font-normal text-ink-muted">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4 focus-visible:outline-offset-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
