"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useTeach } from "../use-teach";

const SHORTEST_WISH = 3;

/** The person's word decides: the prompt was a correction, and this is what was meant. */
export function TeachForm({ eventId, onTaught }: { eventId: string; onTaught: () => void }) {
  const t = useTranslations("session.teach");
  const { teach, pending } = useTeach();
  const [wish, setWish] = useState("");
  const said = wish.trim();
  return (
    <form
      className="flex flex-col items-start gap-3 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void teach(eventId, said.length >= SHORTEST_WISH ? said : undefined).then((done) => {
          if (done) onTaught();
        });
      }}
    >
      <h3 className="font-medium">{t("title")}</h3>
      <div className="w-full">
        <Field label={t("wish")} description={t("wishHelp")}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" pending={pending}>
        {t("submit")}
      </Button>
    </form>
  );
}
