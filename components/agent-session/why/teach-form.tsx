"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PromptExplanation } from "@/core/agent-session/schema";
import type { MarkVerdict } from "@/core/signal/schema";
import { useMarks } from "../use-marks";

const SHORTEST_WISH = 3;
const LONGEST_WISH = 1000;

/** The person's word decides: the prompt was a correction, and this is what was meant; or it was none. */
export function TeachForm({ why, onTaught }: { why: PromptExplanation; onTaught: () => void }) {
  const t = useTranslations("session.teach");
  const { mark, pending } = useMarks();
  const [wish, setWish] = useState("");
  const said = wish.trim();
  const isTooLong = said.length > LONGEST_WISH;
  const { eventId } = why;
  // In other words it can be said only where nothing was learned that counts.
  const takesWish = why.resolutions.every(({ undoneAt }) => undoneAt !== null);
  const say = (verdict: MarkVerdict, words?: string) =>
    void mark(eventId, verdict, words).then((done) => {
      if (done) onTaught();
    });
  return (
    <form
      className="flex flex-col items-start gap-3 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong) return;
        say("correction", said.length >= SHORTEST_WISH ? said : undefined);
      }}
    >
      <h3 className="font-medium">{t("title")}</h3>
      {takesWish ? (
        <div className="w-full">
          <Field
            label={t("wish")}
            description={t("wishHelp")}
            error={isTooLong ? t("tooLong", { limit: LONGEST_WISH, length: said.length }) : undefined}
          >
            <Textarea rows={2} value={wish} onChange={(event) => setWish(event.target.value)} />
          </Field>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {t("submit")}
        </Button>
        <Button disabled={pending} onClick={() => say("none")}>
          {t("none")}
        </Button>
      </div>
      <p className="measure text-ink-muted text-sm">{t("noneHelp")}</p>
    </form>
  );
}
