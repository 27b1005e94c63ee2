import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import { TextLink } from "@/components/ui/text-link";
import type { InboxKind } from "@/core/inbox/schema";
import { projectPath } from "@/lib/navigation";

type NeedsYouProps = { projectSlug: string; items: ReadonlyArray<{ kind: InboxKind; count: number }> };

/** What waits for a decision of this person, by kind. */
export function NeedsYou({ projectSlug, items }: NeedsYouProps) {
  const t = useTranslations("overview.needsYou");
  const inbox = projectPath(projectSlug, "inbox");
  return (
    <Panel title={t("title")} actions={<TextLink href={inbox}>{t("openInbox")}</TextLink>}>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t("nothing")}</p>
      ) : (
        <ul className="divide-y">
          {items.map(({ kind, count }) => (
            <li key={kind}>
              <Link
                href={inbox}
                className="flex min-h-11 items-center justify-between gap-2 rounded-sm hover:bg-panel"
              >
                {t(`kinds.${kind}`, { count })}
                <ChevronRight className="text-ink-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
