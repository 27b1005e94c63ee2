"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toastDone } from "@/components/ui/toast";
import { type ProjectDetail, projectNameSchema } from "@/core/project/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { remotesFromText } from "./remotes-text";
import { useUpdateProject } from "./use-update-project";

const daysSchema = z.coerce
  .number<string>("Enter a number of days.")
  .int("Enter whole days.")
  .min(1, "Keep them for at least a day.")
  .max(3650, "Keep them for at most ten years.");
const formSchema = z.object({
  name: projectNameSchema,
  retentionDays: daysSchema,
  contentRetentionDays: daysSchema,
  remotes: z.string().max(6_000),
});

export function ProjectForm({ project, disabled }: { project: ProjectDetail; disabled: boolean }) {
  const t = useTranslations("project");
  const update = useUpdateProject();
  const form = useForm({
    resolver: zodResolver(formSchema),
    values: {
      name: project.name,
      retentionDays: String(project.retentionDays),
      contentRetentionDays: String(project.contentRetentionDays),
      remotes: project.remotes.join("\n"),
    },
    disabled,
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ remotes, ...fields }) => {
    const { name, retentionDays, contentRetentionDays } = project;
    const before = { name, retentionDays, contentRetentionDays, remotes: project.remotes };
    const save = (change: typeof before) => update.mutateAsync({ projectSlug: project.slug, ...change });
    try {
      await save({ ...fields, remotes: remotesFromText(remotes) });
      toastDone(t("settings.saved"), { undo: { label: t("undo"), onUndo: () => void save(before) } });
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
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <Field
        label={t("fields.remotes")}
        description={t("fields.remotesHelp")}
        error={errors.remotes?.message}
      >
        <Textarea rows={3} spellCheck={false} className="font-mono" {...form.register("remotes")} />
      </Field>
      <Field
        label={t("fields.retention")}
        description={t("fields.retentionHelp")}
        error={errors.retentionDays?.message}
      >
        <Input inputMode="numeric" className="max-w-32" {...form.register("retentionDays")} />
      </Field>
      <Field
        label={t("fields.contentRetention")}
        description={t("fields.contentRetentionHelp")}
        error={errors.contentRetentionDays?.message}
      >
        <Input inputMode="numeric" className="max-w-32" {...form.register("contentRetentionDays")} />
      </Field>
      {disabled ? null : (
        <div>
          <Button type="submit" variant="primary" disabled={!isDirty} pending={isSubmitting}>
            {t("settings.save")}
          </Button>
        </div>
      )}
    </form>
  );
}
