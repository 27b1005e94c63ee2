import { timingSafeEqual } from "node:crypto";
import { deriveKey, hashPassword } from "./hash-password";

const STORED = /^scrypt\$(\d{4,7})\$(\d{1,2})\$1\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

/**
 * Compares in constant time. Without a stored hash it does the same work and answers false, so that an
 * unknown address takes as long as a wrong password.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost, blockSize, salt, expected] = STORED.exec(stored ?? (await decoy())) ?? [];
  if (!cost || !blockSize || !salt || !expected) return false;
  const key = await deriveKey({
    password,
    salt: Buffer.from(salt, "base64url"),
    cost: Number(cost),
    blockSize: Number(blockSize),
  });
  const wanted = Buffer.from(expected, "base64url");
  return wanted.length === key.length && timingSafeEqual(wanted, key) && stored !== null;
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword("nobody's password");
  return decoyHash;
}
