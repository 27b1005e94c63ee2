"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import type { CliTokenItem, CreatedToken } from "@/core/cli-token/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

type TokenChange = {
  /** Whose service tokens; left out for the person's own. */
  serviceOf?: string;
  onRotated: (created: CreatedToken) => void;
};

/** Rotates and revokes own tokens, or a project's service tokens. */
export function useTokenChange({ serviceOf, onRotated }: TokenChange) {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const after = {
    onError: (error: unknown) =>
      toastError(t("changeFailed"), { description: readCallFailure(error).message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.cliToken.pathKey() }),
  };
  const rotated = { ...after, onSuccess: onRotated };
  const revoked = {
    ...after,
    onSuccess: ({ name }: { name: string }) => toastDone(t("revoked", { name })),
  };
  const rotateOwn = useMutation(trpc.cliToken.rotate.mutationOptions(rotated));
  const rotateService = useMutation(trpc.cliToken.rotateService.mutationOptions(rotated));
  const revokeOwn = useMutation(trpc.cliToken.revoke.mutationOptions(revoked));
  const revokeService = useMutation(trpc.cliToken.revokeService.mutationOptions(revoked));

  function rotate({ id: tokenId }: CliTokenItem) {
    if (serviceOf) rotateService.mutate({ projectSlug: serviceOf, tokenId });
    else rotateOwn.mutate({ tokenId });
  }

  function revoke({ id: tokenId }: CliTokenItem, onSettled: () => void) {
    if (serviceOf) revokeService.mutate({ projectSlug: serviceOf, tokenId }, { onSettled });
    else revokeOwn.mutate({ tokenId }, { onSettled });
  }

  return { rotate, revoke, revoking: revokeOwn.isPending || revokeService.isPending };
}
