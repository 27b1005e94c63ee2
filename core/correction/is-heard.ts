import type { Detection } from "./schema";

/**
 * True when a judgement leaves something to record: a signal, or no signal that carries a rule, such as “yes, always”
 * (learning.md section 2).
 */
export function isHeard({
  label,
  learnable,
  path,
}: Pick<Detection, "label" | "learnable" | "path">): boolean {
  return path !== "none" && (label !== "none" || learnable);
}
