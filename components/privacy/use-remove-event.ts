"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

const MOST_TRIES = 10;

/** “Remove this event”: there is no undo, so the caller asks first. */
export function useRemoveEvent(projectSlug: string) {
  const t = useTranslations("privacy.remove");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const mutation = useMutation(
    trpc.privacy.removeEvent.mutationOptions({
      // The only conflict is a worker that reads this session: it is done in a moment.
      retry: (count, error) => count < MOST_TRIES && readCallFailure(error).code === "CONFLICT",
      retryDelay: 1_000,
      onSuccess: async ({ rules, payloads }) => {
        toastDone(t("done"), { description: t("doneDetail", { rules, payloads }).trim() });
        // What was learned from it may stand on any page.
        await queries.invalidateQueries();
      },
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
    }),
  );
  /** @returns whether it was removed */
  function remove(eventId: string): Promise<boolean> {
    return mutation.mutateAsync({ projectSlug, eventId }).then(
      () => true,
      () => false,
    );
  }
  return { remove, pending: mutation.isPending };
}
