"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { TOKEN_SCOPES, type TokenScope } from "@/core/permission/permissions";

type ScopeFieldsProps = {
  offered?: readonly TokenScope[];
  selected: readonly TokenScope[];
  onChange: (selected: TokenScope[]) => void;
};

/** What a token may do, in words, with the name that the terminal uses. */
export function ScopeFields({ offered = TOKEN_SCOPES, selected, onChange }: ScopeFieldsProps) {
  const t = useTranslations("tokens");
  const id = useId();
  const toggle = (scope: TokenScope, checked: boolean) =>
    onChange(offered.filter((known) => (known === scope ? checked : selected.includes(known))));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{t("scopes.title")}</legend>
      {offered.map((scope) => (
        <label key={scope} htmlFor={`${id}-${scope}`} className="flex items-start gap-3">
          <Checkbox
            id={`${id}-${scope}`}
            aria-labelledby={`${id}-${scope}-label`}
            className="mt-0.5"
            checked={selected.includes(scope)}
            onCheckedChange={(checked) => toggle(scope, checked)}
          />
          <span id={`${id}-${scope}-label`}>
            {t(`scopes.${scopeKey(scope)}.label`)}{" "}
            <span className="font-mono text-ink-muted text-sm">{scope}</span>
            <span className="block text-ink-muted text-sm">{t(`scopes.${scopeKey(scope)}.help`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Keys of messages hold no colon. */
export function scopeKey(scope: TokenScope) {
  const keys = { "events:write": "eventsWrite", "rules:read": "rulesRead", "own:write": "ownWrite" } as const;
  return keys[scope];
}
