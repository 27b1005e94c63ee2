"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

/** The decision lines that made or touched a rule; the person's own only. */
export function ResolutionList({ ruleId }: { ruleId: string }) {
  const t = useTranslations("rule.history");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const resolutions = useQuery(trpc.rule.resolutions.queryOptions({ projectSlug, ruleId }));
  if (!resolutions.data || resolutions.data.length === 0) return null;
  return (
    <section className="border-t pt-4">
      <h3 className="mb-2 font-medium">{t("decisions")}</h3>
      <ul className="flex flex-col gap-2">
        {resolutions.data.map((resolution) => (
          <li key={resolution.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="measure min-w-0">
              <span className="font-mono text-sm">{resolution.decisionLine}</span>
              {resolution.undoneAt ? <span className="text-ink-muted"> · {t("undone")}</span> : null}
            </span>
            <RelativeTime value={resolution.createdAt} className="text-ink-muted text-sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}
