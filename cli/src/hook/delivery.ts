import { CARDS_ROOM, selectCards } from "../../../core/enforcement/cards";
import { STANDING_BLOCK_LIMITS } from "../../../core/enforcement/fit-sections";
import { readBlock } from "../../../core/enforcement/read-block";
import { buildStandingBlock } from "../../../core/enforcement/standing-block";
import { branchOf } from "../project/git-folder";
import { logCode } from "../state/log";
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

/** A sub-agent has seen nothing of what was injected. */
export function deliverBlock(session: HookSession, outcome: HookOutcome): void {
  addReceipt(session, outcome, addBlock(session, outcome));
}

/** After a compaction only what is injected now is left, for the task that goes on too. */
export function deliverAgain(session: HookSession, outcome: HookOutcome): void {
  const { state } = session;
  const receipts = addBlock(session, outcome);
  const forgetful = { ...session, state: { ...state, shown: new Set<string>() } };
  if (state.task) receipts.push(...addCards(forgetful, outcome, state.task.prompt));
  addReceipt(session, outcome, receipts);
}

function isBlockDue({ bundle, state, event }: HookSession): boolean {
  if (!bundle) return false;
  if (bundle.standingBlock === "every-prompt" || state.block === null || event.compacted) return true;
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
  const { contextLimit } = session.adapter.capabilities;
  const read = readBlock(block.text, { ...STANDING_BLOCK_LIMITS, characters: contextLimit });
  if (read.trimmed > 0) logCode(session.deps.home, now, "block.trimmed", String(read.trimmed));
  if (read.text !== "") outcome.answer.context.push(read.text);
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
    room: Math.min(CARDS_ROOM, roomLeft(session, outcome)),
  });
  if (cards.rules.length === 0) return [];
  if (cards.text !== "") outcome.answer.context.push(cards.text);
  outcome.facts.push({ t: "rules", at: now, task, r: cards.rules.map(({ id }) => id) });
  return cards.receipts;
}

/** What the host still takes after what is to be injected already. */
function roomLeft({ adapter }: HookSession, { answer }: HookOutcome): number {
  const used = answer.context.reduce((sum, text) => sum + text.length + 2, 0);
  return adapter.capabilities.contextLimit - used;
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
