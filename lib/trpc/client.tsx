"use client";

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/root";
import { makeQueryClient } from "./query-client";

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

const ENDPOINT = "/api/trpc";
/** Browsers and proxies cut longer addresses; a batch that would pass it is split. */
const MAX_URL_LENGTH = 2_000;

/** Of the address, encoded, less what stands around the input. */
const MAX_INPUT_LENGTH = MAX_URL_LENGTH - 400;

/** A question that fits no address is asked in a body. */
function isTooLongForAddress(input: unknown): boolean {
  return encodeURIComponent(JSON.stringify(input) ?? "").length > MAX_INPUT_LENGTH;
}

let browserQueryClient: QueryClient | undefined;

/** One client for the life of the tab; a fresh one for each render on the server. */
function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  browserQueryClient ??= makeQueryClient();
  return browserQueryClient;
}

export function TrpcQueryProvider({ children }: { children: ReactNode }) {
  const queryClient = getQueryClient();
  const [trpcClient] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: (operation) => operation.type === "subscription",
          true: httpSubscriptionLink({ url: ENDPOINT, transformer: superjson }),
          false: splitLink({
            condition: ({ type, input }) => type === "query" && isTooLongForAddress(input),
            true: httpBatchLink({ url: ENDPOINT, transformer: superjson, methodOverride: "POST" }),
            false: httpBatchLink({ url: ENDPOINT, transformer: superjson, maxURLLength: MAX_URL_LENGTH }),
          }),
        }),
      ],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
