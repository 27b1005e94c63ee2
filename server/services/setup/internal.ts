import { createHash } from "node:crypto";
import type { Transaction } from "@/server/db/transaction";

/** Where a request without a signed-in person comes from. */
export type AnonymousContext = {
  requestId: string;
  address: string;
  now: () => Date;
  tx?: Transaction;
};

/** The code of the first start is kept as a hash only. */
export function hashSetupCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/** True for the machine itself (IPv4, IPv6 and IPv4 in IPv6). */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);
}
