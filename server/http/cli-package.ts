import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { notFound } from "../../core/errors";
import type { RequestFacts } from "./client-address";
import { errorReply } from "./error-reply";
import { sendJson } from "./send";

const PACKAGE_FILE = path.join("dist", "cli.tgz");

/** Serves the CLI of this server's version, over https or loopback only: it will be run. */
export async function sendCliPackage(
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
): Promise<void> {
  const file = await stat(PACKAGE_FILE).catch(() => null);
  if (
    !file ||
    !(facts.isLoopback || facts.isHttps) ||
    (request.method !== "GET" && request.method !== "HEAD")
  ) {
    return sendJson(request, response, errorReply(notFound("The CLI package"), facts.requestId));
  }
  response.writeHead(200, {
    "content-type": "application/gzip",
    "content-length": file.size,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(createReadStream(PACKAGE_FILE), response).catch(() => {});
}
