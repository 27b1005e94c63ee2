/**
 * `heed_<prefix8>_<secret33><crc6>`: scanners can find it, and a typo is refused before any query
 * (ecosystem.md section 4.1). All parts are base 62.
 */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX_LENGTH = 8;
/** 62^33 > 2^196: room for the 192 random bits. */
const SECRET_LENGTH = 33;
const CHECKSUM_LENGTH = 6;
const TOKEN = /^heed_([0-9A-Za-z]{8})_([0-9A-Za-z]{33})([0-9A-Za-z]{6})$/;

export type TokenParts = { prefix: string; secret: string };

/** Random bytes that `makeTokenParts` takes: 8 for the prefix, 24 (192 bits) for the secret. */
export const TOKEN_RANDOM_BYTES = 32;

/** Prefix and secret from random bytes. @param random at least `TOKEN_RANDOM_BYTES` bytes */
export function makeTokenParts(random: Uint8Array): TokenParts {
  return {
    prefix: base62(toInteger(random.subarray(0, 8)), PREFIX_LENGTH),
    secret: base62(toInteger(random.subarray(8, TOKEN_RANDOM_BYTES)), SECRET_LENGTH),
  };
}

/** The whole token with its checksum. */
export function formatToken({ prefix, secret }: TokenParts): string {
  return `heed_${prefix}_${secret}${checksum(prefix, secret)}`;
}

/** Parts of a well-formed token with a right checksum; null for anything else. */
export function parseToken(token: string): TokenParts | null {
  const [, prefix, secret, sum] = TOKEN.exec(token) ?? [];
  if (!prefix || !secret || checksum(prefix, secret) !== sum) return null;
  return { prefix, secret };
}

function checksum(prefix: string, secret: string): string {
  return base62(BigInt(crc32(`${prefix}_${secret}`)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function toInteger(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** CRC-32 (ISO-HDLC) of ASCII text. */
function crc32(text: string): number {
  let crc = 0xffff_ffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
