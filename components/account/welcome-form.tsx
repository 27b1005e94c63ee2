"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { acceptWelcomeInputSchema } from "@/core/account/link";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { NewPasswordField } from "./new-password-field";
import { requestSignIn } from "./request-sign-in";
import { useHydrated } from "./use-hydrated";

const formSchema = acceptWelcomeInputSchema.omit({ token: true });

/** The invited person chooses name and password; the address is the invited one. */
export function WelcomeForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  const trpc = useTRPC();
  const accept = useMutation(trpc.signIn.acceptWelcome.mutationOptions());
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { name: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await accept.mutateAsync({ ...values, token });
      const outcome = await requestSignIn({ email, password: values.password });
      window.location.replace(outcome === "ok" ? "/" : "/sign-in");
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
      <Field label={t("fields.name")} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <NewPasswordField error={errors.password?.message} {...form.register("password")} />
      <Button type="submit" variant="primary" size="large" disabled={!isHydrated} pending={isSubmitting}>
        {t("welcome.submit")}
      </Button>
    </form>
  );
}
