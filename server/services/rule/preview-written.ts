import { whyReminder } from "@/core/compilation/why-reminder";
import { sharedTextProblem } from "@/core/rule/shared-text";
import { type PreviewWrittenInput, previewWrittenInput, type WrittenPreview } from "@/core/rule/written";
import type { VerbArguments } from "../context";
import { type CompiledPick, loadLibrary, standingOf } from "../recipe/internal";
import { requirePermission } from "../require-permission";
import { readWords } from "./read-written";

/**
 * What would become of words that somebody types as a rule: the sentences, what each would check, and what stands in
 * the way of each, one another included (learning.md section 5). Nothing is written.
 * @throws INVALID for words that are no rule of one to ten sentences
 */
export async function previewWritten({
  ctx,
  input,
}: VerbArguments<PreviewWrittenInput>): Promise<WrittenPreview> {
  await requirePermission(ctx, "rule:read");
  const { reach, onlyNow, masked, wishes } = readWords(previewWrittenInput.parse(input));
  const library = await loadLibrary(ctx, reach);
  const before: CompiledPick[] = [];
  const rules = wishes.map((wish) => {
    const { content, examples } = wish;
    const standing = standingOf(library, wish, { reach, before });
    if (!standing) before.push(wish);
    return {
      ...{ content, standing },
      reminder: content.verifier === null ? whyReminder(content.statement) : null,
      stops: examples.stop.map(({ text }) => text),
      passes: examples.pass.map(({ text }) => text),
      problem: reach === "shared" ? (sharedTextProblem(content)?.problem ?? null) : null,
    };
  });
  return { reach, onlyNow, masked, rules };
}
