"use client";

import { useTranslations } from "next-intl";
import { FieldDiff } from "@/components/common/diff-view/field-diff";
import { Select } from "@/components/ui/select";
import type { RuleVersionView } from "@/core/rule/output";
import { useVersionDiff } from "./use-version-diff";

type VersionComparisonProps = {
  /** Newest first, at least two. */
  versions: readonly RuleVersionView[];
  /** Null: the newest with the one before. */
  from: number | null;
  to: number | null;
  onChange: (compared: { from: number; to: number }) => void;
};

/** Two versions, chosen freely, field by field. */
export function VersionComparison({ versions, from, to, onChange }: VersionComparisonProps) {
  const t = useTranslations("rule.versions");
  const after = versions.find(({ version }) => version === to) ?? versions[0];
  const before = versions.find(({ version }) => version === from) ?? versions[1];
  if (!after || !before) return null;
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: t("version", { version }),
  }));
  return (
    <section aria-label={t("compare")}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="text-ink-muted">{t("compare")}</span>
        <Select
          aria-label={t("from")}
          size="small"
          className="w-36"
          value={String(before.version)}
          onValueChange={(next) => onChange({ from: Number(next), to: after.version })}
          options={options}
        />
        <span className="text-ink-muted">{t("with")}</span>
        <Select
          aria-label={t("to")}
          size="small"
          className="w-36"
          value={String(after.version)}
          onValueChange={(next) => onChange({ from: before.version, to: Number(next) })}
          options={options}
        />
      </div>
      <Comparison before={before} after={after} />
    </section>
  );
}

function Comparison({ before, after }: { before: RuleVersionView; after: RuleVersionView }) {
  const t = useTranslations("rule.versions");
  const fields = useVersionDiff(before.content, after.content);
  return (
    <FieldDiff
      fields={fields}
      beforeLabel={t("version", { version: before.version })}
      afterLabel={t("version", { version: after.version })}
    />
  );
}
