import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MASK_EXAMPLES } from "./examples";
import { maskByTable, maskSecrets } from "./mask-text";
import { mayHoldSecret } from "./may-hold-secret";
import { SECRET_PATTERNS } from "./patterns";

/** What a text that comes close to a secret is made of: hints whole, cut and in other cases, and code. */
const HINTS = SECRET_PATTERNS.flatMap(({ hints }) => hints);
const PIECES = [
  ...HINTS,
  ...HINTS.map((hint) => hint.slice(0, -1)),
  ...HINTS.map((hint) => hint.toUpperCase()),
  ...MASK_EXAMPLES.flatMap(({ text, secret }) => [text, secret]),
  ...["PRIVATE KEY", "key=", "?sig=", "&X-AMZ-SIGNATURE=", "PassWord", "ſecret", "toKen"],
  ...[
    "const value = compute(1, 2);",
    "\n",
    " ",
    ";",
    "=",
    "-",
    "_",
    "é",
    "\u{1f511}",
    "0123456789abcdef0123",
  ],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 8 })
  .map((pieces) => pieces.join(""));

describe("the look beforehand", () => {
  it("changes nothing that the table of patterns finds", () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(maskSecrets(given)).toEqual(maskByTable(given));
      }),
      { numRuns: 5_000 },
    );
  });

  it("stops at each example, alone and after a character of another alphabet", () => {
    for (const { text: example } of MASK_EXAMPLES) {
      expect([example, mayHoldSecret(example)]).toEqual([example, true]);
      expect(mayHoldSecret(`é${example}é`)).toBe(true);
    }
  });

  it.each([
    "const value = compute(1, 2);\nreturn a ? b : c && d;",
    'import { describe } from "vitest";',
    "Please have a look at the failing test and tell me why it fails.",
    "その関数を直してください。",
    "",
    "_",
  ])("lets %j pass", (given) => {
    expect(mayHoldSecret(given)).toBe(false);
  });
});
