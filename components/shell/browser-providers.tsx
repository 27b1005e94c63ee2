"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { TooltipProvider } from "@/components/ui/tooltip";
import { TrpcQueryProvider } from "@/lib/trpc/client";

/** Theme, tooltips, toasts and the API client, for pages with and without a session. */
export function BrowserProviders({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      nonce={nonce}
      storageKey="heed.theme"
    >
      <CSPProvider nonce={nonce}>
        <TooltipProvider delay={400}>
          <TrpcQueryProvider>
            {/* Own stacking context, so that portalled floats always stand above the page. */}
            <div className="isolate">{children}</div>
            <Toaster />
          </TrpcQueryProvider>
        </TooltipProvider>
      </CSPProvider>
    </ThemeProvider>
  );
}
