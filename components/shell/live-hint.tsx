"use client";

import { useTranslations } from "next-intl";
import { LiveDot } from "@/components/common/live-dot";
import { useLiveStatus } from "@/lib/trpc/live-status";

/** Says whether the page renews itself; silent on pages that never do. */
export function LiveHint() {
  const t = useTranslations("shell.live");
  const status = useLiveStatus();
  if (status === "idle") return null;
  if (status === "pending") return <LiveDot state="live" label={t("live")} />;
  if (status === "connecting") return <LiveDot state="waiting" label={t("connecting")} />;
  return <LiveDot state="off" label={t("offline")} />;
}
