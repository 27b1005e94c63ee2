import type { z } from "zod";
import { COMPILER_VERSION } from "@/core/compilation/compiler-version";
import { type WrittenRules, writeRulesInput } from "@/core/rule/written";
import { withTransaction } from "@/server/db/transaction";
import type { VerbArguments } from "../context";
import { type CompiledPick, loadLibrary, placeOf, standingOf } from "../recipe/internal";
import { requirePermission } from "../require-permission";
import { insertWritten } from "./insert-written";
import { readWords } from "./read-written";
import { toChange } from "./to-reference";

/** Ten rules, each with its version, its audit entry and its place in the bundle. */
const TIMEOUT_MS = 30_000;

/**
 * Makes rules of a person's own words, typed by hand, all or none. Own ones count at once, shared ones are proposed and
 * wait for a second person (trust.md section 5); the words are kept as evidence. What a rule says already, or
 * contradicts, is left out and told (learning.md section 5).
 * @throws INVALID for words that are no rule of one to ten sentences, or that may not be told to others
 */
export async function writeRules({
  ctx,
  input,
}: VerbArguments<z.input<typeof writeRulesInput>>): Promise<WrittenRules> {
  const { mode, ...typed } = writeRulesInput.parse(input);
  const { words, reach, wishes } = readWords(typed);
  const place = placeOf(reach);
  await requirePermission(ctx, place.layer === "project" ? "rule:propose" : "own:write");
  return withTransaction(
    ctx,
    async (tx, inner) => {
      const library = await loadLibrary(inner, reach);
      const before: CompiledPick[] = [];
      const answer: WrittenRules = { added: [], left: [] };
      for (const wish of wishes) {
        const { content } = wish;
        const standing = standingOf(library, wish, { reach, before });
        if (standing) {
          answer.left.push({ statement: content.statement, standing });
          continue;
        }
        before.push(wish);
        const rule = await insertWritten(tx, inner, {
          ...{ content, ...place, words, compiler: COMPILER_VERSION },
          mode: content.verifier === null ? "remind" : mode,
          reason: "Written by hand.",
        });
        answer.added.push(toChange(rule).rule);
      }
      return answer;
    },
    { timeoutMs: TIMEOUT_MS },
  );
}
