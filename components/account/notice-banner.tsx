"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { AccountNoticeItem } from "@/core/account/notice";
import { useTRPC } from "@/lib/trpc/client";

/** Lines about the person's own account, on every page until they close them. */
export function NoticeBanner() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const key = trpc.account.notices.queryKey();
  const notices = useQuery(trpc.account.notices.queryOptions(undefined, { refetchOnWindowFocus: true }));
  const dismiss = useMutation(
    trpc.account.dismissNotice.mutationOptions({
      onMutate: ({ noticeId }) =>
        queryClient.setQueryData(key, (known) => known?.filter(({ id }) => id !== noticeId)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    }),
  );
  if (!notices.data || notices.data.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 sm:px-6">
      {notices.data.map((notice) => (
        <Notice key={notice.id} notice={notice} onClose={() => dismiss.mutate({ noticeId: notice.id })} />
      ))}
    </div>
  );
}

function Notice({ notice, onClose }: { notice: AccountNoticeItem; onClose: () => void }) {
  const t = useTranslations("account.notices");
  const close = (
    <Button variant="quiet" size="icon-small" aria-label={t("close")} onClick={onClose}>
      <X aria-hidden="true" />
    </Button>
  );
  switch (notice.kind) {
    case "device_signed_in":
      return (
        <Alert title={t("deviceTitle", { device: notice.detail.device })} action={close}>
          {t("device", { address: notice.detail.address })} <RelativeTime value={notice.createdAt} />.{" "}
          <TextLink href="/account#devices">{t("reviewDevices")}</TextLink>
        </Alert>
      );
    case "reset_by_admin":
      return (
        <Alert tone="warn" title={t("resetTitle", { by: notice.detail.by })} action={close}>
          {t("reset")} <RelativeTime value={notice.createdAt} />.
        </Alert>
      );
    case "address_proved":
      return (
        <Alert tone="warn" title={t("provedTitle")} action={close}>
          {t("proved")} <RelativeTime value={notice.createdAt} />. {t("provedCheck")}{" "}
          <TextLink href="/account#ways">{t("reviewWays")}</TextLink>
        </Alert>
      );
    case "identity_linked":
      return (
        <Alert title={t("linkedTitle", { email: notice.detail.email })} action={close}>
          {t("linked")} <RelativeTime value={notice.createdAt} />.{" "}
          <TextLink href="/account#ways">{t("reviewWays")}</TextLink>
        </Alert>
      );
  }
}
