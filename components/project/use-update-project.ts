"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/lib/trpc/client";

/** Saves settings of a project and renews everything that shows them. */
export function useUpdateProject() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useMutation(
    trpc.project.update.mutationOptions({
      onSuccess: (project) => {
        queryClient.setQueryData(trpc.project.get.queryKey({ projectSlug: project.slug }), project);
        return queryClient.invalidateQueries({ queryKey: trpc.project.list.queryKey() });
      },
    }),
  );
}
