"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { toastDone, toastError } from "@/components/ui/toast";
import type { LinkedIdentity, ProviderId, SignInOptions } from "@/core/account/identity";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import { goToProvider, requestLink } from "./request-sign-in";

/** Providers by which the person can sign in, beside or instead of a password. */
export function SignInWays({ options }: { options: SignInOptions }) {
  const t = useTranslations("account.ways");
  const trpc = useTRPC();
  const ways = useQuery(trpc.account.signInWays.queryOptions());
  const [linking, setLinking] = useState<ProviderId | null>(null);
  const [mustConfirm, setMustConfirm] = useState<ProviderId | null>(null);
  const identities = ways.data?.identities ?? [];
  const nameOf = (id: ProviderId) => options.providers.find((provider) => provider.id === id)?.name ?? id;
  const addable = options.providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  if (!ways.data || (identities.length === 0 && addable.length === 0)) return null;

  async function link(id: ProviderId) {
    setLinking(id);
    const answer = await requestLink(id);
    if (answer === "stale") setMustConfirm(id);
    if (answer === "ok" && (await goToProvider(id, { callbackUrl: "/account" }))) return;
    if (answer !== "stale") toastError(t("linkFailed", { provider: nameOf(id) }));
    setLinking(null);
  }

  return (
    <Panel title={<span id="ways">{t("title")}</span>}>
      <p className="measure mb-2 text-ink-muted text-sm">{t("description")}</p>
      <ul className="divide-y">
        {identities.map((identity) => (
          <Identity key={identity.id} identity={identity} name={nameOf(identity.provider)} />
        ))}
        {addable.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>
              {name} <span className="text-ink-muted text-sm">{t("notLinked")}</span>
            </span>
            <Button size="small" pending={linking === id} onClick={() => void link(id)}>
              {t("link", { provider: name })}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmIdentityDialog
        open={mustConfirm !== null}
        onOpenChange={(open) => (open ? null : setMustConfirm(null))}
        reason={t("confirmReason")}
        onConfirmed={() => (mustConfirm ? void link(mustConfirm) : undefined)}
      />
    </Panel>
  );
}

function Identity({ identity, name }: { identity: LinkedIdentity; name: string }) {
  const t = useTranslations("account.ways");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const unlink = useMutation(
    trpc.account.unlinkIdentity.mutationOptions({
      onSuccess: () => toastDone(t("unlinked", { provider: name })),
      onError: (error) => toastError(t("unlinkFailed"), { description: readCallFailure(error).message }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.account.signInWays.queryKey() }),
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0">
        {name}
        <span className="block truncate text-ink-muted text-sm">
          {identity.email} · {t("linked")} <RelativeTime value={identity.createdAt} />
        </span>
      </span>
      <Button
        size="small"
        pending={unlink.isPending}
        aria-label={t("unlinkName", { provider: name })}
        onClick={() => unlink.mutate({ identityId: identity.id })}
      >
        {t("unlink")}
      </Button>
    </li>
  );
}
