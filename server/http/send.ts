import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const pack = promisify(gzip);
const WORTH_PACKING_BYTES = 4_096;

export type Reply = { status: number; headers?: Record<string, string>; body: unknown };

/** Sends a JSON reply; null as body sends none. */
export async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const headers: Record<string, string | number> = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    ...reply.headers,
  };
  if (reply.body === null) {
    response.writeHead(reply.status, headers).end();
    return;
  }
  let bytes = Buffer.from(JSON.stringify(reply.body));
  headers["content-type"] ??= "application/json; charset=utf-8";
  if (
    bytes.length > WORTH_PACKING_BYTES &&
    /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""))
  ) {
    bytes = await pack(bytes);
    headers["content-encoding"] = "gzip";
    headers.vary = "accept-encoding";
  }
  headers["content-length"] = bytes.length;
  // An unread rest of a refused body must not be taken for the next request.
  if (!request.complete) headers.connection = "close";
  response.writeHead(reply.status, headers).end(bytes);
}
