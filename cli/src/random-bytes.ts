/** Random bytes for event ids: unique, not secret; loading a cryptographic source would cost the hot path. */
export function idBytes(): Uint8Array {
  return Uint8Array.from({ length: 10 }, () => Math.floor(Math.random() * 256));
}
