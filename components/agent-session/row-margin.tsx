import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MARK_VERDICTS, type MarkVerdict } from "@/core/signal/schema";
import { MarginNoteLine } from "./margin-note-line";
import { askableId, isMarkable, isUnnoticed, type MarginNote } from "./margin-notes";
import { MarkLine } from "./mark-line";
import type { TimelineRow } from "./timeline-rows";

export type MarginActions = {
  onWhy: (eventId: string) => void;
  onGo: (eventId: string) => void;
  /** Both absent for those who may not change what is theirs. */
  onMark?: (eventId: string, verdict: MarkVerdict) => void;
  onWithdraw?: (eventId: string) => void;
  /** Absent for those who may not change what is theirs. */
  onRemove?: (eventId: string) => void;
};

type RowMarginProps = { row: TimelineRow; notes: readonly MarginNote[] } & MarginActions;

/** The margin of one line: what Heed noted there, and the way to ask it why. */
export function RowMargin({ row, notes, onWhy, onGo, onMark, onWithdraw }: RowMarginProps) {
  const t = useTranslations("session.margin");
  const { item } = row;
  const asked = askableId(row);
  const isBlank = isUnnoticed(item);
  if (notes.length === 0 && asked === null) return null;
  // Where nothing was noticed, “none” has nothing to deny; its key works all the same.
  const verdicts = isBlank ? (["correction"] as const) : MARK_VERDICTS;
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      {notes.map((note) => (
        <MarginNoteLine key={noteKey(note)} note={note} onGo={onGo} />
      ))}
      {item.mark ? <MarkLine mark={item.mark} onWithdraw={onWithdraw} /> : null}
      {asked !== null ? (
        <p className="flex flex-wrap gap-x-1">
          <Button variant="quiet" size="small" className="-ml-2 text-ink-muted" onClick={() => onWhy(asked)}>
            {isBlank ? t("why") : t("whySignal")}
          </Button>
          {onMark && !item.mark && isMarkable(item)
            ? verdicts.map((verdict) => (
                <Button
                  key={verdict}
                  variant="quiet"
                  size="small"
                  className="-ml-2 text-ink-muted"
                  onClick={() => onMark(item.id, verdict)}
                >
                  {t(`mark.${verdict}`)}
                </Button>
              ))
            : null}
        </p>
      ) : null}
    </div>
  );
}

function noteKey(note: MarginNote): string {
  return "rule" in note ? `${note.kind}-${note.rule?.id}` : note.kind;
}
