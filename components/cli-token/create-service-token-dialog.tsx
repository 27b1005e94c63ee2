"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type CreatedToken, createServiceTokenInputSchema } from "@/core/cli-token/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { LifetimeField } from "./lifetime-field";

type CreateServiceTokenDialogProps = { projectSlug: string; onCreated: (created: CreatedToken) => void };

/** Name and end; what it may do is fixed. */
export function CreateServiceTokenDialog({ projectSlug, onCreated }: CreateServiceTokenDialogProps) {
  const t = useTranslations("tokens");
  const [open, setOpen] = useState(false);
  const formId = useId();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(trpc.cliToken.createService.mutationOptions());
  const form = useForm({
    resolver: zodResolver(createServiceTokenInputSchema),
    defaultValues: { name: "", lifetimeDays: 90 },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (wish) => {
    try {
      const created = await create.mutateAsync({ projectSlug, ...wish });
      await queryClient.invalidateQueries({ queryKey: trpc.cliToken.pathKey() });
      setOpen(false);
      form.reset();
      onCreated(created);
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{t("service.create")}</Button>}
      title={t("service.create")}
      description={t("service.createHelp")}
      footer={
        <>
          <DialogClose render={<Button>{t("create.cancel")}</Button>} />
          <Button type="submit" form={formId} variant="primary" pending={create.isPending}>
            {t("create.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {errors.root ? (
          <Alert tone="mark" live>
            {errors.root.message}
          </Alert>
        ) : null}
        <Field label={t("create.name")} error={errors.name?.message}>
          <Input autoComplete="off" placeholder={t("service.placeholder")} {...form.register("name")} />
        </Field>
        <Controller
          control={form.control}
          name="lifetimeDays"
          render={({ field }) => <LifetimeField value={field.value} onChange={field.onChange} />}
        />
      </form>
    </Dialog>
  );
}
