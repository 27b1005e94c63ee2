import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import type { ViolationView } from "@/core/violation/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Marks a stop as wrong (or right again), with undo in the toast. */
export function useMarkViolation(projectSlug: string): (violation: ViolationView) => void {
  const t = useTranslations("violation");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const mutation = useMutation(
    trpc.violation.mark.mutationOptions({
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries(trpc.violation.list.pathFilter()),
          queries.invalidateQueries(trpc.violation.counts.pathFilter()),
        ]),
      onError: (error) => toastError(t("mark.failed"), { description: readCallFailure(error).message }),
    }),
  );
  return ({ id, falsePositive }) => {
    const set = (value: boolean) => ({ projectSlug, violationId: id, falsePositive: value });
    mutation.mutate(set(!falsePositive), {
      onSuccess: () =>
        toastDone(falsePositive ? t("mark.taken") : t("mark.done"), {
          undo: { label: t("mark.undo"), onUndo: () => mutation.mutate(set(falsePositive)) },
        }),
    });
  };
}
