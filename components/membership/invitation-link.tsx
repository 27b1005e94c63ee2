"use client";

import { useTranslations } from "next-intl";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";

export type MadeInvitation = { email: string | null; url: string | null; mailed: boolean };

/** The link of an invitation, the one time that it can be shown; none where its address has it by mail. */
export function InvitationLink({ made }: { made: MadeInvitation }) {
  const t = useTranslations("members.invite");
  return (
    <div className="flex flex-col gap-4">
      <p className="measure">{made.email === null ? t("doneOpen") : sentence(made.email)}</p>
      {made.url ? (
        <CodeBlock label={t("link")} action={<CopyButton text={made.url} label={t("copy")} />}>
          {made.url}
        </CodeBlock>
      ) : null}
    </div>
  );

  function sentence(email: string) {
    return made.mailed ? t("doneMailed", { email }) : t("done", { email });
  }
}
