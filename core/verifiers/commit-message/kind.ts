import { shellMoment } from "../cases";
import type { VerifierKind } from "../verifier";
import { runCommitMessage } from "./run";
import { type CommitMessageSpec, commitMessageSpec } from "./spec";

const conventional: CommitMessageSpec = { kind: "commit-message", conventional: true };
const noTrailer: CommitMessageSpec = { kind: "commit-message", forbid: ["co-authored-by: claude"] };

const areaFirst: CommitMessageSpec = { kind: "commit-message", subject: ["@: *"] };
const ticket: CommitMessageSpec = { kind: "commit-message", holds: ["ABC-#"] };
const lower: CommitMessageSpec = { kind: "commit-message", subjectStart: "lower", noFinalStop: true };

function quoted(form: string): string {
  return `\`${form}\``;
}

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
      ...(spec.subject ? [`a subject that has not the form ${spec.subject.map(quoted).join(" or ")}`] : []),
      ...(spec.holds ? [`a message without ${spec.holds.map(quoted).join(" or ")}`] : []),
      ...(spec.subjectStart
        ? [`a subject that does not begin with an ${spec.subjectStart}-case letter`]
        : []),
      ...(spec.noFinalStop ? ["a full stop at the end of the subject"] : []),
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
      { name: "no area", spec: areaFirst, moment: shellMoment('git commit -m "rotate keys"') },
      {
        name: "form in the second paragraph only",
        spec: areaFirst,
        moment: shellMoment('git commit -m "rotate keys" -m "auth: all of them"'),
      },
      { name: "no ticket", spec: ticket, moment: shellMoment('git commit -m "rotate keys" -m "XABC-1"') },
      { name: "capital letter", spec: lower, moment: shellMoment('git commit -m "auth: Rotate keys"') },
      { name: "full stop", spec: lower, moment: shellMoment('git commit -m "rotate keys."') },
    ],
    pass: [
      {
        name: "with scope",
        spec: conventional,
        moment: shellMoment('git commit -m "fix(api): handle empty body"'),
      },
      { name: "breaking", spec: conventional, moment: shellMoment("git commit -m 'feat!: drop v1'") },
      { name: "no message", spec: conventional, moment: shellMoment("git commit --amend --no-edit") },
      { name: "area", spec: areaFirst, moment: shellMoment('git commit -m "auth: rotate keys"') },
      { name: "path as area", spec: areaFirst, moment: shellMoment('git commit -m "net/http: close body"') },
      { name: "area, made by git", spec: areaFirst, moment: shellMoment("git commit -m 'Revert \"x\"'") },
      { name: "ticket in the body", spec: ticket, moment: shellMoment('git commit -m "x" -m "see ABC-12"') },
      { name: "lower case", spec: lower, moment: shellMoment('git commit -m "fix(api): 404 on read"') },
      { name: "other program", spec: noTrailer, moment: shellMoment('echo "Co-Authored-By: Claude"') },
    ],
  },
};
