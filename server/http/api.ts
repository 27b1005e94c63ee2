import type { IncomingMessage, ServerResponse } from "node:http";
import { HeedError, notFound } from "../../core/errors";
import type { HeaderReader, TokenActor } from "../auth/token";
import { logger } from "../telemetry/logger";
import type { RequestFacts } from "./client-address";
import { errorReply } from "./error-reply";
import { createRateLimiter, OPEN_LIMIT, type RateLimiter, TOKEN_LIMIT } from "./rate-limit";
import { readJsonBody } from "./request-body";
import type { Route, RouteReply } from "./route";
import { createRouteTable } from "./route-table";
import { sendJson } from "./send";

export const API_PREFIX = "/api/v1";

export type ApiOptions = {
  routes: Route[];
  /** The token gate: `server/auth/token.ts`, or a fake in tests. */
  readToken: (headers: HeaderReader, now: Date) => Promise<TokenActor>;
  /** Checks answers against their schema: on outside production. */
  checkOutput: boolean;
};

type Call = { request: IncomingMessage; facts: RequestFacts; signal: AbortSignal };
type Answer = RouteReply<unknown> & { limit: Record<string, string> };

/** Serves the route table below `/api/v1`: limits, token, input, handler, answer; errors become JSON. */
export function createApi(options: ApiOptions) {
  const find = createRouteTable(options.routes);
  const limiters = new Map<Route, RateLimiter>();
  for (const route of options.routes) {
    const fallback = route.auth === "token" ? TOKEN_LIMIT : OPEN_LIMIT;
    limiters.set(route, createRateLimiter(route.limit ?? fallback));
  }

  async function answer(call: Call, url: URL): Promise<Answer> {
    const match = find(call.request.method ?? "", url.pathname.slice(API_PREFIX.length));
    if (match.kind === "none") throw notFound("This address");
    if (match.kind === "method") {
      const body = { code: "INVALID", message: "Use another method.", requestId: call.facts.requestId };
      return { status: 405, headers: { allow: match.allowed.join(", ") }, body, limit: {} };
    }
    const { route, params } = match;
    const context = { requestId: call.facts.requestId, now: () => new Date() };
    const readInput = async () => ({ ...(await rawInput(call.request, url)), ...params });
    const rest = { headers: call.request.headers, signal: call.signal };

    if (route.auth === "none") {
      const limit = await consume(route, call.facts.address);
      const { address, userAgent } = call.facts;
      const ctx = { ...context, address, userAgent };
      return { ...(await route.execute({ ...rest, ctx, input: await readInput() })), limit };
    }
    const actor = await options.readToken(gateHeaders(call.request), context.now());
    const limit = await consume(route, actor.tokenId);
    if (route.scope && !actor.scopes.includes(route.scope)) {
      throw new HeedError(
        "FORBIDDEN",
        `This token does not have the scope ${route.scope}. Make one that has it on the Tokens page of the project, and hand it over with “heed login --token -”.`,
      );
    }
    return {
      ...(await route.execute({ ...rest, ctx: { ...context, actor }, input: await readInput() })),
      limit,
    };
  }

  function consume(route: Route, key: string): Promise<Record<string, string>> {
    return limiters.get(route)?.consume(key) ?? Promise.resolve({});
  }

  return async (request: IncomingMessage, response: ServerResponse, facts: RequestFacts): Promise<void> => {
    const gone = new AbortController();
    // Aborting makes an error with a stack: only for a client that really left.
    response.once("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      const url = new URL(request.url ?? "/", "http://heed");
      const {
        status = 200,
        headers,
        body,
        limit,
      } = await answer({ request, facts, signal: gone.signal }, url);
      if (options.checkOutput && body !== null && status < 300) assertOutput(find, request, url, body);
      await sendJson(request, response, { status, headers: { ...limit, ...headers }, body });
    } catch (error) {
      if (response.headersSent || response.destroyed) return;
      const reply = errorReply(error, facts.requestId);
      if (reply.status >= 500) logger.error({ err: error, requestId: facts.requestId }, "request failed");
      await sendJson(request, response, reply);
    }
  };
}

async function rawInput(request: IncomingMessage, url: URL): Promise<Record<string, unknown>> {
  if (request.method !== "POST") return Object.fromEntries(url.searchParams);
  const body = await readJsonBody(request);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new HeedError("INVALID", "The body must be a JSON object.");
}

const GATE_HEADERS = new Set(["authorization", "x-heed-device", "x-heed-cli-version", "x-heed-address"]);

/** Only what the gate reads: cookies never reach it. */
function gateHeaders(request: IncomingMessage): HeaderReader {
  return {
    get: (name) => {
      const value = GATE_HEADERS.has(name) ? request.headers[name] : undefined;
      return typeof value === "string" ? value : null;
    },
  };
}

function assertOutput(
  find: ReturnType<typeof createRouteTable>,
  request: IncomingMessage,
  url: URL,
  body: unknown,
): void {
  const match = find(request.method ?? "", url.pathname.slice(API_PREFIX.length));
  // As the client will see it: dates are text by then.
  if (match.kind === "route") match.route.output.parse(JSON.parse(JSON.stringify(body)));
}
