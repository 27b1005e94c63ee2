"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";

/** What the others and their agents will read of a rule, before it is proposed. */
export function ProposalReading({ projectSlug, ruleId }: { projectSlug: string; ruleId: string }) {
  const t = useTranslations("rule.propose");
  const trpc = useTRPC();
  const { data } = useQuery(trpc.rule.previewProposal.queryOptions({ projectSlug, ruleId }));
  if (!data) return <SkeletonLines count={2} />;
  const { statement, instruction, message } = data;
  const lines = [...new Set([statement, instruction, message])];
  return (
    <section aria-label={t("reads")} className="mb-5 flex flex-col gap-2">
      <h3 className="font-medium">{t("reads")}</h3>
      {lines.map((line) => (
        <p key={line} className="measure [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {data.fromTemplate ? <p className="text-ink-muted text-sm">{t("fromTemplate")}</p> : null}
      {data.commands.length > 0 ? (
        <div className="text-sm">
          <p className="text-ink-muted">{t("everyAgent")}</p>
          <ul>
            {data.commands.map((command) => (
              <li key={command} className="font-mono [overflow-wrap:anywhere]">
                {command}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {data.problem ? <Alert tone="warn">{data.problem}</Alert> : null}
    </section>
  );
}
