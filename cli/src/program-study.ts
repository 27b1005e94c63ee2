import type { Command } from "commander";
import type { ProgramHandlers } from "./program-handlers";

type ImportFlags = { dryRun?: boolean; yes?: boolean; json?: boolean; enforceable?: boolean };

/** What learns from files and from past work. */
export function addStudy(program: Command, handlers: ProgramHandlers): void {
  program
    .command("import [files...]")
    .description(
      "propose rules from CLAUDE.md, AGENTS.md, GEMINI.md, .cursorrules, .cursor/rules, JSON and the like",
    )
    .option("--dry-run", "only say what is in them; nothing is sent")
    .option("--enforceable", "only what has an exact check")
    .option("-y, --yes", "do not ask")
    .option("--json")
    .action(
      (files: string[], { dryRun = false, yes = false, json = false, enforceable = false }: ImportFlags) =>
        handlers.importFiles({ files, dryRun, yes, json, enforceable }),
    );
}
