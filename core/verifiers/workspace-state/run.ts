import type { EnforcementContext, Moment } from "../../enforcement/schema";
import { baseName } from "../../shell/paths";
import { evidenceText, fileChangesOf } from "../evidence";
import { matchesAnyGlob } from "../glob";
import type { VerifierKind } from "../verifier";
import type { WorkspaceStateSpec } from "./spec";

/** Judges, at the end of a turn, what the task left in the workspace (enforcement.md section 2). */
export const runWorkspaceState: VerifierKind<WorkspaceStateSpec>["run"] = (spec, moment, context) => {
  if (moment.point !== "turn_finished" || context.planMode) return { verdict: "satisfied", relevant: false };
  const created = createdFiles(moment, context);
  const leftover = created.find(
    (path) => matchesAnyGlob(spec.leftovers ?? [], path) && !matchesAnyGlob(spec.except ?? [], path),
  );
  const lonely = spec.newNeeds ? withoutPartner(spec.newNeeds, created) : undefined;
  const wrong = leftover ?? lonely;
  if (wrong !== undefined) return { verdict: "violated", relevant: true, evidence: evidenceText(wrong) };
  return { verdict: "satisfied", relevant: wasConcerned(spec, context) };
};

/** Files that the task made, by tools or by the shell, and did not take away again. */
function createdFiles(
  moment: Extract<Moment, { point: "turn_finished" }>,
  { steps }: EnforcementContext,
): string[] {
  const present = new Set(moment.filesCreated);
  for (const { action, outcome } of steps) {
    if (outcome === "denied" || action.kind !== "shell_command") continue;
    for (const change of fileChangesOf(action)) {
      if (change.op === "create") present.add(change.path);
      if (change.op === "delete") remove(present, change.path);
      if (change.op === "move" && change.movedFrom && present.delete(change.movedFrom))
        present.add(change.path);
    }
  }
  return [...present];
}

function remove(present: Set<string>, path: string): void {
  for (const one of present) if (one === path || one.startsWith(`${path}/`)) present.delete(one);
}

/** A file counts as relevant while the task made one that the rule is about, even if it is gone. */
function wasConcerned(spec: WorkspaceStateSpec, { steps }: EnforcementContext): boolean {
  const globs = [...(spec.leftovers ?? []), ...(spec.newNeeds?.files ?? [])];
  return steps.some(({ action }) =>
    fileChangesOf(action).some(({ op, path }) => op === "create" && matchesAnyGlob(globs, path)),
  );
}

function withoutPartner(
  needs: NonNullable<WorkspaceStateSpec["newNeeds"]>,
  created: readonly string[],
): string | undefined {
  return created.find((path) => {
    if (!matchesAnyGlob(needs.files, path) || matchesAnyGlob(needs.except ?? [], path)) return false;
    const name = baseName(path).split(".")[0] ?? "";
    const partners = needs.partner.map((glob) => glob.replaceAll("{name}", name));
    return !created.some((other) => other !== path && matchesAnyGlob(partners, other));
  });
}
