import type { z } from "zod";
import { factSourceSchema } from "@/core/fact/schema";
import { exportLibraryInput, type LibraryExport } from "@/core/library-export/schema";
import { scopeSchema } from "@/core/rule/schema";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { contentOf } from "./content";
import { ruleNumber } from "./number";
import { ruleSelect } from "./select";
import { personOf, visibleRules } from "./visibility";

const MAX_ROWS = 2_000;

/**
 * The rules that the actor sees in a project and their own facts, for a file (interface.md section 2, export). What was
 * dismissed, archived or replaced is left out. Audited: own words leave the server.
 * @throws FORBIDDEN for a token that may not read own data
 */
export async function exportLibrary({
  ctx,
  input,
}: VerbArguments<z.input<typeof exportLibraryInput>>): Promise<LibraryExport> {
  await requirePermission(ctx, "own:write");
  const { personal } = exportLibraryInput.parse(input);
  const ownerId = personOf(ctx);
  const here = { OR: [{ projectId: ctx.project.id }, { projectId: null }] };
  return withTransaction(ctx, async (tx) => {
    const rows = await tx.rule.findMany({
      where: {
        AND: [visibleRules(ctx), personal === "true" ? { layer: "personal" } : {}],
        status: { in: ["active", "paused", "proposed"] },
      },
      orderBy: [{ layer: "asc" }, { number: "asc" }],
      take: MAX_ROWS,
      select: ruleSelect,
    });
    const facts = await tx.learnedFact.findMany({
      where: { ownerId, retiredAt: null, ...here },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_ROWS,
      select: { content: true, scope: true, source: true, confidence: true },
    });
    const exported: LibraryExport = {
      ...{ schemaVersion: 1, project: ctx.project.slug, exportedAt: ctx.now().toISOString() },
      rules: rows.flatMap((row) => {
        const [version] = row.versions;
        if (!version) return [];
        const { statement, instruction, claim, severity, recipe, applicability, verifier } =
          contentOf(version);
        const { layer, number, scope, status, mode, source } = row;
        return [
          {
            ...{ number: ruleNumber(layer, number), layer, scope, status, mode, source },
            ...{ statement, instruction, topic: claim.topic, severity, recipe, applicability, verifier },
          },
        ];
      }),
      facts: facts.map(({ content, scope, source, confidence }) => ({
        ...{ statement: content, confidence },
        ...{ scope: scopeSchema.parse(scope), source: factSourceSchema.parse(source) },
      })),
    };
    await emitAudit(tx, ctx, {
      action: "rule.export",
      chain: { kind: "user", subjectId: ownerId },
      entity: { type: "project", id: ctx.project.id },
      after: { rules: exported.rules.length, facts: exported.facts.length },
    });
    return exported;
  });
}
