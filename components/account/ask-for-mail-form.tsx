"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { requestResetInputSchema } from "@/core/account/link";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useHydrated } from "./use-hydrated";

type AskForMailFormProps = {
  submitLabel: string;
  /** Said afterwards, whether the address has an account or not. */
  sentTitle: string;
  sentText: (email: string) => string;
  ask: (email: string) => Promise<unknown>;
};

/** Asks for a mail with a link; the answer is the same for every address. */
export function AskForMailForm({ submitLabel, sentTitle, sentText, ask }: AskForMailFormProps) {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  const form = useForm({ resolver: zodResolver(requestResetInputSchema), defaultValues: { email: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await ask(email);
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  if (isSubmitSuccessful && Object.keys(errors).length === 0) {
    return (
      <Alert tone="ok" title={sentTitle} live>
        {sentText(form.getValues("email").trim())}
      </Alert>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <Field label={t("fields.email")} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register("email")} />
      </Field>
      <Button type="submit" variant="primary" size="large" disabled={!isHydrated} pending={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
