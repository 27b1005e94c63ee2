"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { claimSetupInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { NewPasswordField } from "./new-password-field";
import { requestSignIn } from "./request-sign-in";
import { useHydrated } from "./use-hydrated";
import { useSetupCode } from "./use-setup-code";

/** The code comes with the link; it is typed only when the link was cut. */
const formSchema = claimSetupInputSchema.extend({ code: z.string().max(200) });

/** @param onDone the admin exists; whether this browser is signed in as them, too */
export function SetupForm({ onDone }: { onDone: (signedIn: boolean) => void }) {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  const trpc = useTRPC();
  const linkCode = useSetupCode();
  const claim = useMutation(trpc.setup.claim.mutationOptions());
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { code: "", name: "", email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await claim.mutateAsync({ ...values, code: values.code || (linkCode ?? "") });
      onDone((await requestSignIn(values)) === "ok");
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
      {linkCode === "" || errors.code ? (
        <Field label={t("setup.code")} description={t("setup.codeHelp")} error={errors.code?.message}>
          <Input autoComplete="off" spellCheck={false} className="font-mono" {...form.register("code")} />
        </Field>
      ) : null}
      <Field label={t("fields.name")} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <Field label={t("fields.email")} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register("email")} />
      </Field>
      <NewPasswordField error={errors.password?.message} {...form.register("password")} />
      <Button type="submit" variant="primary" size="large" disabled={!isHydrated} pending={isSubmitting}>
        {t("setup.submit")}
      </Button>
    </form>
  );
}
