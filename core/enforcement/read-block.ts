import { STANDING_BLOCK_LIMITS } from "./fit-sections";
import { estimateTokens, utf8Length } from "./token-estimate";

export type BlockBudget = { bytes: number; tokens: number; characters?: number };

/** True when a standing block is larger than it may be. */
export function isOverBudget(text: string, budget: BlockBudget = STANDING_BLOCK_LIMITS): boolean {
  const { bytes, tokens, characters = Number.POSITIVE_INFINITY } = budget;
  return utf8Length(text) > bytes || estimateTokens(text) > tokens || text.length > characters;
}

/**
 * Reads a standing block that may be over budget, as one of another version or for a host with less room: whole
 * sections are left out from the end and counted in the last line (enforcement.md section 6).
 * @returns the text that fits, and how many sections were left out
 */
export function readBlock(
  text: string,
  budget: BlockBudget = STANDING_BLOCK_LIMITS,
): { text: string; trimmed: number } {
  if (!isOverBudget(text, budget)) return { text, trimmed: 0 };
  const lines = text.split("\n");
  const sections = lines.filter((line) => line.startsWith("- "));
  for (let kept = sections.length - 1; kept >= 0; kept -= 1) {
    const trimmed = sections.length - kept;
    const shorter = without(lines, kept, trimmed);
    if (!isOverBudget(shorter, budget)) return { text: shorter, trimmed };
  }
  return { text: "", trimmed: sections.length };
}

function without(lines: readonly string[], kept: number, trimmed: number): string {
  let seen = 0;
  const left = lines.filter((line) => !line.startsWith("- ") || seen++ < kept);
  const at = left.findIndex((line) => MORE.test(line));
  const more = trimmed + Number(MORE.exec(left[at] ?? "")?.[1] ?? 0);
  const line = `and ${more} more: heed rules list`;
  if (at >= 0) return left.with(at, line).join("\n");
  const after = left.findLastIndex((text) => text.startsWith("- ")) + 1 || Math.max(0, left.length - 1);
  return left.toSpliced(after, 0, line).join("\n");
}

const MORE = /^and (\d+) more: heed rules list$/;
