"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { NewPasswordField } from "@/components/account/new-password-field";
import { requestSignIn } from "@/components/account/request-sign-in";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { emailSchema, newPasswordSchema, personNameSchema } from "@/core/account/schema";
import type { InvitationPreview } from "@/core/invitation/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";

const formSchema = z.object({ email: emailSchema, name: personNameSchema, password: newPasswordSchema });

/** A new account for the invited address (by an open link: one's own), and into the project with it. */
export function JoinForm({ token, preview }: { token: string; preview: InvitationPreview }) {
  const t = useTranslations("auth");
  const trpc = useTRPC();
  const accept = useMutation(trpc.invitation.accept.mutationOptions());
  const isOpen = preview.email === null;
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: preview.email ?? "", name: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email: typed, name, password }) => {
    try {
      const account = { name, password, ...(isOpen && { email: typed }) };
      const { email, projectSlug } = await accept.mutateAsync({ token, account });
      const outcome = await requestSignIn({ email, password });
      window.location.assign(outcome === "ok" ? projectPath(projectSlug) : "/sign-in");
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <Field label={t("fields.email")} error={errors.email?.message}>
        <Input type="email" autoComplete="username" readOnly={!isOpen} {...form.register("email")} />
      </Field>
      <Field label={t("fields.name")} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <NewPasswordField error={errors.password?.message} {...form.register("password")} />
      <Button type="submit" variant="primary" size="large" pending={isSubmitting}>
        {t("invite.createAndJoin")}
      </Button>
    </form>
  );
}
