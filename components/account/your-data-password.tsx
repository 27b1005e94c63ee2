"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { confirmPasswordInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";

/** A fresh proof of who the person is, before what cannot be undone. */
export function YourDataPassword({ onClose, onConfirmed }: { onClose: () => void; onConfirmed: () => void }) {
  const t = useTranslations("privacy.data");
  const trpc = useTRPC();
  const confirm = useMutation(trpc.account.confirmPassword.mutationOptions());
  const form = useForm({
    resolver: zodResolver(confirmPasswordInputSchema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await confirm.mutateAsync(input);
      onConfirmed();
    } catch (error) {
      applyCallFailure(form, error);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("passwordTitle")}
      description={t("passwordBody")}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {errors.root ? (
          <Alert tone="mark" live>
            {errors.root.message}
          </Alert>
        ) : null}
        <Field label={t("password")} description={t("signInAgain")} error={errors.password?.message}>
          <Input type="password" autoComplete="current-password" {...form.register("password")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {t("confirmPassword")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
