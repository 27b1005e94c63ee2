import type { Applicability, EnforcementMode, VerificationReport, VerifierSpec } from "@/core/rule/schema";
import { db } from "@/server/db/client";
import { mintRule, newId } from "./mint-learning";

type Place = { projectId: string; ownerId: string };

const NO_PUSH: VerifierSpec = { kind: "shell-command", forbid: [{ program: ["git"], subcommand: ["push"] }] };

type Wish = {
  number: number;
  layer?: "personal" | "project";
  verifier?: VerifierSpec;
  applicability?: Applicability;
  mode?: EnforcementMode;
  recipe?: string;
  replayAgreement?: boolean;
};

/** An active rule with an exact check: `git push` is stopped, unless said otherwise. */
export async function mintCheckedRule(place: Place, wish: Wish) {
  const { number, layer = "personal", verifier = NO_PUSH, mode = "block", recipe } = wish;
  const rule = await mintRule(place, { number, layer });
  const report: VerificationReport = {
    passed: true,
    stages: [],
    replayAgreement: wish.replayAgreement ?? false,
  };
  await db.ruleVersion.updateMany({
    where: { ruleId: rule.id },
    data: {
      verifier: JSON.parse(JSON.stringify(verifier)),
      ...(wish.applicability && { applicability: wish.applicability }),
      ...{ tier: "deterministic", recipe: recipe ?? null, report },
    },
  });
  await db.rule.update({ where: { id: rule.id }, data: { mode } });
  return rule;
}

type MintedEvent = { kind: string; payload: object; at: Date; outcome?: string; author?: string };

/** Events of one session, in the order of the list. */
export async function mintEvents(
  { projectId, ownerId }: Place,
  sessionId: string,
  events: readonly MintedEvent[],
): Promise<string[]> {
  const rows = events.map(({ kind, payload, at, outcome, author = "human" }, seq) => ({
    ...{ id: newId(at), projectId, ownerId, sessionId, host: "claude_code", seq, kind, author },
    ...{
      hostEventName: "test",
      occurredAt: at,
      outcome: outcome ?? null,
      payload: { project: {}, ...payload },
    },
  }));
  await db.hookEvent.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

/** What an agent wanted to run. */
export function commandEvent(command: string, at: Date): MintedEvent {
  return { kind: "action_requested", at, payload: { action: { kind: "shell_command", command } } };
}
