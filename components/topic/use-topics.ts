"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toastDone, toastError } from "@/components/ui/toast";
import type { TopicView, WriteTopicInput } from "@/core/topics/added-topic-input";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Null: of the instance. */
export type TopicScope = { projectSlug: string | null };

/** Added areas of a project or of the instance, and what can be done with them; each act has its way back. */
export function useTopics({ projectSlug }: TopicScope) {
  const t = useTranslations("topic.done");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const calls = useTopicCalls({ projectSlug });
  const [pending, setPending] = useState(false);
  const ofProject = useQuery(
    trpc.topic.list.queryOptions({ projectSlug: projectSlug ?? "" }, { enabled: projectSlug !== null }),
  );
  const shared = useQuery(trpc.topic.listShared.queryOptions(undefined, { enabled: projectSlug === null }));

  async function perform(call: () => Promise<TopicView>, done: (topic: TopicView) => string, undo: Undo) {
    setPending(true);
    try {
      const topic = await call();
      await renew();
      toastDone(done(topic), { undo: { label: t("undo"), onUndo: () => void takeBack(() => undo(topic)) } });
    } finally {
      setPending(false);
    }
  }

  async function takeBack(call: () => Promise<unknown>) {
    try {
      await call();
      await renew();
      toastDone(t("undone"));
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
    }
  }

  async function quietly(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
    }
  }

  const renew = () => queryClient.invalidateQueries({ queryKey: trpc.topic.pathKey() });

  return {
    list: projectSlug === null ? shared : ofProject,
    pending,
    /** Throws what the server refused, for the form. */
    save: (before: TopicView | null, topic: WriteTopicInput) =>
      before
        ? perform(
            () => calls.revise({ ...topic, topicId: before.id, expectedRevision: before.revision }),
            ({ key }) => t("revised", { key }),
            ({ id, revision }) => calls.revise({ ...before, topicId: id, expectedRevision: revision }),
          )
        : perform(
            () => calls.create(topic),
            ({ key }) => t("created", { key }),
            ({ id }) => calls.archive(id),
          ),
    archive: (topic: TopicView) =>
      quietly(
        perform(
          () => calls.archive(topic.id),
          ({ key }) => t("archived", { key }),
          ({ id }) => calls.restore(id),
        ),
      ),
    restore: (topic: TopicView) =>
      quietly(
        perform(
          () => calls.restore(topic.id),
          ({ key }) => t("restored", { key }),
          ({ id }) => calls.archive(id),
        ),
      ),
  };
}

type Undo = (topic: TopicView) => Promise<unknown>;
type Revision = WriteTopicInput & { topicId: string; expectedRevision: number };

/** The same four calls, in a project or for the instance. */
function useTopicCalls({ projectSlug }: TopicScope) {
  const { topic } = useTRPCClient();
  if (projectSlug === null) {
    return {
      create: (input: WriteTopicInput) => topic.createShared.mutate(input),
      revise: (input: Revision) => topic.reviseShared.mutate(input),
      archive: (topicId: string) => topic.archiveShared.mutate({ topicId }),
      restore: (topicId: string) => topic.restoreShared.mutate({ topicId }),
    };
  }
  return {
    create: (input: WriteTopicInput) => topic.create.mutate({ projectSlug, ...input }),
    revise: (input: Revision) => topic.revise.mutate({ projectSlug, ...input }),
    archive: (topicId: string) => topic.archive.mutate({ projectSlug, topicId }),
    restore: (topicId: string) => topic.restore.mutate({ projectSlug, topicId }),
  };
}
