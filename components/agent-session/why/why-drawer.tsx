"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Drawer } from "@/components/ui/drawer";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { PromptExplanation } from "@/core/agent-session/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { EventText } from "../event-text";
import { MarkLine } from "../mark-line";
import { StageList } from "../stage-list";
import { useMarks } from "../use-marks";
import { currentStages } from "./current-stages";
import { DecisionList } from "./decision-list";
import { DetectionView } from "./detection-view";
import { TeachForm } from "./teach-form";
import { WhySection } from "./why-section";

type WhyDrawerProps = {
  /** The prompt that is asked about; null: closed. */
  eventId: string | null;
  onClose: () => void;
  mayTeach: boolean;
};

/** “Why no signal here?”: each stage with its reason, and the way to say that it was one. */
export function WhyDrawer({ eventId, onClose, mayTeach }: WhyDrawerProps) {
  const t = useTranslations("session.why");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const why = useQuery(
    trpc.session.why.queryOptions({ projectSlug, eventId: eventId ?? "" }, { enabled: eventId !== null }),
  );
  const isSignal = why.data?.record != null;
  return (
    <Drawer
      open={eventId !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isSignal ? t("title") : t("titleNone")}
    >
      <div className="p-4">
        {why.isError ? <ErrorState error={why.error} onRetry={() => void why.refetch()} /> : null}
        {why.isPending ? <SkeletonLines count={6} /> : null}
        {why.data ? <Explanation why={why.data} mayTeach={mayTeach} onTaught={onClose} /> : null}
      </div>
    </Drawer>
  );
}

type ExplanationProps = { why: PromptExplanation; mayTeach: boolean; onTaught: () => void };

export function Explanation({ why, mayTeach, onTaught }: ExplanationProps) {
  const t = useTranslations("session.why");
  const { withdraw } = useMarks();
  const signals = why.detection?.signals ?? [];
  const stages = currentStages(why);
  return (
    <div className="flex flex-col gap-5">
      {why.byHand && why.prompt === "" ? null : (
        <blockquote className="border-line-strong border-l-2 pl-3">
          <EventText mono={why.byHand} marks={why.byHand ? [] : signals.map(({ span }) => span)}>
            {why.prompt}
          </EventText>
        </blockquote>
      )}
      <p className="measure font-medium">{why.summary}</p>
      {why.canTeach ? null : (
        <p className="measure text-ink-muted">{t(why.byHand ? "byHand" : "notYours")}</p>
      )}
      {why.mark ? (
        <MarkLine mark={why.mark} onWithdraw={mayTeach ? (id) => void withdraw(id) : undefined} />
      ) : null}
      <DetectionView why={why} />
      {why.extractionReason ? (
        <WhySection title={t("extraction")}>
          <p className="measure">{why.extractionReason}</p>
        </WhySection>
      ) : null}
      <DecisionList resolutions={why.resolutions} />
      <WhySection title={t("stages")}>
        {stages.length > 0 ? (
          <StageList stages={stages} />
        ) : (
          <p className="text-ink-muted">{t("noStages")}</p>
        )}
      </WhySection>
      {mayTeach && why.canTeach && !why.mark ? <TeachForm why={why} onTaught={onTaught} /> : null}
    </div>
  );
}
