"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { CommandMenu } from "@/components/common/command-menu/command-menu";
import { ShortcutHelp } from "@/components/common/shortcut-help/shortcut-help";
import { Drawer } from "@/components/ui/drawer";
import { Sidebar } from "./sidebar";
import { rememberSidebar } from "./sidebar-cookie";
import { TopBar } from "./top-bar";
import { useShellCommands } from "./use-shell-commands";
import { useShellHotkeys } from "./use-shell-hotkeys";

type AppShellProps = { version: string; initiallyFolded: boolean; children: ReactNode };

type OpenLayer = "none" | "commands" | "shortcuts" | "navigation";

/** Sidebar, top bar, palette and shortcut list around every page of a signed-in person. */
export function AppShell({ version, initiallyFolded, children }: AppShellProps) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const [layer, setLayer] = useState<OpenLayer>("none");
  const [folded, setFolded] = useState(initiallyFolded);
  const commands = useShellCommands({ onShowShortcuts: () => setLayer("shortcuts") });

  function fold(next: boolean) {
    setFolded(next);
    rememberSidebar(next);
  }

  useShellHotkeys({
    onCommands: () => setLayer("commands"),
    onShortcuts: () => setLayer("shortcuts"),
    onFold: () => fold(!folded),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the drawer
  useEffect(() => setLayer("none"), [pathname]);

  const toggle = (name: OpenLayer) => (open: boolean) => setLayer(open ? name : "none");

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-2 text-paper focus:translate-y-0"
      >
        {t("skipToContent")}
      </a>
      <aside className="sticky top-0 hidden h-dvh shrink-0 border-r lg:block">
        <Sidebar
          version={version}
          folded={folded}
          onFoldedChange={fold}
          onShowShortcuts={() => setLayer("shortcuts")}
        />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onOpenNavigation={() => setLayer("navigation")} onOpenCommands={() => setLayer("commands")} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      <Drawer
        open={layer === "navigation"}
        onOpenChange={toggle("navigation")}
        title={t("navigation")}
        titleHidden
        side="left"
      >
        <Sidebar version={version} folded={false} inDrawer onShowShortcuts={() => setLayer("shortcuts")} />
      </Drawer>
      <CommandMenu open={layer === "commands"} onOpenChange={toggle("commands")} groups={commands} />
      <ShortcutHelp open={layer === "shortcuts"} onOpenChange={toggle("shortcuts")} />
    </div>
  );
}
