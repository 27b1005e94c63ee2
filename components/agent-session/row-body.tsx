import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Quote } from "@/components/common/quote/quote";
import { Badge } from "@/components/ui/badge";
import { formatDuration } from "@/lib/datetime/duration";
import { ActionText } from "./action-text";
import { EventText } from "./event-text";
import { HandEdits } from "./hand-edits";
import { isUserEdited } from "./margin-notes";
import { NoteText } from "./note-text";
import { isStopped, type TimelineRow } from "./timeline-rows";

/** What was said or done in one line of the transcript. */
export function RowBody({ row: { item, finish } }: { row: TimelineRow }) {
  const t = useTranslations("session.event");
  const feedback = finish?.feedback ?? item.feedback;
  switch (item.kind) {
    case "prompt_submitted":
      return (
        <EventText
          limit={4000}
          marks={item.signals.map(({ span }) => span)}
          markTone={item.signals.some(({ kind }) => kind !== "none") ? "mark" : "neutral"}
          fullLength={item.truncated.prompt}
          className="font-medium"
        >
          {item.prompt ?? ""}
        </EventText>
      );
    case "action_requested":
    case "action_finished":
      return (
        <div className="flex flex-col gap-1">
          {item.action ? <ActionText action={item.action} /> : <p>{t("noAction")}</p>}
          <ActionOutcome row={{ id: item.id, item, finish }} />
          {isUserEdited(finish ?? item) ? <Aside>{t("userEdited")}</Aside> : null}
          {feedback ? <Quote markHidden>{feedback}</Quote> : null}
        </div>
      );
    case "turn_finished":
      return item.message ? (
        <EventText fullLength={item.truncated.message}>{item.message}</EventText>
      ) : (
        <Aside>{t(item.kind)}</Aside>
      );
    case "client_note":
      return item.note ? <NoteText note={item.note} /> : null;
    case "workspace_observed":
      return item.workspace && item.workspace.changes.length > 0 ? (
        <HandEdits workspace={item.workspace} />
      ) : (
        <Aside>{t(item.kind)}</Aside>
      );
    default:
      return <Aside>{t(item.kind)}</Aside>;
  }
}

/** A success needs no word; anything else does. */
function ActionOutcome({ row: { item, finish } }: { row: TimelineRow }) {
  const t = useTranslations("session.action.outcome");
  const outcome = finish?.outcome ?? item.outcome;
  const took = finish ? finish.occurredAt.getTime() - item.occurredAt.getTime() : 0;
  if (outcome === "failed" || outcome === "interrupted") return <Badge className="w-fit">{t(outcome)}</Badge>;
  if (outcome === "denied" && isStopped(item)) return null;
  if (outcome === "denied") {
    return (
      <Badge tone="mark" className="w-fit">
        {t("denied")}
      </Badge>
    );
  }
  return took >= SLOW_MS ? <Aside>{t("took", { duration: formatDuration(took) })}</Aside> : null;
}

const SLOW_MS = 10_000;

function Aside({ children }: { children: ReactNode }) {
  return <div className="text-ink-muted text-sm">{children}</div>;
}
