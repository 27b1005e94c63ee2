import type { EnforcementContext, Moment } from "../enforcement/schema";
import type { AgentAction } from "../hook-event/schema";
import { fileContentKind } from "./file-content/kind";
import { filePathKind } from "./file-path/kind";
import "./regex-engine";
import { codePatternKind } from "./code-pattern/kind";
import { commitMessageKind } from "./commit-message/kind";
import { importKind } from "./import/kind";
import { messageKind } from "./message/kind";
import { modelJudgeKind } from "./model-judge/kind";
import { requiredStepKind } from "./required-step/kind";
import { shellCommandKind } from "./shell-command/kind";
import { textFormatKind } from "./text-format/kind";
import { toolUseKind } from "./tool-use/kind";
import type { VerifierKind } from "./verifier";
import { workspaceStateKind } from "./workspace-state/kind";

/** A kind whose spec has yet to be parsed; what shared code sees. */
export type AnyVerifierKind = VerifierKind<unknown>;

/** All kinds, in the order of the form. One line a kind. */
export const VERIFIER_KINDS: AnyVerifierKind[] = [
  erase(shellCommandKind),
  erase(filePathKind),
  erase(fileContentKind),
  erase(requiredStepKind),
  erase(importKind),
  erase(commitMessageKind),
  erase(messageKind),
  erase(workspaceStateKind),
  erase(textFormatKind),
  erase(toolUseKind),
  erase(codePatternKind),
  erase(modelJudgeKind),
];

const byName = new Map(VERIFIER_KINDS.map((kind) => [kind.kind, kind]));

/** The kind of this name, or undefined for one that this version does not know. */
export function verifierKind(name: string): AnyVerifierKind | undefined {
  return byName.get(name);
}

/** Specs reach these functions only after the kind's own schema accepted them. */
function erase<TSpec>(kind: VerifierKind<TSpec>): AnyVerifierKind {
  return {
    ...kind,
    run: (spec: unknown, moment: Moment, context: EnforcementContext) =>
      kind.run(spec as TSpec, moment, context),
    explain: (spec: unknown) => kind.explain(spec as TSpec),
    index: (spec: unknown) => kind.index(spec as TSpec),
    relatedKey: (spec: unknown, action: AgentAction) => kind.relatedKey(spec as TSpec, action),
  };
}
