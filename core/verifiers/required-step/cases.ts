import { fileAction, fileMoment, readAction, shellAction, shellMoment, stepsOf, turnEnd } from "../cases";
import type { VerifierKind } from "../verifier";
import type { RequiredStepSpec } from "./spec";

const testsLast: RequiredStepSpec = {
  kind: "required-step",
  trigger: { changed: ["*.py"] },
  step: { commands: [{ program: ["pytest"] }] },
  before: "finish",
  fresh: true,
};
const readFirst: RequiredStepSpec = {
  kind: "required-step",
  trigger: { changed: ["**"], ops: ["modify"] },
  step: { readsSameFile: true },
  before: "action",
};
const lintCommit: RequiredStepSpec = { ...testsLast, before: "commit" };

const edit = fileAction({ path: "a.py", added: "y" });
const test = shellAction("pytest -q");

export const requiredStepCases: VerifierKind<RequiredStepSpec>["cases"] = {
  stop: [
    { name: "no step", spec: testsLast, moment: turnEnd(), context: { steps: stepsOf(edit) } },
    { name: "stale step", spec: testsLast, moment: turnEnd(), context: { steps: stepsOf(test, edit) } },
    {
      name: "before a commit",
      spec: lintCommit,
      moment: shellMoment("git commit -m x"),
      context: { steps: stepsOf(edit) },
    },
    { name: "unread file", spec: readFirst, moment: fileMoment({ path: "a.py", added: "y" }) },
  ],
  pass: [
    {
      name: "step after the change",
      spec: testsLast,
      moment: turnEnd(),
      context: { steps: stepsOf(edit, test) },
    },
    {
      name: "nothing changed",
      spec: testsLast,
      moment: turnEnd(),
      context: { steps: stepsOf(readAction("a.py")) },
    },
    {
      name: "plan mode",
      spec: testsLast,
      moment: turnEnd(),
      context: { steps: stepsOf(edit), planMode: true },
    },
    {
      name: "same line",
      spec: lintCommit,
      moment: shellMoment("pytest && git commit -m x"),
      context: { steps: stepsOf(edit) },
    },
    {
      name: "read before",
      spec: readFirst,
      moment: fileMoment({ path: "a.py", added: "y" }),
      context: { steps: stepsOf(readAction("a.py")) },
    },
  ],
};
