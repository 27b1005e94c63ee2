import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "./proxy";

const page = (path: string, cookie = "next-auth.session-token=x") =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));

function policyOf(path: string): Map<string, string> {
  const header = page(path).headers.get("content-security-policy") ?? "";
  return new Map(
    header.split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

test("scripts run only with a nonce that is new for each page", () => {
  const [first, second] = [policyOf("/p/shop").get("script-src"), policyOf("/p/shop").get("script-src")];
  expect(first).toMatch(/^'self' 'nonce-[\w+/=]{40,}' 'strict-dynamic'/);
  expect(first).not.toContain("unsafe-inline");
  expect(first).not.toBe(second);
});

test("nothing may frame a page, be embedded in it, or get its forms", () => {
  const policy = policyOf("/");
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("object-src")).toBe("'none'");
  expect(policy.get("base-uri")).toBe("'self'");
  expect(policy.get("form-action")).toBe("'self'");
  expect(policy.get("default-src")).toBe("'self'");
});

test("without a cookie the sign-in page follows, with the way back", () => {
  const answer = page("/p/shop/rules?q=pnpm", "");
  expect(answer.headers.get("location")).toBe(
    "http://localhost:3000/sign-in?next=%2Fp%2Fshop%2Frules%3Fq%3Dpnpm",
  );
  expect(page("/reset", "").headers.get("location")).toBeNull();
});

test("the page's own address is the server's word, not the browser's", () => {
  const request = new NextRequest("http://localhost:3000/account", {
    headers: { cookie: "next-auth.session-token=x", "x-heed-path": "//evil.example" },
  });
  expect(proxy(request).headers.get("x-middleware-request-x-heed-path")).toBe("/account");
});
