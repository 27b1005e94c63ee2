"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { classNames } from "@/lib/class-names";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";

const PAGES = ["rules", "facts", "topics"] as const;
const PATHS = { rules: "rules", facts: "facts", topics: "rules/topics" } as const;

/** Rules and the facts beside them are two pages with one heading. */
export function LibraryTabs({ active }: { active: (typeof PAGES)[number] }) {
  const t = useTranslations("rule.library");
  const projectSlug = useProjectSlug();
  return (
    <nav aria-label={t("label")} className="mb-4 flex gap-1 border-b">
      {PAGES.map((page) => (
        <Link
          key={page}
          href={projectPath(projectSlug, PATHS[page])}
          aria-current={page === active ? "page" : undefined}
          className={classNames(
            "-mb-px flex h-9 items-center border-transparent border-b-2 px-2 text-ink-muted transition-colors hover:text-ink",
            page === active && "border-ink font-medium text-ink",
          )}
        >
          {t(page)}
        </Link>
      ))}
    </nav>
  );
}
