import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { notFound } from "../../core/errors";
import { pluginFiles } from "../../core/hosts/claude-code/plugin";
import { extensionFiles } from "../../core/hosts/gemini-cli/extension";
import { version } from "../telemetry/version";
import type { RequestFacts } from "./client-address";
import { errorReply } from "./error-reply";
import { sendJson } from "./send";
import { tarOf } from "./tar";

/** What a host calls its own kind of package: a folder named `heed` in an archive. */
const PACKAGES: Record<string, (version: string) => Record<string, string>> = {
  "/claude-code-plugin.tgz": pluginFiles,
  "/gemini-extension.tgz": extensionFiles,
};

export function isHostPackage(path: string): boolean {
  return Object.hasOwn(PACKAGES, path);
}

/**
 * Serves our hooks as a plugin folder of a host, over https or loopback only: it will be run. It holds the command
 * that calls the person's own launcher and nothing of anybody, so it needs no token.
 */
export async function sendHostPackage(
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
): Promise<void> {
  const make = PACKAGES[(request.url ?? "").split("?", 1)[0] ?? ""];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!make || !isRead || !(facts.isLoopback || facts.isHttps))
    return sendJson(request, response, errorReply(notFound("This package"), facts.requestId));
  const files = Object.entries(make(version)).map(([path, text]) => ({ path: `heed/${path}`, text }));
  const archive = gzipSync(tarOf(files), { level: 9 });
  response.writeHead(200, {
    "content-type": "application/gzip",
    "content-length": archive.length,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  response.end(request.method === "HEAD" ? undefined : archive);
}
