"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmIdentityDialog } from "@/components/account/confirm-identity-dialog";
import { needsRecentSignIn } from "@/components/account/needs-recent-sign-in";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { toastDone, toastError } from "@/components/ui/toast";
import type { Member } from "@/core/membership/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

type TransferOwnershipProps = { project: { slug: string; name: string }; members: readonly Member[] };

/** Hands the project over in one step; asks who sits here when the sign-in is older than an hour. */
export function TransferOwnership({ project, members }: TransferOwnershipProps) {
  const t = useTranslations("members.transfer");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const heirs = members.filter(({ role, isYou }) => !isYou && role !== "owner");
  const [heirId, setHeirId] = useState<string | null>(null);
  const [step, setStep] = useState<"ask" | "prove" | null>(null);
  const heir = heirs.find(({ userId }) => userId === heirId);
  const transfer = useMutation(
    trpc.membership.transfer.mutationOptions({
      onSuccess: async () => {
        setStep(null);
        setHeirId(null);
        toastDone(t("done", { name: heir?.name ?? "" }));
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: trpc.membership.pathKey() }),
          queryClient.invalidateQueries({ queryKey: trpc.project.list.queryKey() }),
        ]);
      },
      onError: (error) => {
        if (needsRecentSignIn(error)) return setStep("prove");
        setStep(null);
        toastError(t("failed"), { description: readCallFailure(error).message });
      },
    }),
  );
  const give = () => heir && transfer.mutate({ projectSlug: project.slug, userId: heir.userId });
  if (heirs.length === 0) return null;
  return (
    <Panel title={t("title")}>
      <p className="measure mb-3 text-ink-muted">{t("description")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          className="w-56"
          aria-label={t("to")}
          placeholder={t("choose")}
          value={heirId}
          onValueChange={setHeirId}
          options={heirs.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
        <Button disabled={!heir} onClick={() => setStep("ask")}>
          {t("submit")}
        </Button>
      </div>
      <ConfirmDialog
        open={step === "ask"}
        onOpenChange={(open) => setStep(open ? "ask" : null)}
        title={t("confirmTitle", { name: heir?.name ?? "", project: project.name })}
        confirmLabel={t("submit")}
        pending={transfer.isPending}
        onConfirm={give}
      >
        {t("confirm")}
      </ConfirmDialog>
      <ConfirmIdentityDialog
        open={step === "prove"}
        onOpenChange={(open) => setStep(open ? "prove" : null)}
        onConfirmed={() => give()}
      />
    </Panel>
  );
}
