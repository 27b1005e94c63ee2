import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MAX_BATCH_BYTES } from "@/core/hook-event/schema";
import { HeedError } from "../../core/errors";

/** Largest body, packed and unpacked (architecture.md section 4). */
export const BODY_LIMIT_BYTES = MAX_BATCH_BYTES;

const unpack = promisify(gunzip);

/**
 * Reads a JSON body, plain or gzip.
 * @throws INVALID when it is too large, of another type or not JSON
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"] ?? "";
  // Refusing forms keeps other sites' pages from posting here without a preflight.
  if (!/^application\/json\b/i.test(type))
    throw new HeedError("INVALID", "Send the body as application/json.");
  const bytes = await readBytes(request);
  const plain = await decode(bytes, request.headers["content-encoding"]);
  try {
    return JSON.parse(plain.toString("utf8"));
  } catch {
    throw new HeedError("INVALID", "The body is not valid JSON.");
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > BODY_LIMIT_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function decode(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (!encoding || encoding === "identity") return bytes;
  if (encoding !== "gzip") throw new HeedError("INVALID", "Only gzip is understood as content-encoding.");
  try {
    return await unpack(bytes, { maxOutputLength: BODY_LIMIT_BYTES });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
    throw new HeedError("INVALID", "The gzip body is damaged.");
  }
}

function tooLarge(): HeedError {
  return new HeedError("INVALID", `The body is larger than ${BODY_LIMIT_BYTES / 1024 / 1024} MiB.`);
}
