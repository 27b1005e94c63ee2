import type { Command } from "commander";
import type { ProgramHandlers } from "./program-handlers";

type ImportFlags = { dryRun?: boolean; yes?: boolean; json?: boolean; enforceable?: boolean };

type BackfillFlags = { since: string; dryRun?: boolean; undo?: boolean; yes?: boolean; json?: boolean };

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
  program
    .command("backfill")
    .description("find corrections in the past transcripts of this repository; sends what you tick")
    .option("--since <span>", "how far back: 90d, 12w, 6m or a date", "90d")
    .option("--dry-run", "only show the list; nothing is sent")
    .option("--undo", "take back what earlier backfills of this project brought")
    .option("-y, --yes", "send all of the list without a question")
    .option("--json")
    .action(({ since, dryRun = false, undo = false, yes = false, json = false }: BackfillFlags) =>
      handlers.backfill({ since, dryRun, undo, yes, json }),
    );
}
