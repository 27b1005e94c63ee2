import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { gunzipSync, gzipSync } from "node:zlib";
import { proxyFor, tunnel } from "./proxy";
import { VERSION } from "./version";

export type TransportRequest = {
  /** Scheme, host and port of one server. */
  origin: string;
  path: string;
  method?: "GET" | "POST";
  /** Sent to this origin only: redirects are never followed. */
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
  /** Hard deadline for the whole exchange. */
  timeoutMs: number;
  /** PEM text of additional certificate authorities. */
  ca?: string;
  device?: string;
  env?: Record<string, string | undefined>;
};

export type TransportResponse = { status: number; headers: Record<string, string>; text: string };

export type TransportFailure =
  | "refused_origin"
  | "unreachable"
  | "timeout"
  | "redirect"
  | "too_large"
  | "garbage";

/** A failure of the way to the server; its message is for people and holds no token. */
export class TransportError extends Error {
  readonly failure: TransportFailure;

  constructor(failure: TransportFailure, message: string) {
    super(message);
    this.name = "TransportError";
    this.failure = failure;
  }
}

const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const GZIP_FROM_BYTES = 1024;

/**
 * One request over node:http(s), which costs a fraction of `fetch` at start-up. Refuses origins that are neither
 * https nor loopback. @throws TransportError
 */
export async function send(request: TransportRequest): Promise<TransportResponse> {
  const url = new URL(request.path, request.origin);
  if (url.origin !== originOf(request.origin)) {
    throw new TransportError(
      "refused_origin",
      `Heed talks to https or this machine only, not to ${request.origin}.`,
    );
  }
  const body = request.body === undefined ? null : Buffer.from(JSON.stringify(request.body));
  const zipped = body !== null && body.length > GZIP_FROM_BYTES;
  const payload = body !== null && zipped ? gzipSync(body) : body;
  const options: RequestOptions = {
    method: request.method ?? "GET",
    headers: {
      accept: "application/json",
      "accept-encoding": "gzip",
      "user-agent": `heed-cli/${VERSION}`,
      "x-heed-cli-version": VERSION,
      ...(request.device ? { "x-heed-device": request.device } : {}),
      ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      ...(payload ? { "content-type": "application/json", "content-length": String(payload.length) } : {}),
      ...(zipped ? { "content-encoding": "gzip" } : {}),
      ...request.headers,
    },
  };
  return exchange(url, options, payload, request);
}

/** The normal form of an origin that may be spoken to; null for everything else. */
export function originOf(text: string): string | null {
  try {
    const url = new URL(text);
    if (url.username || url.password) return null;
    if (url.protocol === "https:") return url.origin;
    return url.protocol === "http:" && isLoopback(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

async function exchange(
  url: URL,
  options: RequestOptions,
  payload: Buffer | null,
  { timeoutMs, ca, env = {} }: TransportRequest,
): Promise<TransportResponse> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const proxy = isLoopback(url.hostname) ? null : proxyFor(url, env);
    const socket = proxy ? await tunnel(proxy, url, { signal: deadline.signal, ca }) : null;
    return await new Promise((resolve, reject) => {
      const start = url.protocol === "https:" ? httpsRequest : httpRequest;
      const request = start(url, {
        ...options,
        signal: deadline.signal,
        ...(ca ? { ca } : {}),
        // With an agent, even none of one's own, Node would open a connection itself.
        ...(socket ? { createConnection: () => socket } : { agent: false }),
      });
      request.on("response", (response) => read(response).then(resolve, reject));
      request.on("error", reject);
      request.end(payload ?? undefined);
    });
  } catch (error) {
    throw failureOf(error, deadline.signal.aborted, url.origin);
  } finally {
    clearTimeout(timer);
    deadline.abort();
  }
}

async function read(response: IncomingMessage): Promise<TransportResponse> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400 && status !== 304) {
    response.destroy();
    throw new TransportError("redirect", "The server answered with a redirect, which Heed does not follow.");
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) {
      response.destroy();
      throw new TransportError("too_large", "The server's answer is too large.");
    }
    chunks.push(chunk);
  }
  const raw = Buffer.concat(chunks);
  const zipped = response.headers["content-encoding"] === "gzip";
  const text = (zipped ? gunzipSync(raw, { maxOutputLength: MAX_RESPONSE_BYTES }) : raw).toString("utf8");
  return { status, headers: plainHeaders(response), text };
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string") plain[name] = value;
  }
  return plain;
}

function failureOf(error: unknown, timedOut: boolean, origin: string): TransportError {
  if (error instanceof TransportError) return error;
  if (timedOut) return new TransportError("timeout", `${origin} did not answer in time.`);
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  const garbage = typeof code === "string" && /^(?:HPE_|Z_|ERR_BUFFER)/.test(code);
  if (garbage) return new TransportError("garbage", `${origin} gave no readable answer.`);
  return new TransportError(
    "unreachable",
    `${origin} cannot be reached${typeof code === "string" ? ` (${code})` : ""}.`,
  );
}
