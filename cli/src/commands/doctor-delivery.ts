import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOverBudget } from "../../../core/enforcement/read-block";
import { buildStandingBlock } from "../../../core/enforcement/standing-block";
import { type RepositoryFileState, repositoryFiles } from "../files/repository-files";
import { openBundle, readHead } from "../state/bundle-cache";
import type { Link } from "../state/links";

export type DeliveryFinding = { name: string; state: "ok" | "warning"; detail: string };

const SECTION = /<!-- heed:begin [0-9a-f]{16} -->\r?\n([\s\S]*?)\r?\n<!-- heed:end -->/;

/**
 * How the rules reach the model here (enforcement.md section 6). A block that is full is `saturated`, which is fine:
 * what does not fit is named or counted. A file that differs from what the writer makes is not, least of all one that
 * is over budget.
 */
export function deliveryFindings(home: string, root: string, link: Link, now: number): DeliveryFinding[] {
  const place = { home, ...link };
  const bundle = openBundle(place, new Set(), now);
  if (!bundle) return [];
  const { receipts } = buildStandingBlock({ bundle });
  const repository = readHead(place)?.repository ?? { files: [], rules: [] };
  return [
    { name: "Block", state: "ok", detail: blockWords(receipts.map(({ form }) => form)) },
    ...repositoryFiles(root, repository).map((file) => fileFinding(root, file)),
  ];
}

function blockWords(forms: readonly string[]): string {
  const count = (form: string) => forms.filter((other) => other === form).length;
  const [full, headings, cut] = [count("standing_block"), count("heading"), count("cut")];
  if (headings + cut === 0) return `${full} rule${full === 1 ? "" : "s"} in full in each session`;
  return `saturated: ${full} rules in full, ${headings} by heading, ${cut} counted; all of them: heed rules list`;
}

function fileFinding(root: string, { path, state, why }: RepositoryFileState): DeliveryFinding {
  if (state === "current") return { name: "File", state: "ok", detail: `${path} is up to date` };
  const over = isSectionOverBudget(root, path, state) ? ", over budget" : "";
  const todo = state === "drifted" || state === "refused" ? "heed files status" : "heed files sync";
  const what = why === null ? state : `refused, because ${why}`;
  return { name: "File", state: "warning", detail: `${path} is ${what}${over}: ${todo}` };
}

function isSectionOverBudget(root: string, path: string, state: RepositoryFileState["state"]): boolean {
  if (state !== "drifted" && state !== "outdated") return false;
  const [, part = ""] = SECTION.exec(readFileSync(join(root, path), "utf8")) ?? [];
  return isOverBudget(part);
}
