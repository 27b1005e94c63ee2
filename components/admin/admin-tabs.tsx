"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { classNames } from "@/lib/class-names";

const SECTIONS = ["users", "projects", "topics", "sign-in", "jobs", "storage", "audit", "about"] as const;

/** The parts of the instance; each has an address of its own. */
export function AdminTabs() {
  const t = useTranslations("admin");
  const pathname = usePathname();
  return (
    <nav aria-label={t("sections")} className="mb-6 border-b">
      <ul className="flex gap-1 overflow-x-auto overflow-y-hidden">
        {SECTIONS.map((section) => {
          const href = `/admin/${section}`;
          const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
          return (
            <li key={section}>
              <Link
                href={href}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "-mb-px flex h-9 shrink-0 items-center whitespace-nowrap border-transparent border-b-2 px-2 text-ink-muted transition-colors hover:text-ink pointer-coarse:h-11",
                  "focus-visible:-outline-offset-2",
                  isCurrent && "border-ink font-medium text-ink",
                )}
              >
                {t(`tabs.${section}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
