"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import type { BacktestMark, BacktestStopView } from "@/core/backtest/run-schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Progress comes by the live stream; asking now and then is for when that is cut. */
const ASK_AGAIN_MS = 3_000;

/** The person's own backtest of a rule, and what can be done with it. */
export function useBacktest(ruleId: string) {
  const t = useTranslations("backtest");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const projectSlug = useProjectSlug();
  const input = { projectSlug, ruleId };
  const run = useQuery(
    trpc.backtest.get.queryOptions(input, {
      refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? ASK_AGAIN_MS : false),
    }),
  );
  const stops = useQuery(trpc.backtest.stops.queryOptions(input, { enabled: run.data !== null }));
  const renew = () => queries.invalidateQueries({ queryKey: trpc.backtest.pathKey() });
  const failed = (title: string) => (error: unknown) =>
    toastError(title, { description: readCallFailure(error).message });
  const start = useMutation(
    trpc.backtest.start.mutationOptions({ onSettled: renew, onError: failed(t("failedToStart")) }),
  );
  const stop = useMutation(trpc.backtest.stop.mutationOptions({ onSettled: renew }));
  const mark = useMutation(
    trpc.backtest.mark.mutationOptions({ onSettled: renew, onError: failed(t("stops.failed")) }),
  );

  function setMark({ id, mark: before }: BacktestStopView, next: BacktestMark | null): void {
    if (next === before) return;
    mark.mutate(
      { projectSlug, stopId: id, mark: next },
      {
        onSuccess: () =>
          toastDone(t(`stops.${DONE[next ?? "none"]}`), {
            undo: {
              label: t("stops.undo"),
              onUndo: () => mark.mutate({ projectSlug, stopId: id, mark: before }),
            },
          }),
      },
    );
  }

  return {
    ...{ run, stops, setMark },
    pending: start.isPending || stop.isPending,
    start: (goOn: boolean) => start.mutate({ ...input, goOn }),
    stop: () => stop.mutate(input),
  };
}

export function isUnderWay(status: string | undefined): boolean {
  return status === "queued" || status === "running";
}

const DONE = { right: "markedRight", wrong: "markedWrong", none: "unmarked" } as const;
