import { isIP } from "node:net";
import { z } from "zod";
import { type Embedder, unitVector } from "@/core/similarity/embedding";

export type ProviderSettings = {
  /** Of an OpenAI-compatible API, as `https://api.example.com/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
};

const BATCH = 64;
/** A vector of 4096 numbers is about 90 KB of JSON. */
const MAX_BYTES = BATCH * 128 * 1024;
const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(2).max(8192) })),
});

/**
 * Vectors of an OpenAI-compatible `/embeddings` endpoint (learning.md section 5: similarity behind `embed()`). The
 * answer is checked before it is used; neither texts nor the answer are in an error.
 * @throws when the endpoint refuses, is slow, or answers something else
 */
export function providerEmbedder(settings: ProviderSettings): Embedder {
  const { baseUrl, model } = settings;
  if (isForbiddenHost(new URL(baseUrl).hostname)) {
    throw new Error("HEED_EMBEDDINGS_URL names a link-local or metadata address.");
  }
  return {
    name: `${baseUrl} ${model}`,
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        vectors.push(...(await askFor(settings, texts.slice(from, from + BATCH))));
      }
      if (new Set(vectors.map(({ length }) => length)).size > 1) {
        throw new Error("The embeddings provider answered vectors of different sizes.");
      }
      return vectors;
    },
  };
}

async function askFor(settings: ProviderSettings, texts: readonly string[]): Promise<Float32Array[]> {
  const { baseUrl, apiKey, model, timeoutMs } = settings;
  const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/embeddings`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, input: texts }),
    // A redirect would take the key and the texts somewhere else.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The embeddings provider answered ${response.status}.`);
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error("The embeddings provider answered too much.");
  const { data } = parsed(text);
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  return texts.map((_, index) => {
    const vector = byIndex.get(index);
    if (!vector) throw new Error("The embeddings provider left out a text.");
    return unitVector(Float32Array.from(vector));
  });
}

function parsed(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new Error("The embeddings provider answered something else than embeddings.");
  }
}

/** Addresses behind which clouds keep credentials. */
function isForbiddenHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (isIP(host) === 4) return host.startsWith("169.254.");
  if (isIP(host) === 6)
    return /^fe[89ab]/.test(host) || host === "fd00:ec2::254" || /^::ffff:a9fe/.test(host);
  return host === "metadata.google.internal" || host === "metadata";
}
