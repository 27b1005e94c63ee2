"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { findNavigationItem, itemPath, projectPath } from "@/lib/navigation";
import { useProject } from "@/lib/project/use-project";

/** Where one is: project, part, and (for pages below a part) nothing more: the page's title says it. */
export function Breadcrumbs() {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const project = useProject();
  const item = findNavigationItem(pathname);
  const href = item ? itemPath(item, project?.slug ?? null) : null;

  return (
    <nav aria-label={t("breadcrumb")} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5">
        {project ? (
          <li className="hidden min-w-0 items-center gap-1.5 text-ink-muted sm:flex">
            <Link href={projectPath(project.slug)} className="truncate rounded-sm hover:text-ink">
              {project.name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ) : null}
        {item && href ? (
          <li className="min-w-0">
            <Link
              href={href}
              aria-current={pathname === href ? "page" : undefined}
              className="block truncate rounded-sm font-medium"
            >
              {t(`nav.${item.id}`)}
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
