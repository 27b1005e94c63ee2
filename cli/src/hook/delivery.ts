import { selectCards } from "../../../core/enforcement/cards";
import { buildStandingBlock } from "../../../core/enforcement/standing-block";
import { branchOf } from "../project/git-folder";
import type { HookSession } from "./hook-session";
import { makeEvent } from "./make-event";
import type { HookOutcome } from "./outcome";

/** The standing block comes again after this many prompts (enforcement.md section 5). */
const BLOCK_EVERY_PROMPTS = 10;

type Receipts = { ruleId: string; version: number; form: "card" | "standing_block" | "heading" | "cut" }[];

/** Injects what a prompt needs: the standing block when it is due, and cards of rules not yet shown in this task. */
export function deliverAtPrompt(session: HookSession, outcome: HookOutcome, prompt: string): void {
  const receipts: Receipts = [];
  if (isBlockDue(session)) receipts.push(...addBlock(session, outcome));
  receipts.push(...addCards(session, outcome, prompt));
  addReceipt(session, outcome, receipts);
}

/** After a compaction and for a sub-agent nothing is left of what was injected. */
export function deliverBlock(session: HookSession, outcome: HookOutcome): void {
  addReceipt(session, outcome, addBlock(session, outcome));
}

function isBlockDue({ bundle, state }: HookSession): boolean {
  if (!bundle) return false;
  if (bundle.standingBlock === "every-prompt" || state.block === null) return true;
  return (
    state.block.revision !== revisionOf(bundle) || state.prompts - state.block.prompt >= BLOCK_EVERY_PROMPTS
  );
}

function addBlock(session: HookSession, outcome: HookOutcome): Receipts {
  const { bundle, now, event } = session;
  if (!bundle) return [];
  const block = buildStandingBlock({ bundle, session: event.session, now });
  if (!event.agentId) outcome.facts.push({ t: "block", at: now, rev: revisionOf(bundle) });
  if (block.text === "") return [];
  outcome.answer.context.push(block.text);
  return block.receipts;
}

function addCards(session: HookSession, outcome: HookOutcome, prompt: string): Receipts {
  const { bundle, state, event, file, task, now } = session;
  if (!bundle) return [];
  const cards = selectCards({
    bundle,
    prompt,
    session: event.session,
    host: session.adapter.capabilities.host,
    branch: file.gitFolder ? branchOf(file.gitFolder) : undefined,
    shown: state.shown,
  });
  if (cards.rules.length === 0) return [];
  outcome.answer.context.push(cards.text);
  outcome.facts.push({ t: "rules", at: now, task, r: cards.rules.map(({ id }) => id) });
  return cards.rules.map(({ id, version }) => ({ ruleId: id, version, form: "card" }));
}

function addReceipt(session: HookSession, outcome: HookOutcome, rules: Receipts): void {
  if (rules.length === 0) return;
  const event = makeEvent(session, {
    kind: "client_note",
    note: { type: "receipt", rules: rules.slice(0, 200) },
    at: session.now + 2,
  });
  if (event) outcome.events.push(event);
}

function revisionOf({ revision }: NonNullable<HookSession["bundle"]>): string {
  return `${revision.personal}.${revision.project}`;
}
