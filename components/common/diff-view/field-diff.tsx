"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextDiff } from "./text-diff";

export type DiffField = {
  /** Stable name, for instance `applicability.paths`. */
  key: string;
  /** In plain words: “Where it counts”. */
  label: string;
  /** Text is compared word by word; anything else is shown as it was and as it is. Null: not set. */
  before: ReactNode;
  after: ReactNode;
  /** Needed when before and after are not plain text. */
  changed?: boolean;
};

type FieldDiffProps = { fields: readonly DiffField[]; beforeLabel?: string; afterLabel?: string };

/** So few unchanged fields mostly say whom or what it is about: they are not folded away. */
const FEW = 2;

/** A structured comparison, field by field, in words; many unchanged fields are folded away. */
export function FieldDiff({ fields, beforeLabel, afterLabel }: FieldDiffProps) {
  const t = useTranslations("diff");
  const [showAll, setShowAll] = useState(false);
  const changed = fields.filter(isChanged);
  const unchanged = fields.length - changed.length;
  const folds = unchanged > FEW;
  const shown = showAll || !folds ? fields : changed;

  return (
    <div>
      {changed.length === 0 ? <p className="text-ink-muted">{t("same")}</p> : null}
      {shown.length > 0 ? (
        <dl className="divide-y border-y">
          {shown.map((field) => (
            <div key={field.key} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-muted text-sm sm:leading-5">{field.label}</dt>
              <dd className="min-w-0">
                <FieldChange field={field} beforeLabel={beforeLabel} afterLabel={afterLabel} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {folds ? (
        <Button variant="quiet" size="small" className="mt-2 -ml-2" onClick={() => setShowAll(!showAll)}>
          {showAll ? t("hideUnchanged") : t("showUnchanged", { count: unchanged })}
        </Button>
      ) : null}
    </div>
  );
}

function FieldChange({
  field,
  beforeLabel,
  afterLabel,
}: {
  field: DiffField;
  beforeLabel?: string;
  afterLabel?: string;
}) {
  const t = useTranslations("diff");
  if (!isChanged(field)) return field.after ?? <span className="text-ink-muted">{t("notSet")}</span>;
  if (typeof field.before === "string" && typeof field.after === "string") {
    return <TextDiff before={field.before} after={field.after} />;
  }
  return (
    <div className="flex flex-col gap-1">
      <del className="text-ink-muted decoration-2 decoration-mark">
        <span className="sr-only">{beforeLabel ?? t("before")}: </span>
        {field.before ?? t("notSet")}
      </del>
      <ins className="no-underline">
        <span className="sr-only">{afterLabel ?? t("after")}: </span>
        <span className="bg-hover font-medium">{field.after ?? t("notSet")}</span>
      </ins>
    </div>
  );
}

function isChanged(field: DiffField): boolean {
  return field.changed ?? field.before !== field.after;
}
