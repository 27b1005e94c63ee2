"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Code } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import type { SignInProvider } from "@/core/instance/schema";

/** Each provider with what its own settings ask for, or with what is missing here. */
export function ProviderList({ providers }: { providers: readonly SignInProvider[] }) {
  const t = useTranslations("admin.signIn");
  return (
    <ul className="divide-y">
      {providers.map(({ id, name, configured, callbackUrl, missing }) => (
        <li key={id} className="flex flex-col gap-1 py-3 first:pt-0">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{name}</span>
            <Badge tone={configured ? "ok" : "neutral"} icon={configured ? CircleCheck : CircleDashed}>
              {t(configured ? "on" : "off")}
            </Badge>
          </span>
          {configured ? null : (
            <span className="text-ink-muted text-sm">{t("missing", { list: missing.join(", ") })}</span>
          )}
          {callbackUrl === null ? null : (
            <span className="flex flex-wrap items-center gap-1 text-sm">
              <span className="text-ink-muted">{t("callback")}</span>
              <Code>{callbackUrl}</Code>
              <CopyButton text={callbackUrl} aria-label={t("copyCallback", { name })} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
