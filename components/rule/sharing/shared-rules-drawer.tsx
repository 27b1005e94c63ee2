"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { SwitchField } from "@/components/ui/option-field";
import type { RuleReference } from "@/core/rule/output";
import { useTRPC } from "@/lib/trpc/client";
import { RuleLink } from "../rule-link";
import { RevisionList } from "./revision-list";
import { useSharingActs } from "./use-sharing-acts";

/** The person's own say in shared rules, and earlier states of what everybody is told. */
export function SharedRulesDrawer({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("rule.sharing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("open")}</Button>
      <Drawer open={open} onOpenChange={setOpen} title={t("title")}>
        {open ? (
          <div className="flex flex-col gap-8 p-4">
            <OwnSay projectSlug={projectSlug} />
            <section aria-label={t("revisions")}>
              <h3 className="font-medium">{t("revisions")}</h3>
              <p className="measure mt-1 mb-3 text-ink-muted">{t("revisionsHelp")}</p>
              <RevisionList projectSlug={projectSlug} />
            </section>
          </div>
        ) : null}
      </Drawer>
    </>
  );
}

function OwnSay({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("rule.sharing");
  const trpc = useTRPC();
  const acts = useSharingActs(projectSlug);
  const { data } = useQuery(trpc.rule.sharing.queryOptions({ projectSlug }));
  return (
    <section aria-label={t("own")} className="flex flex-col gap-4">
      <h3 className="font-medium">{t("own")}</h3>
      <SwitchField
        label={t("review")}
        description={t("reviewHelp")}
        checked={data?.sharedRules === "review"}
        disabled={!data || acts.pending}
        onCheckedChange={(checked) => void acts.setSharing(checked ? "review" : "apply")}
      />
      <Muted rules={data?.muted ?? []} pending={acts.pending} onUnmute={(rule) => void acts.unmute(rule)} />
    </section>
  );
}

type MutedProps = {
  rules: readonly RuleReference[];
  pending: boolean;
  onUnmute: (rule: RuleReference) => void;
};

function Muted({ rules, pending, onUnmute }: MutedProps) {
  const t = useTranslations("rule.sharing");
  if (rules.length === 0) return <p className="text-ink-muted">{t("noneMuted")}</p>;
  return (
    <ul aria-label={t("mutedList")} className="divide-y border-y">
      {rules.map((rule) => (
        <li key={rule.id} className="flex items-center justify-between gap-3 py-2">
          <RuleLink rule={rule} />
          <Button size="small" disabled={pending} onClick={() => onUnmute(rule)}>
            {t("unmute")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
