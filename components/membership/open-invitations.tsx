"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorState } from "@/components/common/error-state/error-state";
import { RelativeTime } from "@/components/common/relative-time";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Panel } from "@/components/ui/panel";
import { toastDone, toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { InvitationLink, type MadeInvitation } from "./invitation-link";

export function OpenInvitations({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("members");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const invitations = useQuery(trpc.invitation.list.queryOptions({ projectSlug }));
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const onError = (error: unknown) =>
    toastError(t("invitations.failed"), { description: readCallFailure(error).message });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: trpc.invitation.pathKey() });
  const revoke = useMutation(
    trpc.invitation.revoke.mutationOptions({
      onSuccess: () => toastDone(t("invitations.revoked")),
      onError,
      onSettled,
    }),
  );
  const replace = useMutation(
    trpc.invitation.replace.mutationOptions({ onSuccess: setMade, onError, onSettled }),
  );
  if (invitations.isError) {
    return <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />;
  }
  if (!invitations.data?.length) return null;
  return (
    <Panel title={t("invitations.title")}>
      <ul className="divide-y">
        {invitations.data.map(({ id, email, role, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="break-words font-medium">{email ?? t("invitations.open")}</span>
              <span className="block text-ink-muted text-sm">
                {t("invitations.detail", { role: t(`roles.${role}.label`), invitedBy })}{" "}
                <RelativeTime value={expiresAt} />
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                size="small"
                aria-label={t("invitations.replaceNamed", { email: email ?? t("invitations.open") })}
                pending={replace.isPending && replace.variables.invitationId === id}
                onClick={() => replace.mutate({ projectSlug, invitationId: id })}
              >
                {t("invitations.replace")}
              </Button>
              <Button
                size="small"
                aria-label={t("invitations.revokeNamed", { email: email ?? t("invitations.open") })}
                pending={revoke.isPending && revoke.variables.invitationId === id}
                onClick={() => revoke.mutate({ projectSlug, invitationId: id })}
              >
                {t("invitations.revoke")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={made !== null}
        onOpenChange={(open) => (open ? null : setMade(null))}
        title={t(made?.mailed ? "invite.mailedTitle" : "invite.doneTitle")}
        footer={<DialogClose render={<Button variant="primary">{t("invite.close")}</Button>} />}
      >
        {made ? <InvitationLink made={made} /> : null}
      </Dialog>
    </Panel>
  );
}
