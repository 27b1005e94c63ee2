import { contentHash } from "@/core/rule/content-hash";
import { type RuleContent, ruleContentSchema } from "@/core/rule/schema";
import type { Prisma } from "@/generated/prisma/client";
import { sha256 } from "../audit/emit-audit";
import type { VersionRow } from "./select";

type ContentRow = Pick<VersionRow, keyof RuleContent>;

/** The content of a stored version, parsed: JSON columns have no type of their own. */
export function contentOf(row: ContentRow): RuleContent {
  return ruleContentSchema.parse({
    statement: row.statement,
    instruction: row.instruction,
    message: row.message,
    remedy: row.remedy,
    applicability: row.applicability,
    verifier: row.verifier,
    tier: row.tier,
    recipe: row.recipe,
    recipeParams: row.recipeParams,
    claim: row.claim,
    severity: row.severity,
    onExhausted: row.onExhausted,
  });
}

/** Columns of a content; a field of JSON that is null stays an SQL NULL. */
export function contentColumns(content: RuleContent) {
  const { verifier, recipeParams, ...plain } = content;
  return {
    ...plain,
    verifier: jsonColumn(verifier),
    recipeParams: jsonColumn(recipeParams),
    contentHash: hashOf(content),
  };
}

/** What approvals are bound to (trust.md section 5). */
export function hashOf(content: RuleContent): string {
  return contentHash(content, sha256);
}

/** A JSON value for a nullable column; it went through a schema or JSON.parse before. */
export function jsonColumn(value: unknown): Prisma.InputJsonValue | undefined {
  if (value === null || value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}
