"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastDone, toastError } from "@/components/ui/toast";
import type { Member } from "@/core/membership/schema";
import type { Role } from "@/core/permission/permissions";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Changes roles and removes members; a changed role can be undone from the notice. */
export function useMembershipChange(projectSlug: string) {
  const t = useTranslations("members");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: trpc.membership.pathKey() }),
      queryClient.invalidateQueries({ queryKey: trpc.project.list.queryKey() }),
    ]);
  const fail = (error: unknown) =>
    toastError(t("changeFailed"), { description: readCallFailure(error).message });
  const role = useMutation(trpc.membership.setRole.mutationOptions({ onSuccess: renew, onError: fail }));
  const removal = useMutation(trpc.membership.remove.mutationOptions({ onSuccess: renew, onError: fail }));

  function setRole(member: Member, next: Role) {
    const set = (wanted: Role, onDone: () => void) =>
      role.mutate({ projectSlug, userId: member.userId, role: wanted }, { onSuccess: onDone });
    set(next, () =>
      toastDone(t("roleChanged", { name: member.name, role: t(`roles.${next}.label`) }), {
        undo: { label: t("undo"), onUndo: () => set(member.role, () => {}) },
      }),
    );
  }

  function remove(member: Member, onDone: () => void) {
    removal.mutate(
      { projectSlug, userId: member.userId },
      {
        onSuccess: ({ revokedTokens }) => {
          toastDone(t("removed", { name: member.name, count: revokedTokens }));
          onDone();
        },
      },
    );
  }

  return { setRole, remove, removing: removal.isPending };
}
