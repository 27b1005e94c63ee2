"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { toastDone, toastError } from "@/components/ui/toast";
import type { ProjectDetail } from "@/core/project/schema";
import type { Policy } from "@/core/rule/schema";
import { readCallFailure } from "@/lib/trpc/error";
import { RepositoryFilesField } from "./repository-files-field";
import { useUpdateProject } from "./use-update-project";

const VERIFIED = ["block", "remind", "observe", "propose"] as const;
const OTHER = ["remind", "observe", "propose"] as const;
const STANDING = ["when-needed", "every-prompt"] as const;

/** What may activate by itself in the shared library; each choice is saved at once and can be undone. */
export function PolicyForm({ project, disabled }: { project: ProjectDetail; disabled: boolean }) {
  const t = useTranslations("project.policy");
  const update = useUpdateProject();
  const { policy } = project;
  const switchId = useId();

  async function save(next: Policy, previous: Policy | null) {
    try {
      await update.mutateAsync({ projectSlug: project.slug, policy: next });
      toastDone(
        t("saved"),
        previous ? { undo: { label: t("undo"), onUndo: () => void save(previous, null) } } : {},
      );
    } catch (error) {
      toastError(t("failed"), { description: readCallFailure(error).message });
    }
  }
  const change = (part: Partial<Policy>) => void save({ ...policy, ...part }, policy);

  return (
    <div className="flex flex-col gap-4">
      <Field label={t("statedVerified.label")} description={t("statedVerified.help")} disabled={disabled}>
        <Select
          value={policy.statedVerified}
          onValueChange={(statedVerified) => change({ statedVerified })}
          options={VERIFIED.map((value) => ({ value, label: t(`modes.${value}`) }))}
          disabled={disabled}
        />
      </Field>
      <Field label={t("statedOther.label")} description={t("statedOther.help")} disabled={disabled}>
        <Select
          value={policy.statedOther}
          onValueChange={(statedOther) => change({ statedOther })}
          options={OTHER.map((value) => ({ value, label: t(`modes.${value}`) }))}
          disabled={disabled}
        />
      </Field>
      <Field label={t("standingBlock.label")} description={t("standingBlock.help")} disabled={disabled}>
        <Select
          value={policy.standingBlock}
          onValueChange={(standingBlock) => change({ standingBlock })}
          options={STANDING.map((value) => ({ value, label: t(`standing.${value}`) }))}
          disabled={disabled}
        />
      </Field>
      <label htmlFor={switchId} className="flex items-start gap-3">
        <Switch
          id={switchId}
          aria-labelledby={`${switchId}-label`}
          checked={policy.alsoProposeToProject}
          onCheckedChange={(alsoProposeToProject) => change({ alsoProposeToProject })}
          disabled={disabled}
        />
        <span id={`${switchId}-label`}>
          {t("alsoPropose.label")}
          <span className="block text-ink-muted text-sm">{t("alsoPropose.help")}</span>
        </span>
      </label>
      <RepositoryFilesField
        value={policy.repositoryFiles}
        disabled={disabled}
        onChange={(repositoryFiles) => change({ repositoryFiles })}
      />
    </div>
  );
}
