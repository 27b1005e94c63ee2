import type { EnforcementMode } from "./schema";

const ORDER: Record<EnforcementMode, number> = { observe: 0, remind: 1, block: 2 };

/** Whether `mode` asks more of an agent than `than` does (enforcement.md section 4). */
export function isStricter(mode: EnforcementMode, than: EnforcementMode): boolean {
  return ORDER[mode] > ORDER[than];
}

/** The milder of two modes: what counts when only up to one of them was agreed on. */
export function milderMode(left: EnforcementMode, right: EnforcementMode): EnforcementMode {
  return isStricter(left, right) ? right : left;
}

/** The strictest of the modes; null of none. */
export function strictestMode(modes: readonly EnforcementMode[]): EnforcementMode | null {
  return modes.reduce<EnforcementMode | null>(
    (strictest, mode) => (strictest === null || isStricter(mode, strictest) ? mode : strictest),
    null,
  );
}
