"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { needsRecentSignIn } from "@/components/account/needs-recent-sign-in";
import { toastDone, toastError } from "@/components/ui/toast";
import type { HandedLink, UserItem } from "@/core/user/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** What an instance admin does to an account; what gives power over it may first ask who they are. */
export function useUserChanges() {
  const t = useTranslations("admin.users");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [link, setLink] = useState<{ user: UserItem; link: HandedLink } | null>(null);
  /** What waits until the admin has confirmed who they are; the dialog closes before it says so. */
  const [waiting, setWaiting] = useState<{ go: () => void; isAsked: boolean } | null>(null);

  const onSuccess = () => queryClient.invalidateQueries({ queryKey: trpc.user.pathKey() });
  const fail = (error: unknown) => toastError(t("failed"), { description: readCallFailure(error).message });
  const disabling = useMutation(trpc.user.disable.mutationOptions({ onSuccess }));
  const enabling = useMutation(trpc.user.enable.mutationOptions({ onSuccess, onError: fail }));
  const signingOut = useMutation(trpc.user.revokeSessions.mutationOptions({ onSuccess, onError: fail }));
  const setting = useMutation(trpc.user.setAdmin.mutationOptions({ onSuccess }));
  const resetting = useMutation(trpc.user.sendReset.mutationOptions({ onSuccess }));

  /** Asks who it is when the last sign-in is too long ago, then goes on. */
  const confirmed = (go: () => void) => ({
    onError: (error: unknown) => (needsRecentSignIn(error) ? setWaiting({ go, isAsked: true }) : fail(error)),
  });

  function disable({ id: userId, name }: UserItem) {
    const go = () =>
      disabling.mutate(
        { userId },
        {
          ...confirmed(go),
          onSuccess: ({ endedSessions }) =>
            toastDone(t("disabled", { name, count: endedSessions }), {
              undo: { label: t("undo"), onUndo: () => enabling.mutate({ userId }) },
            }),
        },
      );
    go();
  }

  function enable({ id: userId, name }: UserItem) {
    enabling.mutate(
      { userId },
      {
        onSuccess: () =>
          toastDone(t("enabled", { name }), {
            undo: { label: t("undo"), onUndo: () => disabling.mutate({ userId }, { onError: fail }) },
          }),
      },
    );
  }

  function signOut({ id: userId, name }: UserItem) {
    signingOut.mutate(
      { userId },
      { onSuccess: ({ endedSessions }) => toastDone(t("signedOut", { name, count: endedSessions })) },
    );
  }

  function setAdmin({ id: userId, name }: UserItem, isInstanceAdmin: boolean) {
    const set = (wanted: boolean, onDone: () => void) => {
      const go = () =>
        setting.mutate({ userId, isInstanceAdmin: wanted }, { ...confirmed(go), onSuccess: onDone });
      go();
    };
    set(isInstanceAdmin, () =>
      toastDone(t(isInstanceAdmin ? "madeAdmin" : "endedAdmin", { name }), {
        undo: { label: t("undo"), onUndo: () => set(!isInstanceAdmin, () => {}) },
      }),
    );
  }

  function sendReset(user: UserItem) {
    const go = () =>
      resetting.mutate(
        { userId: user.id },
        { ...confirmed(go), onSuccess: (made) => setLink({ user, link: made }) },
      );
    go();
  }

  function confirm() {
    const go = waiting?.go;
    setWaiting(null);
    go?.();
  }

  return {
    disable,
    enable,
    signOut,
    setAdmin,
    sendReset,
    link,
    closeLink: () => setLink(null),
    isAsked: waiting?.isAsked ?? false,
    confirm,
    refuse: () => setWaiting((last) => last && { ...last, isAsked: false }),
  };
}
