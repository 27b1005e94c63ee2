"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTRPC } from "@/lib/trpc/client";

/** Asks everything again that shows rules: lists, the inbox and its counts, chains, facts. */
export function useRenewRules(): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const routers = [
      trpc.rule,
      trpc.recipe,
      trpc.ruleCase,
      trpc.ruleHealth,
      trpc.recompilation,
      trpc.inbox,
      trpc.history,
      trpc.fact,
      trpc.bundle,
    ];
    await Promise.all(routers.map((router) => queryClient.invalidateQueries({ queryKey: router.pathKey() })));
  }, [trpc, queryClient]);
}
