import { buildBundle } from "../../core/bundle/build";
import type { Bundle } from "../../core/bundle/schema";
import type { compile } from "../../core/compilation/compile";
import { extract } from "../../core/extraction/extract";
import { readWish } from "../../core/extraction/read-wish";
import type { RuleCandidate } from "../../core/extraction/schema";
import type { RuleContent } from "../../core/rule/schema";
import { languageOfText } from "../../core/topics/function-words";
import type { CorpusCase } from "./corpus-case";

export type CompileWish = typeof compile;
export type CompiledRule = { content: RuleContent; bundle: Bundle };

/**
 * Rule text and correction → candidate → compiled rule, as the pipeline does it; null when the
 * extractor finds no wish in either. A deterministic result is preferred.
 */
export function ruleOf(corpusCase: CorpusCase, compileWish: CompileWish): CompiledRule | null {
  const contents = candidatesOf(corpusCase).map((candidate) => compileWish({ candidate }).content);
  const content = contents.find(({ tier }) => tier === "deterministic") ?? contents[0];
  return content ? { content, bundle: bundleOf(content) } : null;
}

/** The rule's text is read as the rule form reads it, both texts as extraction does. */
function candidatesOf({ rule, correction }: CorpusCase): RuleCandidate[] {
  const extracted = [rule, correction].flatMap(
    (message) => extract({ message, language: languageOfText(message), label: "preference" }).candidates,
  );
  return [readWish({ text: rule, language: languageOfText(rule) }), ...extracted].map((candidate) => ({
    ...candidate,
    directive: rule.slice(0, 300),
    words: correction,
  }));
}

function bundleOf(content: RuleContent): Bundle {
  return buildBundle(
    {
      project: "eval",
      revision: { personal: 1, project: 0 },
      generatedAt: "2026-01-01T00:00:00.000Z",
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      rules: [
        {
          id: "00000000-0000-7000-8000-000000000001",
          number: "R1",
          layer: "personal",
          scope: "project",
          version: 1,
          mode: "block",
          severity: content.severity,
          tier: content.tier,
          topic: content.claim.topic,
          statement: content.statement,
          instruction: content.instruction,
          message: content.message,
          remedy: content.remedy,
          applicability: content.applicability,
          verifier: content.verifier,
          onExhausted: content.onExhausted,
          words: null,
          author: "you",
          approvers: [],
          createdAt: "2026-01-01T00:00:00.000Z",
          weight: 0,
          occurrences: 1,
          lastRecurredAt: null,
          claim: content.claim,
        },
      ],
    },
    () => "0",
  );
}
