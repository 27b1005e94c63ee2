import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import type { RecompilationOutcome } from "@/core/recompilation/schema";
import type { RuleContent } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { contentOf, hashOf, jsonColumn } from "@/server/services/rule/content";
import { mintCheckedRule } from "./mint-checked-rule";

type Wish = {
  number: number;
  layer?: "personal" | "project";
  outcome?: Extract<RecompilationOutcome, "waiting" | "blocked">;
  /** What the later compiler makes otherwise; default: another message. */
  change?: Partial<RuleContent>;
};

/** A rule in force that another compiler made, and what this one would make of it: another message. */
export async function mintRecompilation(
  place: { projectId: string; ownerId: string },
  { number, layer = "personal", outcome = "waiting", change = { message: "Ask before you push." } }: Wish,
): Promise<{ ruleId: string; recompilationId: string }> {
  const { id: ruleId } = await mintCheckedRule(place, { number, layer });
  const version = await db.ruleVersion.findFirstOrThrow({ where: { ruleId } });
  const before = contentOf(version);
  await db.ruleVersion.update({
    where: { id: version.id },
    data: { compiler: "0", contentHash: hashOf(before) },
  });
  const { id } = await db.recompilation.create({
    data: {
      ...{ ruleId, ...place, version: 1, compiler: COMPILER_VERSION, outcome },
      content: jsonColumn({ ...before, ...change }),
    },
    select: { id: true },
  });
  return { ruleId, recompilationId: id };
}
