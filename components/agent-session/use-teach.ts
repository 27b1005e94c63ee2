"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** “This was a correction”: marks a prompt; the worker learns from it and the page shows it live. */
export function useTeach() {
  const t = useTranslations("session.teach");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const projectSlug = useProjectSlug();
  const mutation = useMutation(
    trpc.session.teach.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(trpc.session.pathFilter());
        toastDone(t("done"));
      },
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
    }),
  );
  /** @returns whether it was marked */
  function teach(eventId: string, wish?: string): Promise<boolean> {
    return mutation.mutateAsync({ projectSlug, eventId, wish }).then(
      () => true,
      () => false,
    );
  }
  return { teach, pending: mutation.isPending };
}
