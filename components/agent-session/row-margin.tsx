import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MarginNoteLine } from "./margin-note-line";
import { isTeachable, isUnnoticed, type MarginNote } from "./margin-notes";
import type { TimelineRow } from "./timeline-rows";

export type MarginActions = {
  onWhy: (eventId: string) => void;
  onGo: (eventId: string) => void;
  /** Absent for those who may not teach. */
  onTeach?: (eventId: string) => void;
  /** Absent for those who may not change what is theirs. */
  onRemove?: (eventId: string) => void;
};

type RowMarginProps = { row: TimelineRow; notes: readonly MarginNote[] } & MarginActions;

/** The margin of one line: what Heed noted there, and the way to ask it why. */
export function RowMargin({ row: { item }, notes, onWhy, onGo, onTeach }: RowMarginProps) {
  const t = useTranslations("session.margin");
  const isPrompt = item.kind === "prompt_submitted";
  const isBlank = isPrompt && isUnnoticed(item);
  if (notes.length === 0 && !isPrompt) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      {notes.map((note) => (
        <MarginNoteLine key={noteKey(note)} note={note} onGo={onGo} />
      ))}
      {isPrompt ? (
        <p className="flex flex-wrap gap-x-1">
          <Button
            variant="quiet"
            size="small"
            className="-ml-2 text-ink-muted"
            onClick={() => onWhy(item.id)}
          >
            {isBlank ? t("why") : t("whySignal")}
          </Button>
          {onTeach && isTeachable(item) ? (
            <Button
              variant="quiet"
              size="small"
              className="-ml-2 text-ink-muted"
              onClick={() => onTeach(item.id)}
            >
              {t("teach")}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function noteKey(note: MarginNote): string {
  return "rule" in note ? `${note.kind}-${note.rule?.id}` : note.kind;
}
