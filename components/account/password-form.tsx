"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toastDone } from "@/components/ui/toast";
import { changePasswordInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { NewPasswordField } from "./new-password-field";

/** @param email tells password managers whose password it is */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("account.password");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const change = useMutation(trpc.account.changePassword.mutationOptions());
  const form = useForm({
    resolver: zodResolver(changePasswordInputSchema),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (passwords) => {
    try {
      const { revoked } = await change.mutateAsync(passwords);
      form.reset();
      toastDone(t("changed", { count: revoked }));
      await queryClient.invalidateQueries({ queryKey: trpc.account.sessions.queryKey() });
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("current")} error={errors.currentPassword?.message}>
        <Input type="password" autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
      <NewPasswordField
        label={t("new")}
        error={errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <div>
        <Button type="submit" pending={isSubmitting}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
