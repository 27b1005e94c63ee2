"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  findNavigationItem,
  itemPath,
  type NavigationItem,
  PERSON_NAVIGATION,
  PROJECT_NAVIGATION,
} from "@/lib/navigation";
import { useProject } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

export type ShellLink = Pick<NavigationItem, "id" | "hotkey" | "place"> & {
  label: string;
  href: string;
  current: boolean;
};

/** The navigation list as this person may use it here, with words and addresses. */
export function useShellNavigation(): { project: ShellLink[]; person: ShellLink[] } {
  const t = useTranslations("shell.nav");
  const trpc = useTRPC();
  const project = useProject();
  const me = useQuery(trpc.account.me.queryOptions());
  const current = findNavigationItem(usePathname());

  function toLink(item: NavigationItem): ShellLink {
    return {
      id: item.id,
      hotkey: item.hotkey,
      place: item.place,
      label: t(item.id),
      href: itemPath(item, project?.slug ?? null),
      current: item.id === current?.id,
    };
  }

  const isAdmin = me.data?.user.isInstanceAdmin ?? false;
  return {
    project: project
      ? PROJECT_NAVIGATION.filter((item) => !item.permission || project.can(item.permission)).map(toLink)
      : [],
    person: PERSON_NAVIGATION.filter((item) => item.permission !== "instance:admin" || isAdmin).map(toLink),
  };
}
