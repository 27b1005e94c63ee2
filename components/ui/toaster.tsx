"use client";

import { CircleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

export function Toaster() {
  const t = useTranslations("common");
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      gap={8}
      offset={16}
      containerAriaLabel={t("notices")}
      icons={{
        error: <CircleAlert className="text-mark" aria-hidden="true" />,
        close: <X aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t("close"),
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded-md border border-line bg-raised p-3 text-ink text-base shadow-float font-sans",
          content: "min-w-0 flex-1",
          title: "font-medium",
          description: "text-ink-muted text-sm",
          icon: "mt-0.5 flex size-4 items-center",
          actionButton:
            "h-7 shrink-0 rounded-md border border-line-strong px-2 font-medium text-sm hover:bg-hover",
          closeButton:
            "order-last flex size-5 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink",
          cancelButton: "h-7 shrink-0 px-2 text-sm",
        },
      }}
    />
  );
}
