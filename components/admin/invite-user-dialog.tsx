"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type HandedLink, inviteUserInputSchema } from "@/core/user/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";

/** Invites an address to the instance; the link is shown once. */
export function InviteUserDialog() {
  const t = useTranslations("admin.users.invite");
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<HandedLink | null>(null);
  const formId = useId();
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) setLink(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button variant="primary">
          <UserPlus aria-hidden="true" />
          {t("open")}
        </Button>
      }
      title={link ? t(link.mailed ? "mailedTitle" : "doneTitle") : t("open")}
      description={link ? t(link.mailed ? "doneMailed" : "done", { email: link.email }) : t("description")}
      footer={
        link ? (
          <DialogClose render={<Button variant="primary">{t("close")}</Button>} />
        ) : (
          <>
            <DialogClose render={<Button>{t("cancel")}</Button>} />
            <Button type="submit" form={formId} variant="primary">
              {t("submit")}
            </Button>
          </>
        )
      }
    >
      {link ? null : <InviteForm id={formId} onInvited={setLink} />}
      {link?.url ? (
        <CodeBlock label={t("link")} action={<CopyButton text={link.url} label={t("copy")} />}>
          {link.url}
        </CodeBlock>
      ) : null}
    </Dialog>
  );
}

function InviteForm({ id, onInvited }: { id: string; onInvited: (link: HandedLink) => void }) {
  const t = useTranslations("admin.users.invite");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const invite = useMutation(trpc.user.invite.mutationOptions());
  const form = useForm({ resolver: zodResolver(inviteUserInputSchema), defaultValues: { email: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      onInvited(await invite.mutateAsync(input));
      await queryClient.invalidateQueries({ queryKey: trpc.user.pathKey() });
    } catch (error) {
      applyCallFailure(form, error);
    }
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <Field label={t("email")} description={t("emailHelp")} error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
    </form>
  );
}
