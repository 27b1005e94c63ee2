"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { projectNameSchema, slugFromName, slugSchema } from "@/core/project/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { remotesFromText } from "./remotes-text";

const formSchema = z.object({
  name: projectNameSchema,
  slug: z.union([z.literal(""), slugSchema]),
  remotes: z.string().max(6_000),
});

export function NewProjectForm({ onCreated }: { onCreated: (slug: string) => void }) {
  const t = useTranslations("project");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(trpc.project.create.mutationOptions());
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: "", slug: "", remotes: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const suggested = slugFromName(form.watch("name"));

  const submit = form.handleSubmit(async ({ name, slug, remotes }) => {
    try {
      const wish = { name, remotes: remotesFromText(remotes), ...(slug && { slug }) };
      const project = await create.mutateAsync(wish);
      await queryClient.invalidateQueries({ queryKey: trpc.project.list.queryKey() });
      onCreated(project.slug);
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
      <Field label={t("fields.name")} error={errors.name?.message}>
        <Input autoComplete="off" placeholder={t("new.namePlaceholder")} {...form.register("name")} />
      </Field>
      <Field
        label={t("fields.slug")}
        hint={t("optional")}
        description={t("new.slugHelp", { slug: suggested || "…" })}
        error={errors.slug?.message}
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          placeholder={suggested}
          {...form.register("slug")}
        />
      </Field>
      <Field
        label={t("fields.remotes")}
        hint={t("optional")}
        description={t("fields.remotesHelp")}
        error={errors.remotes?.message}
      >
        <Textarea
          rows={2}
          spellCheck={false}
          className="font-mono"
          placeholder="github.com/acme/shop"
          {...form.register("remotes")}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {t("new.submit")}
        </Button>
      </div>
    </form>
  );
}
