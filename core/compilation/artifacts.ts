import { readWish } from "../extraction/read-wish";
import { sentenceOf } from "../recipes/offers/offer";
import { RECIPE_PACKS } from "../recipes/offers/packs";
import { stableJson } from "../rule/content-hash";
import { compile } from "./compile";

const LENGTH = 16;

/**
 * Digest of the artifacts of every offered recipe, in each language that it is offered in: it changes with whatever a
 * compiler makes otherwise. Takes seconds, so that it is written down (`artifacts-digest.ts`).
 * @param sha256 hex digest of a UTF-8 text
 */
export function digestArtifacts(sha256: (text: string) => string): string {
  const artifacts = RECIPE_PACKS.flatMap(({ offers }) => offers).flatMap((offer) => [
    artifactOf(sentenceOf(offer), "en"),
    ...(offer.chinese ? [artifactOf(offer.chinese, "zh")] : []),
  ]);
  return sha256(stableJson(artifacts)).slice(0, LENGTH);
}

function artifactOf(text: string, language: string) {
  return compile({ candidate: readWish({ text, language }) }).content;
}
