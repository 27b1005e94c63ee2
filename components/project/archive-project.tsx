"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Closes the project for everybody. It can be restored, so no name has to be typed. */
export function ArchiveProject({
  project,
}: {
  project: { slug: string; name: string; memberCount: number };
}) {
  const t = useTranslations("project.archive");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const archive = useMutation(
    trpc.project.archive.mutationOptions({
      onSuccess: () => {
        queryClient.clear();
        window.location.assign("/projects/new");
      },
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
    }),
  );
  return (
    <>
      <p className="measure mb-3 text-ink-muted">{t("description")}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("submit")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("confirmTitle", { name: project.name })}
        confirmLabel={t("submit")}
        pending={archive.isPending}
        onConfirm={() => archive.mutate({ projectSlug: project.slug })}
      >
        {t("confirm", { count: project.memberCount })}
      </ConfirmDialog>
    </>
  );
}
