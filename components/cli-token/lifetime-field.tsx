"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TOKEN_LIFETIMES } from "@/core/cli-token/schema";

type Lifetime = (typeof TOKEN_LIFETIMES)[number] | null;
type LifetimeFieldProps = { value: Lifetime; onChange: (value: Lifetime) => void };

/** How long a token lives, with a warning for the one that never ends. */
export function LifetimeField({ value, onChange }: LifetimeFieldProps) {
  const t = useTranslations("tokens.create");
  return (
    <>
      <Field label={t("lifetime")}>
        <Select
          value={value === null ? "none" : String(value)}
          onValueChange={(choice) =>
            onChange(TOKEN_LIFETIMES.find((days) => String(days) === choice) ?? null)
          }
          options={[
            ...TOKEN_LIFETIMES.map((days) => ({ value: String(days), label: t("days", { days }) })),
            { value: "none", label: t("endless") },
          ]}
        />
      </Field>
      {value === null ? <Alert tone="warn">{t("endlessWarning")}</Alert> : null}
    </>
  );
}
