import type { CommandPattern } from "../verifiers/command-pattern";
import { requiredStepSpec } from "../verifiers/required-step/spec";
import { leavesOf } from "../verifiers/spec-parts";
import type { RuleContent } from "./schema";

/**
 * Commands that a shared rule makes other people's agents run: required steps, “do this instead”, and what its
 * sentences quote as code (trust.md section 5). The server knows no project's declared scripts, so every one of them
 * is shown to the approver as “every agent will run this”.
 * @returns each once, in the order of the rule
 */
export function toldCommands({ verifier, remedy, instruction, message, statement }: RuleContent): string[] {
  const steps = verifier === null ? [] : leavesOf(verifier).flatMap(stepCommands);
  const instead = remedy === null ? [] : [remedy.trim()];
  const quoted = [statement, instruction, message].flatMap(codeSpans);
  // A quoted command inside of the remedy is told by the remedy.
  const extra = quoted.filter((command) => !remedy?.includes(command));
  return [...new Set([...steps, ...instead, ...extra])].filter((command) => command !== "");
}

/** A step is satisfied by any of its commands: one line that hides none of them. */
function stepCommands(leaf: { kind: string; [field: string]: unknown }): string[] {
  const parsed = requiredStepSpec.safeParse(leaf);
  const commands = parsed.success ? (parsed.data.step.commands ?? []) : [];
  return commands.length === 0 ? [] : [commands.map(spelledOut).join(" or ")];
}

function spelledOut({ program, subcommand, flags, args, env, through }: CommandPattern): string {
  const parts = [env?.join("|"), through?.join("|"), program.join("|"), subcommand?.join("|")];
  return [...parts, flags?.join(" "), args?.join("|")].filter(Boolean).join(" ");
}

function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`\n]{2,200})`/g)].map((match) => (match[1] ?? "").trim());
}
