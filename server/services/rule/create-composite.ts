import type { z } from "zod";
import { HeedError, notFound } from "@/core/errors";
import type { RuleChange } from "@/core/rule/output";
import { compositeContent } from "@/core/rule/shape-composite";
import { createCompositeInput } from "@/core/rule/shape-input";
import type { Transaction } from "@/server/db/transaction";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ProjectServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { contentOf } from "./content";
import { insertRule } from "./insert-rule";
import { chainOf, lockRule, moveRule } from "./internal";
import { putUnder } from "./put-under";
import { assertSayable } from "./sayable";
import type { RuleRow } from "./select";
import { auditedRule, toChange } from "./to-reference";

type Composite = {
  parts: RuleRow[];
  statement: string;
  source: string;
  reason: string;
};

/**
 * Groups own rules that belong together under a composite parent, whose verifier is over its parts (learning.md
 * section 5). Undone by archiving the composite and detaching its parts.
 * @throws CONFLICT for shared rules, or where a part cannot stand under a parent
 */
export async function createComposite({
  ctx,
  input,
}: VerbArguments<z.input<typeof createCompositeInput>>): Promise<RuleChange> {
  await requirePermission(ctx, "own:write");
  const { statement, partIds } = createCompositeInput.parse(input);
  return withTransaction(ctx, async (tx, inner) => {
    const locked = new Map<string, RuleRow>();
    for (const id of [...new Set(partIds)].toSorted()) locked.set(id, await lockRule(tx, inner, id));
    const parts = [...new Set(partIds)].flatMap((id) => locked.get(id) ?? []);
    if (parts.some(({ layer }) => layer === "project")) {
      throw new HeedError(
        "CONFLICT",
        "Only your own rules can be grouped. Attach a shared rule to another one.",
      );
    }
    const made = await insertComposite(tx, inner, {
      ...{ parts, statement, source: "user_stated", reason: "Grouped by you." },
    });
    return toChange(made);
  });
}

/** Makes a composite over locked rules of one library and audits it and its parts. Part of a verb. */
export async function insertComposite(
  tx: Transaction,
  ctx: ProjectServiceContext,
  { parts, statement, source, reason }: Composite,
): Promise<RuleRow> {
  const [first] = parts;
  if (!first) throw notFound("Rule");
  const contents = parts.flatMap(({ versions: [version] }) => (version ? [contentOf(version)] : []));
  const content = compositeContent(statement, contents);
  assertSayable(content, first.layer);
  const rule = await insertRule(tx, ctx, {
    ...{ content, report: null, backtest: null, reason, statusReason: reason, source },
    ...{ layer: first.layer, scope: first.scope, ownerId: first.ownerId, hostSessionId: first.hostSessionId },
    // It counts for nothing without a part in force, and never stops by itself.
    ...{ status: "active", mode: "remind" },
  });
  const made = await moveRule(tx, ctx, { rule, reason, data: { shape: "composite" } });
  const placed: { before: RuleRow; after: RuleRow }[] = [];
  for (const before of parts) {
    placed.push({
      before,
      after: await putUnder(tx, ctx, { rule: before, parent: made, reason: before.statusReason }),
    });
  }
  await emitAudit(tx, ctx, {
    action: "rule.create",
    chain: chainOf(made),
    entity: { type: "rule", id: made.id },
    after: { ...auditedRule(made), shape: "composite" },
  });
  for (const { before, after } of placed) {
    await emitAudit(tx, ctx, {
      action: "rule.attach",
      chain: chainOf(after),
      entity: { type: "rule", id: after.id },
      before: { ...auditedRule(before), parent: null },
      after: { ...auditedRule(after), parent: made.id },
    });
  }
  return made;
}
