import type { SimpleCommand } from "../../shell/simple-command";
import { evidenceText, shellOf } from "../evidence";
import type { VerifierKind } from "../verifier";
import type { CommitMessageSpec } from "./spec";
import { isWrongMessage } from "./wrong-message";

/** Judges the message of each `git commit` of a line; a commit without a visible message passes. */
export const runCommitMessage: VerifierKind<CommitMessageSpec>["run"] = (spec, moment) => {
  if (moment.point === "turn_finished" || moment.action.kind !== "shell_command") {
    return { verdict: "satisfied", relevant: false };
  }
  const messages = shellOf(moment.action).commands.filter(isCommit).flatMap(messageOf);
  const wrong = messages.find((message) => isWrongMessage(spec, message));
  if (wrong !== undefined) return { verdict: "violated", relevant: true, evidence: evidenceText(wrong) };
  return { verdict: "satisfied", relevant: messages.length > 0 };
};

function isCommit({ program, strictWords, words }: SimpleCommand): boolean {
  return program === "git" && (strictWords[0] === "commit" || words[0] === "commit");
}

/** Several `-m` are paragraphs; `-F -` reads what the line pipes in. */
function messageOf({ flags, stdin }: SimpleCommand): string[] {
  const parts = flags
    .filter(({ name }) => name === "-m" || name === "--message")
    .flatMap(({ value }) => value ?? []);
  if (parts.length > 0) return [parts.join("\n\n")];
  const fromInput = flags.some(({ name, value }) => (name === "-F" || name === "--file") && value === "-");
  return fromInput && stdin !== undefined ? [stdin] : [];
}
