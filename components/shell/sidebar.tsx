"use client";

import { Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Tooltip } from "@/components/ui/tooltip";
import { classNames } from "@/lib/class-names";
import { ProjectSwitcher } from "./project-switcher";
import { SidebarLinks } from "./sidebar-links";
import { UserMenu } from "./user-menu";

type SidebarProps = {
  version: string;
  folded: boolean;
  /** Left out in the drawer, which closes instead. */
  onFoldedChange?: (folded: boolean) => void;
  inDrawer?: boolean;
  onShowShortcuts: () => void;
};

export function Sidebar({
  version,
  folded,
  onFoldedChange,
  inDrawer = false,
  onShowShortcuts,
}: SidebarProps) {
  const t = useTranslations("shell");
  const FoldIcon = folded ? PanelLeftOpen : PanelLeftClose;
  const foldLabel = folded ? t("unfoldSidebar") : t("foldSidebar");
  return (
    <div className={classNames("flex h-full flex-col", !inDrawer && (folded ? "w-14" : "w-60"))}>
      <div
        className={classNames(
          "flex h-12 shrink-0 items-center px-3",
          folded ? "justify-center" : "justify-between",
          inDrawer && "hidden",
        )}
      >
        {folded ? null : (
          <Link href="/" className="flex items-center gap-2 rounded-sm px-1 font-medium text-lg">
            <Mark className="size-5" />
            Heed
          </Link>
        )}
        {onFoldedChange ? (
          <Tooltip content={foldLabel} side="right">
            <Button
              variant="quiet"
              size="icon-small"
              aria-label={foldLabel}
              aria-expanded={!folded}
              onClick={() => onFoldedChange(!folded)}
            >
              <FoldIcon aria-hidden="true" />
            </Button>
          </Tooltip>
        ) : null}
      </div>
      <div className="px-2 pb-2">
        <ProjectSwitcher folded={folded} />
      </div>
      <nav aria-label={t("navigation")} className="min-h-0 flex-1 overflow-y-auto px-2 py-1">
        <SidebarLinks place="main" folded={folded} />
        <div className="my-2 border-t" />
        <SidebarLinks place="settings" folded={folded} />
      </nav>
      <div className="flex flex-col gap-1 border-t p-2">
        <UserMenu folded={folded} />
        {folded ? null : (
          <div className="flex items-center justify-between pl-2 text-ink-muted text-xs">
            <span>{t("version", { version })}</span>
            <Button
              variant="quiet"
              size="icon-small"
              aria-label={t("keyboard")}
              onClick={onShowShortcuts}
              className="pointer-coarse:hidden"
            >
              <Keyboard aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
