/** Begins what holds a turn; the host hands it back as a prompt. */
export const DENIAL_MARK = "<heed>\n";

/**
 * The text that holds a turn, which comes back as a prompt, neither escaped nor wrapped. The element tells it from a
 * person's words: `strip-host-text` takes it out of every prompt, so nothing in it can teach.
 */
export function heldTurn(reason: string): string {
  return `${DENIAL_MARK}${reason.replace(/<(\/?)\s*heed/gi, "‹$1heed")}\n</heed>`;
}
