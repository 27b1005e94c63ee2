import type { ZodType } from "zod";
import type { VerifierSpec } from "../rule/schema";
import { repairFilePath } from "./file-path/repair";
import { type FilePathSpec, filePathSpec } from "./file-path/spec";
import type { Misjudged, Repaired, Repairer } from "./repair";
import { repairShellCommand } from "./shell-command/repair";
import { type ShellCommandSpec, shellCommandSpec } from "./shell-command/spec";
import { partsOf } from "./spec-parts";

type AnyRepairer = {
  judge: (spec: VerifierSpec, misjudged: Misjudged) => Repaired<VerifierSpec> | null;
  condense: (spec: VerifierSpec) => Repaired<VerifierSpec> | null;
};

/** Kinds that can mend their specs; a new one is a file in its folder and one line here. Only the compiler loads it. */
const REPAIRERS: Record<string, AnyRepairer> = {
  "shell-command": repairerOf<ShellCommandSpec>(shellCommandSpec, repairShellCommand),
  "file-path": repairerOf<FilePathSpec>(filePathSpec, repairFilePath),
};

function repairerOf<TSpec extends VerifierSpec>(
  schema: ZodType<TSpec>,
  { judge, condense }: Repairer<TSpec>,
): AnyRepairer {
  return {
    judge: (spec, misjudged) => {
      const parsed = schema.safeParse(spec);
      return parsed.success ? judge(parsed.data, misjudged) : null;
    },
    // Over a limit it does not parse; the kind's own condenser looks at what it knows.
    condense: (spec) => condense?.(spec as TSpec) ?? null,
  };
}

/** The first part of a check that can be mended so that an event is judged as it must be; never inside of `not`. */
export function repairJudgement(spec: VerifierSpec, misjudged: Misjudged): Repaired<VerifierSpec> | null {
  return repairFirst(spec, (leaf, kind) => REPAIRERS[kind]?.judge(leaf, misjudged) ?? null);
}

/** The first part of a check that says the same in fewer words. */
export function condenseSpec(spec: VerifierSpec): Repaired<VerifierSpec> | null {
  return repairFirst(spec, (leaf, kind) => REPAIRERS[kind]?.condense(leaf) ?? null);
}

function repairFirst(
  spec: VerifierSpec,
  repair: (leaf: VerifierSpec, kind: string) => Repaired<VerifierSpec> | null,
): Repaired<VerifierSpec> | null {
  const tree = partsOf(spec);
  if (tree === null || tree.join === "not") return null;
  if (tree.join === null) return repair(spec, tree.leaf.kind);
  for (const [position, part] of tree.parts.entries()) {
    const repaired = repairFirst(part, repair);
    if (!repaired) continue;
    const parts = tree.parts.with(position, repaired.spec);
    return { spec: tree.join === "all" ? { all: parts } : { any: parts }, change: repaired.change };
  }
  return null;
}
