import { fileAction, messageMoment, stepsOf } from "../cases";
import type { VerifierKind } from "../verifier";
import { runMessage } from "./run";
import { type MessageSpec, messageSpec } from "./spec";

const short: MessageSpec = { kind: "message", maxLines: 3 };
const german: MessageSpec = { kind: "message", language: "de" };
const framed: MessageSpec = { kind: "message", startsWith: ["Status:"], endsWith: ["All checked."] };
const named: MessageSpec = { kind: "message", namesChanged: true, whenChanged: true };
const noOffer: MessageSpec = { kind: "message", noClosingOffer: true };

export const messageKind: VerifierKind<MessageSpec> = {
  kind: "message",
  title: "Final message",
  spec: messageSpec,
  points: ["turn_finished"],
  actionKinds: [],
  run: runMessage,
  explain: (spec) => ({
    when: `The agent ends its turn with a message${spec.whenChanged ? ", and the task changed files" : ""}.`,
    stops: [
      ...(spec.maxLines ? [`more than ${spec.maxLines} lines`] : []),
      ...(spec.maxWords ? [`more than ${spec.maxWords} words`] : []),
      ...(spec.maxSentences ? [`more than ${spec.maxSentences} sentences`] : []),
      ...(spec.noEmoji ? ["emoji"] : []),
      ...(spec.noCodeBlocks ? ["code blocks"] : []),
      ...(spec.noClosingOffer ? ["an offer or a question at the end"] : []),
      ...(spec.language ? [`another language than “${spec.language}”`] : []),
      ...(spec.forbid ?? []).map((text) => `“${text}”`),
      ...(spec.startsWith ? [`a message that does not start with ${spec.startsWith.join(" or ")}`] : []),
      ...(spec.endsWith ? [`a message that does not end with ${spec.endsWith.join(" or ")}`] : []),
      ...(spec.namesChanged ? ["a message that does not name the changed files"] : []),
      ...(spec.requireAny ? [`a message without any of: ${spec.requireAny.slice(0, 8).join(", ")}`] : []),
    ],
    passes: [spec.noCodeBlocks ? "code in a line" : "code and quoted text", "a turn without a message"],
  }),
  index: () => ({ turnFinished: true }),
  relatedKey: () => "message",
  cases: {
    stop: [
      { name: "no start", spec: framed, moment: messageMoment("Done. All checked.") },
      {
        name: "code block",
        spec: { kind: "message", noCodeBlocks: true },
        moment: messageMoment("Done:\n```ts\na();\n```"),
      },
      { name: "no end", spec: framed, moment: messageMoment("Status: done.") },
      {
        name: "heading on the first line",
        spec: { kind: "message", forbid: ["\n# "] },
        moment: messageMoment("# Done"),
      },
      {
        name: "file not named",
        spec: named,
        moment: messageMoment("The price is right now."),
        context: { steps: stepsOf(fileAction({ path: "src/price.py", added: "x" })) },
      },
      { name: "too long", spec: short, moment: messageMoment("One\nTwo\n\nThree\nFour") },
      {
        name: "other language",
        spec: german,
        moment: messageMoment("I fixed the bug and all tests are green now."),
      },
      {
        name: "offer",
        spec: noOffer,
        moment: messageMoment("Fixed. Let me know if you need anything else!"),
      },
      { name: "emoji", spec: { kind: "message", noEmoji: true }, moment: messageMoment("ok ☺️") },
    ],
    pass: [
      {
        name: "code in a line",
        spec: { kind: "message", noCodeBlocks: true },
        moment: messageMoment("Done in `a.ts`."),
      },
      { name: "frame", spec: framed, moment: messageMoment("**Status:** done. All checked.") },
      { name: "nothing changed", spec: named, moment: messageMoment("The price comes from the table.") },
      { name: "short", spec: short, moment: messageMoment("One\nTwo\nThree\n\n") },
      {
        name: "right language",
        spec: german,
        moment: messageMoment('Erledigt: `git commit -m "fix: handle empty"` ausgeführt, die Tests laufen.'),
      },
      {
        name: "quoted question",
        spec: noOffer,
        moment: messageMoment('The question in the FAQ ("would you like…") is translated now.'),
      },
      { name: "signs", spec: { kind: "message", noEmoji: true }, moment: messageMoment("a → b, 5 °C, ✓") },
    ],
  },
};
