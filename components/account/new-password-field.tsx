"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MIN_PASSWORD_LENGTH } from "@/core/account/schema";

type NewPasswordFieldProps = Omit<ComponentProps<typeof Input>, "type"> & { label?: string; error?: string };

/** A password to be chosen; it can be looked at instead of typed twice. */
export function NewPasswordField({ label, error, ...input }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Field
        label={label ?? t("fields.password")}
        description={t("fields.passwordHelp", { count: MIN_PASSWORD_LENGTH })}
        error={error}
      >
        <Input
          type={visible ? "text" : "password"}
          autoComplete="new-password"
          className="pr-10"
          {...input}
        />
      </Field>
      <Button
        variant="quiet"
        size="icon-small"
        aria-label={t(visible ? "fields.hidePassword" : "fields.showPassword")}
        className="absolute top-7 right-1"
        onClick={() => setVisible(!visible)}
      >
        <Icon aria-hidden="true" />
      </Button>
    </div>
  );
}
