"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleUser, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from "@/components/ui/menu";
import { signOut } from "@/lib/auth/sign-out";
import { classNames } from "@/lib/class-names";
import { useTRPC } from "@/lib/trpc/client";
import { navigationIcons } from "./navigation-icons";
import { useShellNavigation } from "./use-shell-navigation";

export function UserMenu({ folded }: { folded: boolean }) {
  const t = useTranslations("shell");
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions());
  const { theme = "system", setTheme } = useTheme();
  const { person } = useShellNavigation();
  const name = me.data?.user.name ?? "";
  return (
    <Menu
      side="top"
      className="w-56"
      trigger={
        <Button
          variant="quiet"
          aria-label={t("userMenu", { name })}
          className={classNames("w-full justify-start px-2", folded && "justify-center px-0")}
        >
          <CircleUser className="text-ink-muted" aria-hidden="true" />
          {folded ? null : <span className="min-w-0 flex-1 truncate text-left">{name}</span>}
        </Button>
      }
    >
      <p className="truncate px-2 py-1 text-ink-muted text-sm">{me.data?.user.email}</p>
      {person.map((link) => {
        const Icon = navigationIcons[link.id];
        return (
          <MenuLink key={link.id} href={link.href}>
            <Icon aria-hidden="true" />
            {link.label}
          </MenuLink>
        );
      })}
      <MenuSeparator />
      <MenuRadioGroup
        label={t("theme.title")}
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: "system", label: t("theme.system"), icon: <Monitor aria-hidden="true" /> },
          { value: "light", label: t("theme.light"), icon: <Sun aria-hidden="true" /> },
          { value: "dark", label: t("theme.dark"), icon: <Moon aria-hidden="true" /> },
        ]}
      />
      <MenuSeparator />
      <MenuItem onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
