"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { HandedLink, UserItem } from "@/core/user/schema";
import { formatDate } from "@/lib/datetime/format";

type ResetLinkDialogProps = { handed: { user: UserItem; link: HandedLink } | null; onClose: () => void };

/** The link by which a person sets a new password; shown once, or told to be on its way. */
export function ResetLinkDialog({ handed, onClose }: ResetLinkDialogProps) {
  const t = useTranslations("admin.users.reset");
  const name = handed?.user.name ?? "";
  const time = handed ? formatDate(handed.link.expiresAt, "time") : "";
  const url = handed?.link.url ?? null;
  return (
    <Dialog
      open={handed !== null}
      onOpenChange={(open) => (open ? null : onClose())}
      title={t("title", { name })}
      description={
        url === null
          ? t("mailed", { email: handed?.link.email ?? "", time, name })
          : t("handOver", { time, name })
      }
      footer={<DialogClose render={<Button variant="primary">{t("close")}</Button>} />}
    >
      {url === null ? null : (
        <CodeBlock label={t("link")} action={<CopyButton text={url} label={t("copy")} />}>
          {url}
        </CodeBlock>
      )}
    </Dialog>
  );
}
