"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { TriedTopic, WriteTopicInput } from "@/core/topics/added-topic-input";
import { useTRPC } from "@/lib/trpc/client";
import { topicText } from "../rule/use-rule-words";
import type { TopicScope } from "./use-topics";

/** Shows while typing which area a sentence names, with what is being edited. Nothing of it is kept. */
export function TrySentence({ projectSlug, draft }: TopicScope & { draft?: WriteTopicInput }) {
  const t = useTranslations("topic.try");
  const [text, setText] = useState("");
  const tried = useTried({
    projectSlug,
    text: useDeferredValue(text.trim()),
    draft: useDeferredValue(draft),
  });
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 border-t pt-4">
      <h3 className="font-medium">{t("title")}</h3>
      <Field label={t("label")}>
        <Input
          value={text}
          maxLength={500}
          placeholder={t("placeholder")}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="min-h-10 text-sm">
        {text.trim() === "" ? <p className="text-ink-muted">{t("waiting")}</p> : null}
        {text.trim() !== "" && tried ? <Result tried={tried} /> : null}
      </div>
    </section>
  );
}

function Result({ tried: { wish, builtIn, added } }: { tried: TriedTopic }) {
  const t = useTranslations("topic.try");
  return (
    <>
      <p>{wish ? `${t("wish")}: ${wish}` : <span className="text-ink-muted">{t("noWish")}</span>}</p>
      {builtIn ? <p>{t("builtInWins", { topic: topicText(builtIn) })}</p> : null}
      {added ? (
        <p>
          {added.value
            ? t("addedValue", { key: added.key, value: added.value })
            : t("added", { key: added.key })}
        </p>
      ) : null}
      {wish && !builtIn && !added ? <p className="text-ink-muted">{t("nothing")}</p> : null}
    </>
  );
}

type Tried = TopicScope & { text: string; draft: WriteTopicInput | undefined };

function useTried({ projectSlug, text, draft }: Tried): TriedTopic | undefined {
  const trpc = useTRPC();
  const asked = { text, draft: draft && { key: draft.key, words: draft.words, values: draft.values ?? {} } };
  const inProject = useQuery(
    trpc.topic.try.queryOptions(
      { projectSlug: projectSlug ?? "", ...asked },
      { enabled: projectSlug !== null && text !== "", placeholderData: keepPreviousData },
    ),
  );
  const shared = useQuery(
    trpc.topic.tryShared.queryOptions(asked, {
      enabled: projectSlug === null && text !== "",
      placeholderData: keepPreviousData,
    }),
  );
  return projectSlug === null ? shared.data : inProject.data;
}
