import type { Bundle } from "@/core/bundle/schema";
import { sha256 } from "../audit/emit-audit";

export type BundleState = Pick<Bundle, "revision" | "standingBlock" | "notices"> & {
  /** Who joins or leaves decides whether one person is enough (trust.md section 5). */
  alone: boolean;
};

/** Changes exactly when a client has to fetch again; does not need the rules themselves. */
export function entityTag({ revision, standingBlock, notices, alone }: BundleState): string {
  const ids = notices.map(({ id }) => id).join();
  const state = `1/${revision.personal}.${revision.project}/${standingBlock}/${alone ? "alone" : "team"}/${ids}`;
  return `"${sha256(state).slice(0, 32)}"`;
}
