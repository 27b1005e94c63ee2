import { randomBytes, scrypt } from "node:crypto";

/** 2^15 · r 8 · p 1: about 32 MiB and 60 ms on a common server. */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key` of a password in NFKC, so that one word typed on two keyboards is the same. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey({ password, salt, cost: COST, blockSize: BLOCK_SIZE });
  return `scrypt$${COST}$${BLOCK_SIZE}$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

type Derivation = { password: string; salt: Buffer; cost: number; blockSize: number };

/** Off the event loop, in libuv's pool. */
export function deriveKey({ password, salt, cost, blockSize }: Derivation): Promise<Buffer> {
  const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
