import type { ClientNote } from "@/core/hook-event/schema";
import { recordDeliveries } from "../../services/delivery/record";
import { recordBypass } from "../../services/violation/record-bypass";
import { isRemember } from "../applies";
import { defineStage, type Passage } from "../stage";
import { noteOutput } from "../stage-outputs";
import { obey } from "./obey";

type NoteOf<TType extends ClientNote["type"]> = Extract<ClientNote, { type: TType }>;
type Handlers = { [TType in ClientNote["type"]]: (passage: Passage, note: NoteOf<TType>) => Promise<void> };

/** What the server does about each note; the others only have to be seen on the session page. */
const HANDLERS: Handlers = {
  command: async (passage, { command }) => obey(passage, command),
  receipt: async ({ ctx, event, sessionId }, { rules }) =>
    recordDeliveries({ ctx, input: { event, sessionId, rules } }),
  bypass: async ({ ctx, event, sessionId }, { ruleId, version, evidence }) =>
    recordBypass({ ctx, input: { event, sessionId, ruleId, version, evidence } }),
  // The prompt it speaks of is judged again by the task that runs this passage.
  provenance: async () => {},
  canary: async () => {},
  alarm: async () => {},
  dropped: async () => {},
};

/** Takes in what the client itself has to tell: commands of the person, receipts, bypasses. */
export const noteStage = defineStage<"note", ClientNote>({
  name: "note",
  version: 1,
  appliesTo: ({ note }) => note !== undefined,
  output: noteOutput,
  load: async ({ event }) => (event.note ? { input: event.note } : { stop: "No note." }),
  run: (note, { event }) => {
    // A nested agent can write “heed: …” too (trust.md section 3): only a person commands.
    const refused = note.type === "command" && event.author !== "human";
    const stop = refused ? "Ignored: only a person may give commands." : null;
    return { stop: isRemember(event) ? null : (stop ?? "Done."), effect: refused ? "refused" : note.type };
  },
  store: async (passage, { effect }, note) => {
    if (effect === "refused") return;
    await handle(passage, note);
  },
});

function handle<TType extends ClientNote["type"]>(passage: Passage, note: NoteOf<TType>): Promise<void> {
  const handlers: Handlers = HANDLERS;
  // The key is the note's own type, which TypeScript cannot follow through the union.
  const handler = handlers[note.type as TType] as (passage: Passage, note: NoteOf<TType>) => Promise<void>;
  return handler(passage, note);
}
