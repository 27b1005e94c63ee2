"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, ChevronsUpDown, FolderGit2, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu, MenuGroup, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { classNames } from "@/lib/class-names";
import { projectPath } from "@/lib/navigation";
import { useProject } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

export function ProjectSwitcher({ folded }: { folded: boolean }) {
  const t = useTranslations("shell");
  const trpc = useTRPC();
  const current = useProject();
  const projects = useQuery(trpc.project.list.queryOptions());
  const name = current?.name ?? t("chooseProject");
  return (
    <Menu
      className="w-56"
      trigger={
        <Button
          aria-label={t("switchProject", { name })}
          className={classNames("w-full border-line bg-transparent px-2", folded && "px-0")}
        >
          <FolderGit2 className="text-ink-muted" aria-hidden="true" />
          {folded ? null : (
            <>
              <span className="min-w-0 flex-1 truncate text-left">{name}</span>
              <ChevronsUpDown className="text-ink-muted" aria-hidden="true" />
            </>
          )}
        </Button>
      }
    >
      <MenuGroup label={t("projects")}>
        {(projects.data ?? []).map((project) => (
          <MenuLink key={project.slug} href={projectPath(project.slug)}>
            <span className="min-w-0 flex-1">
              <span className="block truncate">{project.name}</span>
              <span className="block truncate text-ink-muted text-xs">{t(`roles.${project.role}`)}</span>
            </span>
            {project.slug === current?.slug ? <Check aria-label={t("current")} /> : null}
          </MenuLink>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuLink href="/projects/new">
        <Plus aria-hidden="true" />
        {t("newProject")}
      </MenuLink>
    </Menu>
  );
}
