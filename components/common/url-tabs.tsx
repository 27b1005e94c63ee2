"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { type Tab, Tabs } from "@/components/ui/tabs";

type UrlTabsProps<TValue extends string> = {
  tabs: readonly [Tab<TValue>, ...Tab<TValue>[]];
  "aria-label": string;
  /** Name in the URL. */
  param?: string;
};

/** Tabs whose open one is in the URL; the first is the default and leaves the URL clean. */
export function UrlTabs<TValue extends string>({ tabs, param = "tab", ...props }: UrlTabsProps<TValue>) {
  const parser = parseAsStringLiteral(tabs.map((tab) => tab.value)).withDefault(tabs[0].value);
  const [value, setValue] = useQueryState(param, parser);
  return <Tabs tabs={tabs} value={value} onValueChange={(next) => void setValue(next)} {...props} />;
}
