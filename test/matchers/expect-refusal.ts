import { expect } from "vitest";
import type { ErrorCode } from "@/core/errors";

/** The promise fails with this code, and nothing else. */
export async function expectRefusal(work: Promise<unknown>, code: ErrorCode): Promise<void> {
  await expect(work).rejects.toMatchObject({ name: "HeedError", code });
}
