"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { createInvitationInputSchema } from "@/core/invitation/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";

const INVITABLE = ["admin", "editor", "member", "viewer"] as const;

/** Invites an address; the link is shown once, to be handed over by whatever way people use. */
export function InviteDialog({ projectSlug }: { projectSlug: string }) {
  const t = useTranslations("members.invite");
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<{ email: string; url: string } | null>(null);
  const formId = useId();

  function change(next: boolean) {
    setOpen(next);
    if (!next) setLink(null);
  }

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
      title={link ? t("doneTitle") : t("open")}
      description={link ? t("done", { email: link.email }) : t("description")}
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
      {link ? (
        <CodeBlock label={t("link")} action={<CopyButton text={link.url} label={t("copy")} />}>
          {link.url}
        </CodeBlock>
      ) : (
        <InviteForm id={formId} projectSlug={projectSlug} onInvited={setLink} />
      )}
    </Dialog>
  );
}

type InviteFormProps = {
  id: string;
  projectSlug: string;
  onInvited: (link: { email: string; url: string }) => void;
};

function InviteForm({ id, projectSlug, onInvited }: InviteFormProps) {
  const t = useTranslations("members");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(trpc.invitation.create.mutationOptions());
  const form = useForm({
    resolver: zodResolver(createInvitationInputSchema),
    defaultValues: { email: "", role: "member" },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (invitation) => {
    try {
      const created = await create.mutateAsync({ projectSlug, ...invitation });
      onInvited(created);
      await queryClient.invalidateQueries({ queryKey: trpc.invitation.pathKey() });
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
      <Field label={t("invite.email")} description={t("invite.emailHelp")} error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Field label={t("columns.role")}>
            <Select
              value={field.value ?? "member"}
              onValueChange={field.onChange}
              options={INVITABLE.map((role) => ({
                value: role,
                label: t(`roles.${role}.label`),
                description: t(`roles.${role}.help`),
              }))}
            />
          </Field>
        )}
      />
    </form>
  );
}
