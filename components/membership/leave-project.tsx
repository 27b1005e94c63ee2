"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Panel } from "@/components/ui/panel";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

export function LeaveProject({ project }: { project: { slug: string; name: string } }) {
  const t = useTranslations("members.leave");
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const leave = useMutation(
    trpc.membership.leave.mutationOptions({
      // A full load: what was cached of the project goes.
      onSuccess: () => window.location.assign("/"),
      onError: (error) => {
        setAsking(false);
        toastError(t("failed"), { description: readCallFailure(error).message });
      },
    }),
  );
  return (
    <Panel title={t("title")}>
      <p className="measure mb-3 text-ink-muted">{t("description")}</p>
      <Button onClick={() => setAsking(true)}>{t("submit")}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("confirmTitle", { name: project.name })}
        confirmLabel={t("submit")}
        pending={leave.isPending}
        onConfirm={() => leave.mutate({ projectSlug: project.slug })}
      >
        {t("confirm")}
      </ConfirmDialog>
    </Panel>
  );
}
