"use client";

import { useQuery } from "@tanstack/react-query";
import { FolderGit2, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Tooltip } from "@/components/ui/tooltip";
import { classNames } from "@/lib/class-names";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { navigationIcons } from "./navigation-icons";
import { type ShellLink, useShellNavigation } from "./use-shell-navigation";

/** Pages of the project; outside of projects the way into each, and the person's own pages. */
export function SidebarLinks({ place, folded }: { place: "main" | "settings"; folded: boolean }) {
  const { project, person } = useShellNavigation();
  const isOutside = useProjectSlug() === "";
  const waiting = useInboxCount();
  if (isOutside && place === "main") return <ProjectLinks folded={folded} />;
  const links = isOutside ? person : project.filter((link) => link.place === place);
  return (
    <ul className="flex flex-col gap-0.5">
      {links.map((link) => (
        <li key={link.id}>
          <SidebarLink
            link={link}
            icon={navigationIcons[link.id]}
            folded={folded}
            count={link.id === "inbox" ? waiting : 0}
          />
        </li>
      ))}
    </ul>
  );
}

function ProjectLinks({ folded }: { folded: boolean }) {
  const trpc = useTRPC();
  const projects = useQuery(trpc.project.list.queryOptions());
  return (
    <ul className="flex flex-col gap-0.5">
      {(projects.data ?? []).map(({ slug, name }) => (
        <li key={slug}>
          <SidebarLink
            link={{ label: name, href: projectPath(slug), current: false }}
            icon={FolderGit2}
            folded={folded}
            count={0}
          />
        </li>
      ))}
    </ul>
  );
}

type SidebarLinkProps = {
  link: Pick<ShellLink, "label" | "href" | "current">;
  icon: LucideIcon;
  folded: boolean;
  count: number;
};

function SidebarLink({ link, icon: Icon, folded, count }: SidebarLinkProps) {
  const t = useTranslations("shell");
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
