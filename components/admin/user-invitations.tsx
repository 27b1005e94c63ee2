"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { RelativeTime } from "@/components/common/relative-time";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { toastDone, toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

export function UserInvitations() {
  const t = useTranslations("admin.users.invitations");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const invitations = useQuery(trpc.user.invitations.queryOptions());
  const revoke = useMutation(
    trpc.user.revokeInvitation.mutationOptions({
      onSuccess: () => toastDone(t("revoked")),
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.user.invitations.queryKey() }),
    }),
  );
  if (invitations.isError) {
    return <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />;
  }
  if (!invitations.data?.length) return null;
  return (
    <Panel title={t("title")} className="mt-10">
      <ul className="divide-y">
        {invitations.data.map(({ id, email, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="break-words font-medium">{email}</span>
              <span className="block text-ink-muted text-sm">
                {t("detail", { invitedBy })} <RelativeTime value={expiresAt} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={t("revokeNamed", { email })}
              pending={revoke.isPending && revoke.variables.invitationId === id}
              onClick={() => revoke.mutate({ invitationId: id })}
            >
              {t("revoke")}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
