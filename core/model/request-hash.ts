import { stableJson } from "../rule/content-hash";
import type { ModelRequest } from "./schema";

/**
 * Names a request by all that a model sees, so that a recorded answer is found again and never given to another question.
 * @param sha256 hex digest of a UTF-8 text
 */
export function requestHash(request: ModelRequest, sha256: (text: string) => string): string {
  return sha256(stableJson(request));
}
