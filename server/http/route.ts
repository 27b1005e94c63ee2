import type { IncomingHttpHeaders } from "node:http";
import type { ZodType } from "zod";
import { HeedError } from "../../core/errors";
import type { TokenScope } from "../../core/permission/permissions";
import type { TokenActor } from "../auth/token";
import type { ServiceContext } from "../services/context";
import { fieldErrorsOf } from "./error-reply";
import type { RateLimit } from "./rate-limit";

export type HttpMethod = "GET" | "POST" | "DELETE";

/** What a handler of an open route knows about its caller. */
export type OpenContext = { requestId: string; now: () => Date; address: string; userAgent: string };
export type TokenContext = ServiceContext & { actor: TokenActor };

export type Exchange<TInput> = {
  input: TInput;
  headers: IncomingHttpHeaders;
  /** Aborted when the client goes away: for long polls. */
  signal: AbortSignal;
};

export type RouteReply<TOutput> = {
  /** 200 when left out. */
  status?: number;
  headers?: Record<string, string>;
  /** Null sends no body (204, 304). */
  body: TOutput | null;
};

type RouteBase<TInput, TOutput> = {
  method: HttpMethod;
  /** Below `/api/v1`, with parameters as `/devices/:deviceId`; those are part of the input. */
  path: `/${string}`;
  summary: string;
  /** Query (GET, DELETE) or JSON body (POST), with the parameters of the path. */
  input: ZodType<TInput>;
  output: ZodType<TOutput>;
  limit?: RateLimit;
};

export type TokenRouteDefinition<TInput, TOutput> = RouteBase<TInput, TOutput> & {
  auth: "token";
  scope?: TokenScope;
  handle: (exchange: Exchange<TInput> & { ctx: TokenContext }) => Promise<RouteReply<TOutput>>;
};

export type OpenRouteDefinition<TInput, TOutput> = RouteBase<TInput, TOutput> & {
  auth: "none";
  handle: (exchange: Exchange<TInput> & { ctx: OpenContext }) => Promise<RouteReply<TOutput>>;
};

type RawExchange = Omit<Exchange<unknown>, "input"> & { input: unknown };

type RouteFace = Pick<RouteBase<unknown, unknown>, "method" | "path" | "summary" | "limit"> & {
  input: ZodType;
  output: ZodType;
};

/** A route as the table holds it: its types are inside, `execute` parses the input itself. */
export type Route = RouteFace &
  (
    | {
        auth: "token";
        scope?: TokenScope;
        execute: (exchange: RawExchange & { ctx: TokenContext }) => Promise<RouteReply<unknown>>;
      }
    | {
        auth: "none";
        execute: (exchange: RawExchange & { ctx: OpenContext }) => Promise<RouteReply<unknown>>;
      }
  );

/** Declares one route of the REST API; one line in `routes.ts` serves it. */
export function defineRoute<TInput, TOutput>(route: TokenRouteDefinition<TInput, TOutput>): Route;
export function defineRoute<TInput, TOutput>(route: OpenRouteDefinition<TInput, TOutput>): Route;
export function defineRoute<TInput, TOutput>(
  route: TokenRouteDefinition<TInput, TOutput> | OpenRouteDefinition<TInput, TOutput>,
): Route {
  const { method, path, summary, limit, input, output } = route;
  const face = { method, path, summary, limit, input, output };
  if (route.auth === "none") {
    const { handle } = route;
    return {
      ...face,
      auth: "none",
      execute: async (raw) => handle({ ...raw, input: parseInput(input, raw.input) }),
    };
  }
  const { handle, scope } = route;
  return {
    ...face,
    auth: "token",
    scope,
    execute: async (raw) => handle({ ...raw, input: parseInput(input, raw.input) }),
  };
}

function parseInput<TInput>(schema: ZodType<TInput>, value: unknown): TInput {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HeedError("INVALID", "Some of the input cannot be used.", {
    fieldErrors: fieldErrorsOf(parsed.error),
  });
}
