"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Code } from "@/components/ui/code";
import { DescriptionList } from "@/components/ui/description-list";
import { Panel } from "@/components/ui/panel";
import type { SignInState } from "@/core/instance/schema";
import { ProviderList } from "./provider-list";
import { TestMail } from "./test-mail";

/** Which ways in are open; all of it is set outside of the web application. */
export function SignInDoors({ state }: { state: SignInState }) {
  const t = useTranslations("admin.signIn");
  return (
    <div className="flex flex-col gap-8">
      <Panel title={t("address")}>
        <DescriptionList
          items={[
            { term: t("publicUrl"), detail: <Code>{state.publicUrl}</Code> },
            { term: t("password"), detail: t(state.passwordSignIn ? "passwordOn" : "passwordOff") },
            { term: t("registration"), detail: <Registration state={state} /> },
          ]}
        />
        {state.publicUrlConfigured ? null : (
          <Alert tone="warn" className="mt-4">
            {t("noPublicUrl")}
          </Alert>
        )}
      </Panel>
      <Panel title={t("providers")}>
        <ProviderList providers={state.providers} />
      </Panel>
      <Panel title={t("mail")}>
        <TestMail mail={state.mail} />
      </Panel>
    </div>
  );
}

function Registration({ state }: { state: SignInState }) {
  const t = useTranslations("admin.signIn");
  const domains = state.allowedDomains.join(", ");
  const organisations = state.allowedOrganisations.join(", ");
  if (domains && organisations) return t("both", { domains, organisations });
  if (domains) return t("domains", { list: domains });
  return organisations ? t("organisations", { list: organisations }) : t("closed");
}
