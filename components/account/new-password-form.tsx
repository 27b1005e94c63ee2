"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { setPasswordInputSchema } from "@/core/account/link";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { NewPasswordField } from "./new-password-field";
import { useHydrated } from "./use-hydrated";

type NewPasswordFormProps = {
  submitLabel: string;
  label?: string;
  size?: "medium" | "large";
  save: (password: string) => Promise<unknown>;
};

/** Chooses a password, without asking for an old one. */
export function NewPasswordForm({ submitLabel, label, size = "medium", save }: NewPasswordFormProps) {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  const form = useForm({ resolver: zodResolver(setPasswordInputSchema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await save(password);
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
      <NewPasswordField
        label={label ?? t("fields.newPassword")}
        error={errors.password?.message}
        {...form.register("password")}
      />
      <div className={size === "large" ? "grid" : undefined}>
        <Button type="submit" variant="primary" size={size} disabled={!isHydrated} pending={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
