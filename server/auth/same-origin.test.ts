import { describe, expect, it } from "vitest";
import { isSameOriginCall } from "./same-origin";

const JSON_BODY = { "content-type": "application/json", host: "heed.example.test" };

function call(headers: Record<string, string>) {
  // `Request` drops headers that a browser sets itself; the check reads nothing but these.
  return isSameOriginCall({ headers: new Headers(headers) } as Request);
}

describe("isSameOriginCall", () => {
  it("lets our own pages and bearer tokens in", () => {
    const origin = "https://heed.example.test";
    expect(call({ ...JSON_BODY, origin, "sec-fetch-site": "same-origin" })).toBe(true);
    expect(call({ ...JSON_BODY, origin })).toBe(true);
    expect(call({ ...JSON_BODY, "sec-fetch-site": "same-origin" })).toBe(true);
    expect(call({ authorization: "Bearer heed_x" })).toBe(true);
  });

  it.each([
    ["another site", { ...JSON_BODY, origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
    ["another site in an old browser", { ...JSON_BODY, origin: "https://evil.test" }],
    ["a sibling domain", { ...JSON_BODY, origin: "https://x.example.test", "sec-fetch-site": "same-site" }],
    ["a sandboxed frame", { ...JSON_BODY, origin: "null" }],
    ["a form", { ...JSON_BODY, "content-type": "text/plain", origin: "https://heed.example.test" }],
    ["a caller that says nothing", JSON_BODY],
  ])("refuses %s", (_who, headers) => {
    expect(call(headers)).toBe(false);
  });
});
