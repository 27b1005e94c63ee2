"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Retries failed jobs and removes them. @param onDone called when the queue has changed */
export function useJobChanges(onDone: () => void) {
  const t = useTranslations("admin.jobs");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const answers = (key: "retried" | "removed") => ({
    onSuccess: ({ jobIds }: { jobIds: string[] }) => {
      toastDone(t(key, { count: jobIds.length }));
      onDone();
    },
    onError: (error: unknown) =>
      toastError(t("failedToChange"), { description: readCallFailure(error).message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.instance.pathKey() }),
  });
  const retrying = useMutation(trpc.instance.retryJobs.mutationOptions(answers("retried")));
  const removing = useMutation(trpc.instance.removeJobs.mutationOptions(answers("removed")));
  return {
    retry: (jobIds: string[]) => retrying.mutate({ jobIds }),
    remove: (jobIds: string[]) => removing.mutate({ jobIds }),
    isRetrying: retrying.isPending,
    isRemoving: removing.isPending,
  };
}
