import { fileMoment, shellMoment } from "../verifiers/cases";
import type { Example } from "./recipe";

export function commandExample(command: string): Example {
  return { text: command, moment: shellMoment(command) };
}

export function commandExamples(commands: readonly string[]): Example[] {
  return commands.map(commandExample);
}

type FileExample = Parameters<typeof fileMoment>[0];

const VERBS = { create: "create", modify: "change", delete: "delete", move: "move" } as const;

export function fileExample(write: FileExample): Example {
  const text = `${VERBS[write.op ?? "modify"]} ${write.path}${write.added ? `: ${write.added}` : ""}`;
  return { text, moment: fileMoment(write) };
}
