"use client";

import { useQuery } from "@tanstack/react-query";
import { FolderGit2, Keyboard, LogOut, Monitor, Moon, PenLine, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import type { CommandGroup, CommandItem } from "@/components/common/command-menu/command-registry";
import { signOut } from "@/lib/auth/sign-out";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { navigationIcons } from "./navigation-icons";
import { type ShellLink, useShellNavigation } from "./use-shell-navigation";

/** What the palette offers on every page. */
export function useShellCommands({ onShowShortcuts }: { onShowShortcuts: () => void }): CommandGroup[] {
  const t = useTranslations("shell");
  const trpc = useTRPC();
  const { setTheme } = useTheme();
  const { project, person } = useShellNavigation();
  const projects = useQuery(trpc.project.list.queryOptions());

  const rules = project.find(({ id }) => id === "rules");

  const groups: CommandGroup[] = [
    { heading: t("commands.goTo"), items: [...project, ...person].map(linkToCommand) },
    {
      heading: t("commands.projects"),
      items: (projects.data ?? []).map((item) => ({
        id: `project:${item.slug}`,
        label: item.name,
        detail: item.slug,
        icon: FolderGit2,
        href: projectPath(item.slug),
      })),
    },
    {
      heading: t("commands.more"),
      items: [
        ...(rules
          ? [{ id: "new-rule", label: t("commands.newRule"), icon: PenLine, href: `${rules.href}?new=true` }]
          : []),
        {
          id: "theme:system",
          label: t("theme.useSystem"),
          icon: Monitor,
          onSelect: () => setTheme("system"),
        },
        { id: "theme:light", label: t("theme.useLight"), icon: Sun, onSelect: () => setTheme("light") },
        { id: "theme:dark", label: t("theme.useDark"), icon: Moon, onSelect: () => setTheme("dark") },
        { id: "shortcuts", label: t("keyboard"), icon: Keyboard, hotkey: "?", onSelect: onShowShortcuts },
        { id: "sign-out", label: t("signOut"), icon: LogOut, onSelect: () => void signOut() },
      ],
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}

function linkToCommand(link: ShellLink): CommandItem {
  return {
    id: `page:${link.id}`,
    label: link.label,
    icon: navigationIcons[link.id],
    hotkey: link.hotkey,
    href: link.href,
  };
}
