import { readTyped } from "@/core/extraction/read-typed";
import { readWish } from "@/core/extraction/read-wish";
import { type RuleCandidate, ruleCandidateSchema } from "@/core/extraction/schema";
import { stableJson } from "@/core/rule/content-hash";
import type { RuleContent } from "@/core/rule/schema";
import { reader } from "@/server/db/transaction";
import { type Origin, readOrigin } from "../backtest/read-origin";
import type { ProjectServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { WRITTEN } from "../rule/insert-written";
import type { RuleRow } from "../rule/select";
import { personOf } from "../rule/visibility";

/** A wish as it was understood, with what its person's agent had done. */
export type CompileSource = Origin & { candidate: RuleCandidate };

const MADE = ["new", "supersede", "update"] as const;
const MAX_RECORDS = 20;
const NO_ORIGIN: Origin = { act: null, steps: [], accepted: null, obeyed: null };

type ReadSource = { rule: RuleRow; content: RuleContent };

/**
 * What a version was compiled from, as far as it is this person's own and still kept: the newest of the rule's wishes
 * with the claim of the version. A shared rule has its proposer's; a rule made of a fact has the fact; one that was
 * typed by hand has the typed words, and one of a recipe the recipe's sentence.
 */
export async function readCompileSource({
  ctx,
  input: { rule, content },
}: {
  ctx: ProjectServiceContext;
  input: ReadSource;
}): Promise<CompileSource | null> {
  await requirePermission(ctx, "own:read");
  const candidate =
    (await fromDecision(ctx, rule, content)) ??
    (await fromFact(ctx, rule)) ??
    (await fromHand(ctx, rule, content));
  if (!candidate || !isSameClaim(candidate, content)) return null;
  // Acts are their person's own: what is told to others is compiled from the wish alone.
  if (rule.layer === "project") return { candidate, ...NO_ORIGIN };
  return { candidate, ...(await readOrigin(ctx, rule.id)) };
}

function isSameClaim({ claim }: RuleCandidate, content: RuleContent): boolean {
  return stableJson(claim) === stableJson(content.claim);
}

async function fromDecision(
  ctx: ProjectServiceContext,
  rule: RuleRow,
  content: RuleContent,
): Promise<RuleCandidate | null> {
  const ownerId = personOf(ctx);
  const evidence = await reader(ctx).ruleEvidence.findMany({
    where: { ruleId: rule.id, ownerId, recordId: { not: null } },
    select: { recordId: true },
    take: MAX_RECORDS,
  });
  const recordIds = evidence.flatMap(({ recordId }) => recordId ?? []);
  const decisions = await reader(ctx).resolution.findMany({
    where: {
      ...{ ownerId, action: { in: [...MADE] }, undoneAt: null },
      ...(rule.layer === "personal" ? { resultRuleId: rule.id } : { recordId: { in: recordIds } }),
    },
    orderBy: [{ createdAt: "desc" }, { position: "asc" }],
    select: { candidate: true },
  });
  const candidates = decisions.flatMap((row) => ruleCandidateSchema.safeParse(row.candidate).data ?? []);
  return candidates.find((candidate) => isSameClaim(candidate, content)) ?? null;
}

async function fromFact(ctx: ProjectServiceContext, rule: RuleRow): Promise<RuleCandidate | null> {
  const evidence = await reader(ctx).ruleEvidence.findFirst({
    where: { ruleId: rule.id, ownerId: personOf(ctx), factId: { not: null }, recordId: null },
    orderBy: { occurredAt: "desc" },
    select: { fact: { select: { content: true, language: true } } },
  });
  return evidence?.fact ? readWish({ text: evidence.fact.content, language: evidence.fact.language }) : null;
}

/** Made by hand: what was typed, as far as it is kept, else the sentence that the rule shows. */
async function fromHand(
  ctx: ProjectServiceContext,
  rule: RuleRow,
  content: RuleContent,
): Promise<RuleCandidate | null> {
  const taught = await reader(ctx).ruleEvidence.findMany({
    where: { ruleId: rule.id, ownerId: personOf(ctx), kind: { not: "relapse" } },
    select: { kind: true, excerpt: true },
    take: MAX_RECORDS,
  });
  // Whatever else taught it was more than this sentence: without it there is nothing to compile.
  if (taught.some(({ kind }) => kind !== WRITTEN)) return null;
  const texts = [...taught.map(({ excerpt }) => excerpt), content.statement];
  const wishes = texts.filter((text) => text.trim() !== "").flatMap(readTyped);
  return wishes.find((wish) => isSameClaim(wish, content)) ?? null;
}
