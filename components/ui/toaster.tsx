"use client";

import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      gap={8}
      offset={16}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded-md border border-line bg-raised p-3 text-ink text-base shadow-float font-sans",
          content: "min-w-0 flex-1",
          title: "font-medium",
          description: "text-ink-muted text-sm",
          icon: "mt-0.5 flex size-4 items-center",
          actionButton:
            "h-7 shrink-0 rounded-md border border-line-strong px-2 font-medium text-sm hover:bg-hover",
          cancelButton: "h-7 shrink-0 px-2 text-sm",
        },
      }}
    />
  );
}
