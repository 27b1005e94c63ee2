import { useTranslations } from "next-intl";
import type { ClientNote } from "@/core/hook-event/schema";

/** What the client itself had to tell, in words. */
export function NoteText({ note }: { note: ClientNote }) {
  const t = useTranslations("session.note");
  return (
    <div className="text-ink-muted text-sm">
      <Words note={note} t={t} />
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<"session.note">>;

function Words({ note, t }: { note: ClientNote; t: Translate }) {
  switch (note.type) {
    case "command":
      return t("command", { verb: note.command.verb });
    case "provenance":
      return t(`provenance.${note.found}`);
    case "receipt":
      return t("receipt", receiptCounts(note.rules));
    case "bypass":
      return (
        <>
          {t("bypass")}: <span className="font-mono">{note.evidence}</span>
        </>
      );
    case "alarm":
      return t(`alarm.${note.alarm}`);
    case "canary":
      return t("canary");
    case "dropped":
      return t("dropped", { events: note.events });
  }
}

/** What was selected, and what became of it (enforcement.md section 6). */
function receiptCounts(rules: Extract<ClientNote, { type: "receipt" }>["rules"]) {
  const count = (form: string) => rules.filter((rule) => rule.form === form).length;
  return { count: rules.length, headings: count("heading"), cut: count("cut") };
}
