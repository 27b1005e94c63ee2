import { fileAction, shellAction, stepsOf, turnEnd } from "../cases";
import type { VerifierKind } from "../verifier";
import { runWorkspaceState } from "./run";
import { type WorkspaceStateSpec, workspaceStateSpec } from "./spec";

const noTemp: WorkspaceStateSpec = { kind: "workspace-state", leftovers: ["tmp_*", "*.log"] };
const tested: WorkspaceStateSpec = {
  kind: "workspace-state",
  newNeeds: { files: ["src/**/*.ts"], except: ["*.spec.ts"], partner: ["{name}.spec.ts"] },
};
const created = fileAction({ path: "tmp_a.py", op: "create", added: "x" });

export const workspaceStateKind: VerifierKind<WorkspaceStateSpec> = {
  kind: "workspace-state",
  title: "Workspace at the end",
  spec: workspaceStateSpec,
  points: ["turn_finished"],
  actionKinds: [],
  run: runWorkspaceState,
  explain: (spec) => ({
    when: "The agent ends its turn (not in plan mode).",
    stops: [
      ...(spec.leftovers ?? []).map((glob) => `a file ${glob} that the task made and left behind`),
      ...(spec.newNeeds
        ? [`a new ${spec.newNeeds.files.join(", ")} without ${spec.newNeeds.partner.join(" or ")}`]
        : []),
    ],
    passes: ["files that were there before the task", ...(spec.except ?? [])],
  }),
  index: () => ({ turnFinished: true, steps: true }),
  relatedKey: () => "workspace",
  cases: {
    stop: [
      { name: "left behind", spec: noTemp, moment: turnEnd(["tmp_a.py", "src/a.py"]) },
      { name: "in a folder", spec: noTemp, moment: turnEnd(["logs/debug.log"]) },
      { name: "no partner", spec: tested, moment: turnEnd(["src/cart.ts"]) },
    ],
    pass: [
      { name: "nothing of it", spec: noTemp, moment: turnEnd(["src/a.py"]) },
      {
        name: "removed again",
        spec: noTemp,
        moment: turnEnd(["tmp_a.py"]),
        context: { steps: stepsOf(created, shellAction("rm tmp_a.py")) },
      },
      { name: "partner", spec: tested, moment: turnEnd(["src/cart.ts", "src/cart.spec.ts"]) },
    ],
  },
};
