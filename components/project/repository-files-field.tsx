"use client";

import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/ui/option-field";
import { REPOSITORY_FILES, type RepositoryFile } from "@/core/delivery/repository-file";

type RepositoryFilesFieldProps = {
  value: readonly RepositoryFile[];
  disabled: boolean;
  onChange(files: RepositoryFile[]): void;
};

/** Which files of the repository may hold the project's rules; none until an admin chooses. */
export function RepositoryFilesField({ value, disabled, onChange }: RepositoryFilesFieldProps) {
  const t = useTranslations("project.policy.repositoryFiles");
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t("label")}</legend>
      <p className="text-ink-muted text-sm">{t("help")}</p>
      {REPOSITORY_FILES.map((file) => (
        <CheckboxField
          key={file}
          label={t(`files.${file}`)}
          checked={value.includes(file)}
          disabled={disabled}
          onCheckedChange={(checked) =>
            onChange(REPOSITORY_FILES.filter((known) => (known === file ? checked : value.includes(known))))
          }
        />
      ))}
    </fieldset>
  );
}
