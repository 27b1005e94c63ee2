"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type CreatedToken, createTokenInputSchema } from "@/core/cli-token/schema";
import { HOOK_SCOPES } from "@/core/permission/permissions";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { LifetimeField } from "./lifetime-field";
import { ScopeFields } from "./scope-fields";

type CreateTokenDialogProps = { projectSlug: string; onCreated: (created: CreatedToken) => void };

export function CreateTokenDialog({ projectSlug, onCreated }: CreateTokenDialogProps) {
  const t = useTranslations("tokens.create");
  const [open, setOpen] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary">
          <KeyRound aria-hidden="true" />
          {t("open")}
        </Button>
      }
      title={t("open")}
      description={t("description")}
      footer={
        <>
          <DialogClose render={<Button>{t("cancel")}</Button>} />
          <Button type="submit" form={formId} variant="primary">
            {t("submit")}
          </Button>
        </>
      }
    >
      <CreateTokenForm
        id={formId}
        projectSlug={projectSlug}
        onCreated={(created) => {
          setOpen(false);
          onCreated(created);
        }}
      />
    </Dialog>
  );
}

function CreateTokenForm({ id, projectSlug, onCreated }: CreateTokenDialogProps & { id: string }) {
  const t = useTranslations("tokens.create");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(trpc.cliToken.create.mutationOptions());
  const form = useForm({
    resolver: zodResolver(createTokenInputSchema),
    defaultValues: { name: "", lifetimeDays: 90, projectSlug, scopes: [...HOOK_SCOPES] },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (wish) => {
    try {
      const created = await create.mutateAsync(wish);
      await queryClient.invalidateQueries({ queryKey: trpc.cliToken.pathKey() });
      onCreated(created);
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <Field label={t("name")} description={t("nameHelp")} error={errors.name?.message}>
        <Input autoComplete="off" placeholder={t("namePlaceholder")} {...form.register("name")} />
      </Field>
      <Controller
        control={form.control}
        name="projectSlug"
        render={({ field }) => (
          <Field label={t("project")} error={errors.projectSlug?.message}>
            <Select
              value={field.value === null ? "all" : "one"}
              onValueChange={(choice) => field.onChange(choice === "all" ? null : projectSlug)}
              options={[
                { value: "one", label: t("onlyThis") },
                { value: "all", label: t("allProjects") },
              ]}
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="lifetimeDays"
        render={({ field }) => <LifetimeField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => <ScopeFields selected={field.value} onChange={field.onChange} />}
      />
      {errors.scopes ? <Alert tone="mark">{t("noScope")}</Alert> : null}
    </form>
  );
}
