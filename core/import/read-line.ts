import { compile } from "../compilation/compile";
import type { CompileResult } from "../compilation/schema";
import { detectLanguage } from "../correction/language";
import { extract } from "../extraction/extract";
import type { RuleCandidate } from "../extraction/schema";
import { extractWhole } from "../rule/shape-extract";
import type { AddedTopic } from "../topics/added-topics";
import { asksForSomething } from "./asks";
import type { ImportLine, LineKind } from "./schema";

/** A wish of a line with what became of it in the compiler. */
export type LineWish = CompileResult & { candidate: RuleCandidate; enforceable: boolean };
export type ReadLine = { line: ImportLine; kind: LineKind; wishes: LineWish[] };

/** What somebody wrote down counts nearly as much as what they say; moved by what happens afterwards. */
const CONFIDENCE = 0.9;

/**
 * Reads one line of an instruction file as a wish that was said for good, and compiles it (learning.md section 4).
 * The source is `imported`, so that nothing of it activates by itself (enforcement.md section 4).
 * @param topics subject areas that an admin added
 */
export function readLine(line: ImportLine, topics: AddedTopic[] = []): ReadLine {
  const { language } = detectLanguage(line.text);
  const input = { message: line.text, language, label: "preference" as const };
  const { candidates } = extractWhole({ ...input, ...(topics.length > 0 && { topics }) }, extract);
  const asked = candidates.filter(
    (one) => one.form !== "fact" && asksForSomething(one.words.trim() || line.text, one),
  );
  if (asked.length === 0)
    return { line, kind: candidates.length > 0 ? "description" : "unreadable", wishes: [] };
  const wishes = asked.map((one): LineWish => {
    const candidate = asImported(one, line);
    const compiled = compile({ candidate });
    const enforceable = compiled.content.tier === "deterministic" && compiled.report?.passed === true;
    return { candidate, ...compiled, enforceable };
  });
  return { line, kind: wishes.some(({ enforceable }) => enforceable) ? "enforceable" : "reminder", wishes };
}

/** Where the file counts, the wish counts; a file of the person's own counts everywhere. */
function asImported(candidate: RuleCandidate, { scope, paths, package: folder }: ImportLine): RuleCandidate {
  const { applicability } = candidate;
  return {
    ...candidate,
    ...{ source: "imported", confidence: CONFIDENCE },
    scope: candidate.scope === "project" || candidate.scope === "session" ? scope : candidate.scope,
    applicability: {
      ...applicability,
      paths: applicability.paths.length > 0 ? applicability.paths : paths,
      ...(folder !== undefined && applicability.package === undefined && { package: folder }),
    },
  };
}
