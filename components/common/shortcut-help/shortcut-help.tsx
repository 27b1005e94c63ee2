"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { SwitchField } from "@/components/ui/option-field";
import { type Hotkey, switchSingleKeys } from "@/lib/hotkeys/registry";
import { useActiveHotkeys, useSingleKeysOn } from "@/lib/hotkeys/use-hotkeys";

type ShortcutHelpProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** All keys that work on this page right now, read from what is registered. */
export function ShortcutHelp({ open, onOpenChange }: ShortcutHelpProps) {
  const t = useTranslations("shortcuts");
  const layers = useActiveHotkeys();
  const singleKeysOn = useSingleKeysOn();
  const groups = groupHotkeys(layers.flat(), t("general"));

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} size="large">
      <div className="gap-8 sm:columns-2">
        {groups.map(([heading, hotkeys]) => (
          <section key={heading} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 font-medium text-ink-muted text-sm">{heading}</h3>
            <dl className="divide-y">
              {hotkeys.map((hotkey) => (
                <div key={hotkey.keys} className="flex min-h-8 items-center justify-between gap-4">
                  <dt>{hotkey.label}</dt>
                  <dd>
                    <Kbd keys={readableKeys(hotkey.keys)} className="text-ink-muted" />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t pt-4">
        <SwitchField
          label={t("singleKeys")}
          description={t("singleKeysHint")}
          checked={singleKeysOn}
          onCheckedChange={(on) => switchSingleKeys(on)}
        />
      </div>
    </Dialog>
  );
}

function groupHotkeys(hotkeys: readonly Hotkey[], general: string): Array<[string, Hotkey[]]> {
  const groups = new Map<string, Hotkey[]>();
  const seen = new Set<string>();
  for (const hotkey of hotkeys) {
    if (!hotkey.label || seen.has(hotkey.keys)) continue;
    seen.add(hotkey.keys);
    const heading = hotkey.group ?? general;
    groups.set(heading, [...(groups.get(heading) ?? []), hotkey]);
  }
  return [...groups];
}

function readableKeys(keys: string): string {
  const modifier = navigator.platform.startsWith("Mac") ? "⌘" : "Ctrl";
  return keys
    .split("+")
    .map((key) => (key === "mod" ? modifier : key))
    .join(" ");
}
