"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { signInInputSchema } from "@/core/account/schema";
import { requestSignIn } from "./request-sign-in";
import { useHydrated } from "./use-hydrated";

type SignInFormProps = {
  /** Fixed when an invitation names the address. */
  email?: string;
  /** Called once the cookie is set. */
  onSignedIn: () => void;
};

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  const form = useForm({
    resolver: zodResolver(signInInputSchema),
    defaultValues: { email: email ?? "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    const outcome = await requestSignIn(credentials);
    if (outcome === "ok") return onSignedIn();
    form.resetField("password");
    form.setError("root", { message: t(`signIn.outcomes.${outcome}`) });
    form.setFocus("password");
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <Field label={t("fields.email")} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          readOnly={email !== undefined}
          {...form.register("email")}
        />
      </Field>
      <Field label={t("fields.password")} error={errors.password?.message}>
        <Input type="password" autoComplete="current-password" {...form.register("password")} />
      </Field>
      <Button type="submit" variant="primary" size="large" disabled={!isHydrated} pending={isSubmitting}>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
