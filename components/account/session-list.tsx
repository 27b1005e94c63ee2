"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Panel } from "@/components/ui/panel";
import { toastDone, toastError } from "@/components/ui/toast";
import type { BrowserSession } from "@/core/account/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { browserName } from "./browser-name";

/** Where the person is signed in, and the way out of one or of all. */
export function SessionList({ sessions }: { sessions: readonly BrowserSession[] }) {
  const t = useTranslations("account.sessions");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const onError = (error: unknown) =>
    toastError(t("failed"), { description: readCallFailure(error).message });
  const revoke = useMutation(
    trpc.account.revokeSession.mutationOptions({
      onSuccess: () => toastDone(t("ended")),
      onError,
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.account.sessions.queryKey() }),
    }),
  );
  const everywhere = useMutation(
    trpc.account.signOutEverywhere.mutationOptions({
      onSuccess: () => window.location.assign("/sign-in"),
      onError,
    }),
  );
  return (
    <Panel
      title={t("title")}
      actions={
        <Button size="small" onClick={() => setAsking(true)}>
          {t("everywhere")}
        </Button>
      }
    >
      <ul className="divide-y">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2">
                {browserName(session.userAgent) ?? t("unknownBrowser")}
                {session.isCurrent ? <Badge>{t("current")}</Badge> : null}
              </span>
              <span className="block text-ink-muted text-sm">
                {t(`methods.${methodOf(session.method)}`)} ·{" "}
                <span className="font-mono">{session.address}</span> · {t("seen")}{" "}
                <RelativeTime value={session.lastSeenAt} />
              </span>
            </span>
            {session.isCurrent ? null : (
              <Button
                size="small"
                pending={revoke.isPending && revoke.variables.sessionId === session.id}
                onClick={() => revoke.mutate({ sessionId: session.id })}
              >
                {t("end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("everywhereTitle")}
        confirmLabel={t("everywhere")}
        pending={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
      >
        {t("everywhereConfirm", { count: sessions.length })}
      </ConfirmDialog>
    </Panel>
  );
}

const METHODS = ["password", "email", "github", "google", "oidc"] as const;

/** Sessions may be older than what this version knows of. */
function methodOf(method: string): (typeof METHODS)[number] {
  return METHODS.find((known) => known === method) ?? "password";
}
