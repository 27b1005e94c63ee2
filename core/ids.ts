/**
 * Makes a UUIDv7 (RFC 9562 section 5.7) from a clock and 10 random bytes, both passed in.
 * @param now milliseconds since the epoch
 * @param random at least 10 bytes; the first 74 usable bits are taken
 */
export function uuidv7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  for (let index = 0; index < 6; index += 1) {
    bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff;
  }
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Milliseconds since the epoch that a UUIDv7 carries. */
export function uuidv7Time(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

/** The smallest UUIDv7 of a moment: the boundary of a partition or a cursor. */
export function uuidv7Floor(now: number): string {
  return uuidv7(now, new Uint8Array(10));
}
