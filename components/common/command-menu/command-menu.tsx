"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Kbd } from "@/components/ui/kbd";
import { type CommandGroup, type CommandItem, useCommandGroups } from "./command-registry";

type CommandMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The shell's own groups; those of the page come first. */
  groups: readonly CommandGroup[];
};

/** The palette: go anywhere, do anything that the page offers. */
export function CommandMenu({ open, onOpenChange, groups }: CommandMenuProps) {
  const t = useTranslations("command-menu");
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const pageGroups = useCommandGroups();

  function choose(item: CommandItem) {
    onOpenChange(false);
    if (item.href) router.push(item.href);
    else item.onSelect?.();
  }

  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          initialFocus={input}
          className="float-motion fixed top-[8dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-md border border-line bg-raised shadow-float outline-none"
        >
          <BaseDialog.Title className="sr-only">{t("title")}</BaseDialog.Title>
          <Command label={t("title")} loop>
            <div className="flex items-center gap-3 border-b px-4">
              <Search className="text-ink-muted" aria-hidden="true" />
              <Command.Input
                ref={input}
                placeholder={t("placeholder")}
                className="h-12 w-full bg-transparent text-lg outline-none placeholder:text-ink-muted"
              />
              <BaseDialog.Close className="rounded-sm text-ink-muted hover:text-ink" aria-label={t("close")}>
                <Kbd keys="Esc" />
              </BaseDialog.Close>
            </div>
            <Command.List className="max-h-[60dvh] overflow-y-auto p-1">
              <Command.Empty className="px-3 py-6 text-ink-muted">{t("empty")}</Command.Empty>
              {[...pageGroups, ...groups].map((group) => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="pb-1 **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-ink-muted **:[[cmdk-group-heading]]:text-xs"
                >
                  {group.items.map((item) => (
                    <CommandRow key={item.id} item={item} onSelect={() => choose(item)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function CommandRow({ item, onSelect }: { item: CommandItem; onSelect: () => void }) {
  const Icon = item.icon;
  return (
    <Command.Item
      value={item.id}
      keywords={[item.label, ...(item.keywords ?? [])]}
      onSelect={onSelect}
      className="flex min-h-9 cursor-default select-none items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-hover pointer-coarse:min-h-11"
    >
      {Icon ? <Icon className="text-ink-muted" aria-hidden="true" /> : null}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.detail ? <span className="truncate text-ink-muted text-sm">{item.detail}</span> : null}
      {item.hotkey ? <Kbd keys={item.hotkey} className="text-ink-muted" /> : null}
    </Command.Item>
  );
}
