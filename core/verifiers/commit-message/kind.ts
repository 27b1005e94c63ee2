import { shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import { runCommitMessage } from "./run";
import { type CommitMessageSpec, commitMessageSpec } from "./spec";

const conventional: CommitMessageSpec = { kind: "commit-message", conventional: true };
const noTrailer: CommitMessageSpec = { kind: "commit-message", forbid: ["co-authored-by: claude"] };

export const commitMessageKind: VerifierKind<CommitMessageSpec> = {
  kind: "commit-message",
  title: "Commit message",
  spec: commitMessageSpec,
  points: ["action_requested"],
  actionKinds: ["shell_command"],
  run: runCommitMessage,
  explain: (spec) => ({
    when: "The agent commits with a message that the command shows.",
    stops: [
      ...(spec.conventional ? ["a subject that is not `type(scope): text`"] : []),
      ...(spec.maxSubject ? [`a subject of more than ${spec.maxSubject} characters`] : []),
      ...(spec.oneLine ? ["a body after the subject"] : []),
      ...(spec.forbid ?? []).map((text) => `“${text}” anywhere in the message`),
    ],
    passes: ["commits that keep their message (`--amend --no-edit`)", "merges and reverts as git words them"],
  }),
  index: () => ({ shell: ["git"] }),
  relatedKey: (_spec, action) => (action.kind === "shell_command" ? "git commit" : null),
  cases: {
    stop: [
      { name: "plain subject", spec: conventional, moment: shellMoment('git commit -m "fixed stuff"') },
      { name: "combined letters", spec: conventional, moment: shellMoment("git commit -am 'Update readme'") },
      {
        name: "heredoc",
        spec: conventional,
        moment: shellMoment("git commit -m \"$(cat <<'EOF'\nadd feature\n\nbody\nEOF\n)\""),
      },
      { name: "piped", spec: conventional, moment: shellMoment("git commit -F - <<'EOF'\nadd feature\nEOF") },
      {
        name: "trailer",
        spec: noTrailer,
        moment: shellMoment('git commit -m "feat: x" -m "Co-Authored-By: Claude <a@b>"'),
      },
    ],
    pass: [
      {
        name: "with scope",
        spec: conventional,
        moment: shellMoment('git commit -m "fix(api): handle empty body"'),
      },
      { name: "breaking", spec: conventional, moment: shellMoment("git commit -m 'feat!: drop v1'") },
      { name: "no message", spec: conventional, moment: shellMoment("git commit --amend --no-edit") },
      { name: "other program", spec: noTrailer, moment: shellMoment('echo "Co-Authored-By: Claude"') },
    ],
  },
};
