"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Tooltip } from "@/components/ui/tooltip";
import { classNames } from "@/lib/class-names";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { navigationIcons } from "./navigation-icons";
import { type ShellLink, useShellNavigation } from "./use-shell-navigation";

export function SidebarLinks({ place, folded }: { place: "main" | "settings"; folded: boolean }) {
  const links = useShellNavigation().project.filter((link) => link.place === place);
  const waiting = useInboxCount();
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map((link) => (
        <li key={link.id}>
          <SidebarLink link={link} folded={folded} count={link.id === "inbox" ? waiting : 0} />
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ link, folded, count }: { link: ShellLink; folded: boolean; count: number }) {
  const t = useTranslations("shell");
  const Icon = navigationIcons[link.id];
  const anchor = (
    <Link
      href={link.href}
      aria-current={link.current ? "page" : undefined}
      className={classNames(
        "relative flex h-8 items-center gap-2.5 rounded-md px-2.5 text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11",
        link.current && "bg-panel font-medium text-ink",
        folded && "justify-center px-0",
      )}
    >
      <Icon aria-hidden="true" />
      <span className={folded ? "sr-only" : "flex-1 truncate"}>{link.label}</span>
      {count > 0 ? (
        <span
          className={classNames(
            "rounded-full bg-ink px-1.5 font-medium text-paper text-xs",
            folded && "absolute top-0 right-0.5 px-1",
          )}
        >
          {count > 99 ? "99+" : count}
          <span className="sr-only"> {t("waiting")}</span>
        </span>
      ) : null}
    </Link>
  );
  if (!folded) return anchor;
  return (
    <Tooltip content={link.label} side="right">
      {anchor}
    </Tooltip>
  );
}

const RECOUNT_MS = 60_000;

function useInboxCount(): number {
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const count = useQuery(
    trpc.inbox.counts.queryOptions(
      { projectSlug },
      { enabled: projectSlug !== "", refetchInterval: RECOUNT_MS },
    ),
  );
  return count.data?.total ?? 0;
}
