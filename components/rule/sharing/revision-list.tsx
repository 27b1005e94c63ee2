"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { BundleRevision, RevisionChange } from "@/core/bundle/revision";
import { useProject } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { RuleLink } from "../rule-link";
import { useRuleWords } from "../use-rule-words";
import { useSharingActs } from "./use-sharing-acts";

/** Earlier states of what everybody in the project is told; an owner returns to one in one click. */
export function RevisionList({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("rule.sharing");
  const trpc = useTRPC();
  const owns = useProject()?.can("project:own") ?? false;
  const acts = useSharingActs(projectSlug);
  const revisions = useQuery(trpc.bundle.revisions.queryOptions({ projectSlug }));
  if (revisions.isError) {
    return <ErrorState error={revisions.error} onRetry={() => void revisions.refetch()} />;
  }
  if (revisions.isPending) return <SkeletonLines count={4} />;
  if (revisions.data.length === 0) return <p className="text-ink-muted">{t("noRevisions")}</p>;
  const present = revisions.data.find(({ isCurrent }) => isCurrent)?.id ?? null;
  return (
    <ol className="divide-y border-y">
      {revisions.data.map((revision) => (
        <li key={revision.id} className="flex flex-col gap-2 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <span className="font-medium">{t("revision", { revision: revision.revision })}</span>{" "}
              <span className="text-ink-muted text-sm">
                <RelativeTime value={revision.at} /> · {t("ruleCount", { count: revision.rules })}
              </span>
            </p>
            {revision.isCurrent ? <Badge tone="ok">{t("current")}</Badge> : null}
            {owns && !revision.isCurrent ? (
              <Button
                size="small"
                disabled={acts.pending}
                onClick={() => void acts.rollBack(revision, present)}
              >
                {t("return")}
              </Button>
            ) : null}
          </div>
          <Changes revision={revision} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ revision }: { revision: BundleRevision }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {revision.changes.map((change) => (
        <li key={`${change.rule.id}-${change.kind}`} className="flex flex-wrap items-baseline gap-2">
          <ChangeWords change={change} />
          <RuleLink rule={change.rule} />
        </li>
      ))}
    </ul>
  );
}

function ChangeWords({ change: { kind, version, mode } }: { change: RevisionChange }) {
  const t = useTranslations("rule.sharing.changes");
  const words = useRuleWords();
  const text = t(kind, { version: version ?? 0, mode: mode ? words.mode(mode) : "" });
  return <span className="text-ink-muted">{text}</span>;
}
