import { describe, expect, it } from "vitest";
import { hashPassword } from "./hash-password";
import { verifyPassword } from "./verify-password";

describe("passwords", () => {
  it("accepts the same word in another Unicode form, and no other word", async () => {
    const stored = await hashPassword("Caf\u00e9 \ufb01ve"); // é and the ligature ﬁ
    expect(stored).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword("Cafe\u0301 five", stored)).toBe(true);
    expect(await verifyPassword("Cafe five", stored)).toBe(false);
  });

  it("never accepts without a stored hash, not even the decoy's own word", async () => {
    expect(await verifyPassword("nobody's password", null)).toBe(false);
    expect(await verifyPassword("x", "plain:x")).toBe(false);
  });
});
