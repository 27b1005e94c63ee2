"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { confirmPasswordInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";

type ConfirmPersonDialogProps = { open: boolean; onConfirmed: () => void; onClose: () => void };

/** A fresh proof of who sits here, before an act that gives power over an account. */
export function ConfirmPersonDialog({ open, onConfirmed, onClose }: ConfirmPersonDialogProps) {
  const t = useTranslations("admin.users.confirm");
  const trpc = useTRPC();
  const formId = useId();
  const confirm = useMutation(trpc.account.confirmPassword.mutationOptions());
  const form = useForm({
    resolver: zodResolver(confirmPasswordInputSchema),
    defaultValues: { password: "" },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      await confirm.mutateAsync(input);
      form.reset();
      onConfirmed();
    } catch (error) {
      applyCallFailure(form, error);
    }
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? null : onClose())}
      size="small"
      title={t("title")}
      description={t("body")}
      footer={
        <>
          <DialogClose render={<Button>{t("cancel")}</Button>} />
          <Button type="submit" form={formId} variant="primary" pending={confirm.isPending}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={t("password")}
          description={t("elsewhere")}
          error={errors.password?.message ?? errors.root?.message}
        >
          <Input type="password" autoComplete="current-password" {...form.register("password")} />
        </Field>
      </form>
    </Dialog>
  );
}
