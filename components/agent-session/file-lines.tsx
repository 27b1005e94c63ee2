import { useTranslations } from "next-intl";
import type { FileChange } from "@/core/hook-event/schema";
import { EventText } from "./event-text";

const MAX_LINES = 200;

/** The lines of a change, folded: the path says enough to read on. */
export function FileLines({ change }: { change: FileChange }) {
  const t = useTranslations("session.action");
  const added = change.addedLines.length;
  const removed = change.removedLines.length;
  if (added + removed === 0) return null;
  const lines = [
    ...change.removedLines.map((line) => `- ${line}`),
    ...change.addedLines.map((line) => `+ ${line}`),
  ].slice(0, MAX_LINES);
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-default text-ink-muted">{t("lines", { added, removed })}</summary>
      <EventText mono className="mt-1 border-l pl-3">
        {lines.join("\n")}
      </EventText>
    </details>
  );
}
