import { mayBePasted } from "@/core/correction/pasted-text";
import type { Author } from "@/core/hook-event/schema";
import { type Activation, activate } from "@/core/rule/activation";
import { type Policy, policySchema } from "@/core/rule/schema";
import type { Transaction } from "@/server/db/transaction";
import type { Lesson } from "./lesson";

/** `statusReason` of a rule that waits for the client's look into the host's transcript. */
export const AWAITS_PROVENANCE = "Waits until the host confirms that you typed it.";

/** `statusReason` of what a backfill found: said before Heed was there to hear it, so it only asks. */
export const FOUND_IN_PAST = "Found in your past work; it counts once you accept it.";

export type ActivationOf = {
  lesson: Pick<Lesson, "candidate" | "compiled" | "backtest">;
  policy: Policy;
  provenance: Author | null;
  /** True when the prompt corrects an act of the same session. */
  correctsAct: boolean;
  /** The whole message, where the words may have come from somebody else. */
  message: string;
};

/**
 * Status and mode of a rule that was just learned (enforcement.md section 4). Until the host's transcript shows
 * a person it is proposed; a headless wish counts only when it corrects an act of its session, and then
 * never blocks (trust.md section 3).
 */
export function activationOf(input: ActivationOf): Activation {
  const { lesson, policy, provenance, correctsAct, message } = input;
  const { candidate, compiled, backtest } = lesson;
  if (!compiled) return { status: "proposed", mode: "remind", reasons: ["There is nothing to enforce yet."] };
  const wish = {
    policy,
    layer: "personal",
    source: candidate.source,
    content: compiled.content,
    report: compiled.report,
    backtest,
    maybePasted: mayBePasted(message, candidate.words),
  } as const;
  if (provenance === null) {
    const then = activate({ ...wish, author: "human" });
    const reasons = then.status === "active" ? [AWAITS_PROVENANCE] : then.reasons;
    return { status: "proposed", mode: then.mode, reasons };
  }
  if (provenance === "headless" && correctsAct) {
    const then = activate({ ...wish, author: "human" });
    if (then.status === "active") {
      const mode = then.mode === "block" ? "remind" : then.mode;
      return {
        status: "active",
        mode,
        reasons: ["Said in a run without a person in front of it, so it never blocks."],
      };
    }
  }
  return activate({ ...wish, author: provenance });
}

/** The policy of a person's own library. */
export async function personalPolicy(tx: Transaction, ownerId: string): Promise<Policy> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { policy: true } });
  return policySchema.parse(user.policy);
}
