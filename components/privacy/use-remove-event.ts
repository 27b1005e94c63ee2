"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** “Remove this event”: there is no undo, so the caller asks first. */
export function useRemoveEvent(projectSlug: string) {
  const t = useTranslations("privacy.remove");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const mutation = useMutation(
    trpc.privacy.removeEvent.mutationOptions({
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
