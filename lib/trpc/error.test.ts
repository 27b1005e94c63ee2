import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { isRetryable, readCallFailure } from "./error";

function answer(data: Record<string, unknown>) {
  return TRPCClientError.from({ error: { code: -32_000, message: "said so", data } });
}

it("reads code, fields and request id of an answer", () => {
  const failure = readCallFailure(
    answer({ code: "INVALID", fieldErrors: { slug: ["Taken."] }, requestId: "r-1" }),
  );
  expect(failure).toEqual({
    code: "INVALID",
    message: "said so",
    fieldErrors: { slug: ["Taken."] },
    requestId: "r-1",
  });
});

it("calls a missing answer offline", () => {
  expect(readCallFailure(TRPCClientError.from(new Error("fetch failed"))).code).toBe("OFFLINE");
});

it("tries again only what may end otherwise", () => {
  expect(isRetryable(answer({ code: "UNAVAILABLE" }))).toBe(true);
  expect(isRetryable(TRPCClientError.from(new Error("fetch failed")))).toBe(true);
  expect(isRetryable(answer({ code: "NOT_FOUND" }))).toBe(false);
});
