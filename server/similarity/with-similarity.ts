import type { TextSimilarity } from "@/core/resolution/frame/compare-frames";
import { APART_PAIRS, SAME_PAIRS, type Scale, scaled, scaleTo } from "@/core/similarity/calibration";
import { cosine, type Embedder } from "@/core/similarity/embedding";
import { env } from "@/env";
import { logger } from "@/server/telemetry/logger";
import { providerEmbedder } from "./provider";
import { similarityIn } from "./similarity-in";

/** Texts are short and come again: a rule is compared with every new wish. */
const REMEMBERED = 5000;
/** A library that asks for more at once is compared locally. */
const MAX_TEXTS = 512;
/** After a failure the provider is left alone for so long. */
const REST_MS = 60_000;
const ANCHORS = [...new Set([...SAME_PAIRS, ...APART_PAIRS].flat())];

type Source = {
  embedder: Embedder;
  vectors: Map<string, Float32Array>;
  scale: Scale | null;
  restsUntil: number;
};
type Options = { local?: TextSimilarity | null; source?: Source | null; now?: () => number };

/** A provider with nothing asked yet. */
export function sourceOf(embedder: Embedder): Source {
  return { embedder, vectors: new Map(), scale: null, restsUntil: 0 };
}

let configured: Source | null | undefined;

/**
 * Compares by the provider's vectors where one is configured (`HEED_EMBEDDINGS_URL`), else by the local weights. The
 * work runs once locally, which shows what texts it compares; those are asked for at once, and it runs again. Whatever
 * goes wrong with the provider, the local answer stands.
 * @param work pure: it may run twice
 */
export async function withSimilarity<T>(
  work: (similar: TextSimilarity | null) => T,
  { local = similarityIn(), source = configuredSource(), now = Date.now }: Options = {},
): Promise<T> {
  if (!source || source.restsUntil > now()) return work(local);
  const asked = new Set<string>();
  const watched: TextSimilarity = (a, b) => {
    asked.add(a).add(b);
    return local?.(a, b) ?? 0;
  };
  work(watched);
  if (asked.size === 0 || asked.size > MAX_TEXTS) return work(local);
  try {
    const similar = await likenessOf(source, asked, local);
    return similar ? work(similar) : work(local);
  } catch (error) {
    source.restsUntil = now() + REST_MS;
    const reason = error instanceof Error ? error.message : "unknown";
    logger.warn({ reason }, "embeddings provider failed; compared locally");
    return work(local);
  }
}

async function likenessOf(
  source: Source,
  asked: ReadonlySet<string>,
  local: TextSimilarity | null,
): Promise<TextSimilarity | null> {
  const anchors = source.scale === null ? ANCHORS : [];
  if (source.vectors.size + asked.size > REMEMBERED) source.vectors.clear();
  const missing = [...new Set([...anchors, ...asked])].filter((text) => !source.vectors.has(text));
  if (missing.length > 0) {
    const vectors = await source.embedder.embed(missing);
    missing.forEach((text, index) => {
      const vector = vectors[index];
      if (vector) source.vectors.set(text, vector);
    });
  }
  const measure: TextSimilarity = (a, b) => {
    const [left, right] = [source.vectors.get(a), source.vectors.get(b)];
    if (!left || !right) throw new Error("The embeddings provider left out a text.");
    return cosine(left, right);
  };
  // Thresholds were set with the local model; without its weights the provider's own scale has to do.
  source.scale ??= local ? scaleTo(local, measure) : { slope: 1, offset: 0 };
  const { scale } = source;
  return scale && ((a, b) => scaled(scale, measure(a, b)));
}

function configuredSource(): Source | null {
  if (configured !== undefined) return configured;
  const { HEED_EMBEDDINGS_URL: baseUrl, HEED_EMBEDDINGS_MODEL: model } = env;
  if (!baseUrl || !model) {
    configured = null;
    return null;
  }
  const { HEED_EMBEDDINGS_API_KEY: apiKey, HEED_EMBEDDINGS_TIMEOUT_MS: timeoutMs } = env;
  configured = sourceOf(providerEmbedder({ baseUrl, apiKey, model, timeoutMs }));
  return configured;
}
