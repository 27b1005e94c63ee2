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
import { updateAccountInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";

export function ProfileForm({ user }: { user: { name: string } }) {
  const t = useTranslations("account.profile");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const update = useMutation(
    trpc.account.update.mutationOptions({
      onSuccess: (me) => queryClient.setQueryData(trpc.account.me.queryKey(), me),
    }),
  );
  const form = useForm({
    resolver: zodResolver(updateAccountInputSchema),
    defaultValues: { name: user.name },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await update.mutateAsync({ name });
      const undo = { label: t("undo"), onUndo: () => update.mutate({ name: user.name }) };
      toastDone(t("saved", { name }), { undo });
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
      <Field label={t("name")} description={t("nameHelp")} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={!isDirty} pending={isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
