import type { Bundle } from "@/core/bundle/schema";
import type { Policy } from "@/core/rule/schema";
import { sha256 } from "../audit/emit-audit";

export type BundleState = Pick<Bundle, "revision" | "standingBlock" | "notices"> & {
  /** Who joins or leaves decides whether one person is enough (trust.md section 5). */
  alone: boolean;
  /** Files of the repository that may hold the project's rules. */
  repositoryFiles: Policy["repositoryFiles"];
};

/** Changes exactly when a client has to fetch again; does not need the rules themselves. */
export function entityTag({ revision, standingBlock, notices, alone, repositoryFiles }: BundleState): string {
  const ids = notices.map(({ id }) => id).join();
  const state = `1/${revision.personal}.${revision.project}/${standingBlock}/${alone ? "alone" : "team"}/${repositoryFiles.join()}/${ids}`;
  return `"${sha256(state).slice(0, 32)}"`;
}
