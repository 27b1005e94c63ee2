import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { HeedError } from "@/core/errors";
import { isSameOriginCall } from "@/server/auth/same-origin";
import { logger } from "@/server/telemetry/logger";
import { createRequestContext } from "./context";
import { toHeedError, toTrpcError } from "./error-shape";
import { appRouter } from "./root";

/** `/api/trpc/*`: queries by GET (long ones by POST), mutations by POST, subscriptions as server-sent events. */
export function handleTrpc(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    // A question that is too long for an address.
    allowMethodOverride: true,
    createContext: () => createContext(request),
    onError({ error, path, ctx }) {
      const known = toHeedError(error);
      if (known.code !== "INTERNAL") return;
      // Never the input: it may hold what a person wrote.
      logger.error({ err: error.cause ?? error, path, requestId: ctx?.requestId }, "procedure failed");
    },
  });
}

async function createContext(request: Request) {
  try {
    if (request.method !== "GET" && !isSameOriginCall(request)) {
      throw new HeedError("FORBIDDEN", "This call did not come from a page of this server.");
    }
    return await createRequestContext(request.headers);
  } catch (error) {
    throw toTrpcError(error);
  }
}
