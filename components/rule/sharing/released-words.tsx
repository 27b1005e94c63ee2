"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { RuleEvidence } from "@/core/rule/output";
import { useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";

/** Whether the others read one's own words with a shared rule, and the way to take them back. */
export function ReleasedWords({ projectSlug, evidence }: { projectSlug: string; evidence: RuleEvidence }) {
  const t = useTranslations("rule.sharing");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const { id: evidenceId, released, excerpt } = evidence;
  const set = (next: boolean) =>
    client.rule.releaseEvidence.mutate({ projectSlug, evidenceId, released: next });
  if (!released && excerpt === "") return null;
  const Icon = released ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-2 pl-7 text-ink-muted text-sm">
      <Icon aria-hidden="true" />
      {released ? t("othersRead") : t("onlyYouRead")}
      <Button
        variant="quiet"
        size="small"
        pending={pending}
        onClick={() =>
          void perform({
            call: () => set(!released),
            done: t(released ? "withdrawn" : "released"),
            undo: () => set(released),
          })
        }
      >
        {t(released ? "withdraw" : "release")}
      </Button>
    </div>
  );
}
