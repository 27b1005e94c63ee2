"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { CreatedToken } from "@/core/cli-token/schema";

type ShownTokenDialogProps = { created: CreatedToken | null; onClose: () => void };

/** The secret, once. The command reads it from stdin, so that it never stands in a list of processes. */
export function ShownTokenDialog({ created, onClose }: ShownTokenDialogProps) {
  const t = useTranslations("tokens.shown");
  const command = `printf %s '${created?.secret ?? ""}' | heed login --token -`;
  return (
    <Dialog
      open={created !== null}
      onOpenChange={(open) => (open ? null : onClose())}
      title={t("title", { name: created?.token.name ?? "" })}
      description={t("description")}
      footer={<DialogClose render={<Button variant="primary">{t("close")}</Button>} />}
    >
      {created ? (
        <div className="flex flex-col gap-4">
          <CodeBlock label={t("token")} action={<CopyButton text={created.secret} label={t("copy")} />}>
            {created.secret}
          </CodeBlock>
          <CodeBlock label={t("command")} action={<CopyButton text={command} label={t("copyCommand")} />}>
            {command}
          </CodeBlock>
          <Alert tone="warn">{t(created.token.kind === "service" ? "serviceWarning" : "warning")}</Alert>
        </div>
      ) : null}
    </Dialog>
  );
}
