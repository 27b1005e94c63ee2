"use client";

import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { momentHref } from "@/components/rule/evidence-margin";
import { describeAction } from "@/core/compilation/describe-action";
import type { InboxItem } from "@/core/inbox/schema";
import { useProjectSlug } from "@/lib/project/use-project";

/** The person's own words first, then what the agent had done and was asked. */
export function InboxMoment({ item }: { item: InboxItem }) {
  const t = useTranslations("inbox");
  const projectSlug = useProjectSlug();
  // Nobody said anything: two rules met, or Heed was updated.
  if (item.kind === "deadlock" || item.kind === "recompilation") return null;
  const act = item.action ? describeAction(item.action) : "";
  const evidence = item.rule?.evidence.find(({ excerpt }) => excerpt === item.words);
  const saidAt = evidence?.occurredAt ?? item.createdAt;
  const isCommand = item.action?.kind === "shell_command";
  return (
    <section aria-label={t("moment")} className="flex flex-col gap-2">
      {item.words ? (
        <Quote
          size="large"
          at={saidAt}
          href={momentHref(projectSlug, item)}
          source={item.isMine ? undefined : item.authorName}
        >
          {item.words}
        </Quote>
      ) : (
        <p className="text-ink-muted">
          {item.isMine ? t("noWords") : t("noReleasedWords", { name: item.authorName })}{" "}
          <RelativeTime value={item.createdAt} />
        </p>
      )}
      {act ? (
        <p className="line-clamp-6 whitespace-pre-wrap pl-7 [overflow-wrap:anywhere]">
          <span className="text-ink-muted text-sm">{t("after")}</span>{" "}
          <span className="font-mono text-sm">{isCommand ? `$ ${act}` : act}</span>
        </p>
      ) : null}
      {item.request ? (
        <p className="measure line-clamp-3 pl-7 text-ink-muted text-sm">
          {t("asked")} “{item.request}”
        </p>
      ) : null}
    </section>
  );
}
