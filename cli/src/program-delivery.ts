import type { Command } from "commander";
import { CHECK_FORMATS, type CheckFormat } from "./check/formats";
import { CommandFailure, EXIT } from "./commands/context";
import type { ProgramHandlers } from "./program-handlers";
import type { Comparison } from "./project/safe-git";

type CheckFlags = {
  diff?: string;
  staged?: boolean;
  untracked?: boolean;
  bundle?: string;
  format?: string;
  json?: boolean;
};

/** `heed check`: what is compared, and in which form the answer comes. */
export function addCheck(program: Command, handlers: ProgramHandlers): void {
  program
    .command("check [commit]")
    .description("which rules the files changed since a commit (HEAD) would break; for CI and commit hooks")
    .option("--diff <base>", "what this branch changed since it left another: --diff origin/main")
    .option("--staged", "what would be committed now")
    .option("--untracked", "new files too that git does not know yet")
    .option("--bundle <file>", "rules from a file of heed rules export-bundle, without a sign-in")
    .option("--format <format>", `${CHECK_FORMATS.join(", ")}`, "text")
    .option("--json", "the same as --format json")
    .action((commit: string | undefined, flags: CheckFlags) =>
      handlers.check({
        comparison: comparisonOf(commit, flags),
        untracked: flags.untracked ?? false,
        bundle: flags.bundle,
        format: flags.json ? "json" : formatOf(flags.format ?? "text"),
      }),
    );
}

function comparisonOf(commit: string | undefined, { diff, staged = false }: CheckFlags): Comparison {
  if ([commit, diff, staged || undefined].filter((given) => given !== undefined).length > 1)
    throw new CommandFailure("Give one of: a commit, --diff BASE, --staged.", EXIT.usage);
  if (staged) return { kind: "staged" };
  return diff === undefined ? { kind: "commit", commit: commit ?? "HEAD" } : { kind: "branch", base: diff };
}

function formatOf(given: string): CheckFormat {
  const format = CHECK_FORMATS.find((known) => known === given);
  if (format) return format;
  throw new CommandFailure(`There is no format ${given}. Formats: ${CHECK_FORMATS.join(", ")}`, EXIT.usage);
}

/** `heed files`: the project's rules in files of its repository. */
export function addFiles(program: Command, handlers: ProgramHandlers): void {
  const files = program.command("files").description("the project's rules in files of its repository");
  files
    .command("status", { isDefault: true })
    .description("what the project asks for, and whether somebody changed it by hand")
    .option("--json")
    .action(({ json = false }: { json?: boolean }) => handlers.filesStatus({ json }));
  files
    .command("sync")
    .description("write what the project asks for; what was changed by hand stays")
    .action(() => handlers.syncFiles());
  files
    .command("remove")
    .description("take Heed's part out of each file; reflections stay")
    .action(() => handlers.removeFiles());
}

export function addExportBundle(rules: Command, handlers: ProgramHandlers): void {
  rules
    .command("export-bundle [file]")
    .description("the project's shared rules as a file for heed check --bundle")
    .action((out: string | undefined) => handlers.exportBundle({ out }));
}
