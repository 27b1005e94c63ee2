"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Hotkey } from "@/lib/hotkeys/registry";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";
import { useShellNavigation } from "./use-shell-navigation";

type ShellHotkeys = { onCommands: () => void; onShortcuts: () => void; onFold: () => void };

export function useShellHotkeys({ onCommands, onShortcuts, onFold }: ShellHotkeys): void {
  const t = useTranslations("shell.shortcuts");
  const router = useRouter();
  const { project } = useShellNavigation();
  const pages: Hotkey[] = project.flatMap((link) =>
    link.hotkey
      ? [{ keys: link.hotkey, label: link.label, group: t("goTo"), run: () => router.push(link.href) }]
      : [],
  );
  useHotkeys([
    { keys: "mod+k", label: t("commands"), everywhere: true, run: onCommands },
    { keys: "?", label: t("shortcuts"), run: onShortcuts },
    { keys: "[", label: t("fold"), run: onFold },
    ...pages,
  ]);
}
