"use client";

import { Menu as MenuIcon, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Breadcrumbs } from "./breadcrumbs";
import { LiveHint } from "./live-hint";

type TopBarProps = { onOpenNavigation: () => void; onOpenCommands: () => void };

export function TopBar({ onOpenNavigation, onOpenCommands }: TopBarProps) {
  const t = useTranslations("shell");
  return (
    <header className="sticky top-0 z-30 flex h-12 shrink-0 items-center gap-2 border-b bg-paper px-2 sm:px-4 lg:px-6">
      <Button
        variant="quiet"
        size="icon"
        className="lg:hidden"
        aria-label={t("openNavigation")}
        onClick={onOpenNavigation}
      >
        <MenuIcon aria-hidden="true" />
      </Button>
      <Breadcrumbs />
      <div className="ml-auto flex shrink-0 items-center gap-3">
        <LiveHint />
        <Button
          variant="quiet"
          aria-label={t("openCommands")}
          onClick={onOpenCommands}
          className="text-ink-muted max-sm:size-9 max-sm:p-0 sm:border-line"
        >
          <Search aria-hidden="true" />
          <span className="hidden sm:inline">{t("searchOrGo")}</span>
          <Kbd keys="Ctrl K" className="hidden sm:inline-flex" />
        </Button>
      </div>
    </header>
  );
}
