import type { Prepared } from "../prepare";
import { writeReason } from "../reasons";
import type { AgentAct } from "../schema";
import { undoingCommand, undoneAct } from "../undoing-command";
import { type Detector, type DetectorResult, found, missed, wholeSpan } from "./detector";

const COMMAND_LINE = /^\s*(?:!|\$ |❯ |> ?)\s*([a-z][\w.-]*(?:\s+[^\n]+)?)\s*$/im;
/** Programs that do the same job; the person's call of one contradicts the agent's call of another. */
const RIVALS: readonly (readonly string[])[] = [
  ["npm", "pnpm", "yarn", "bun"],
  ["npx", "pnpx", "bunx", "pnpm", "yarn"],
  ["pip", "pip3", "uv", "poetry", "pipenv", "conda", "pdm", "rye"],
  ["jest", "vitest", "mocha", "ava"],
  ["pytest", "nose", "unittest", "tox"],
  ["docker", "podman"],
  ["docker-compose", "docker"],
  ["eslint", "biome", "oxlint"],
  ["prettier", "biome", "dprint"],
  ["black", "ruff"],
  ["make", "just", "task"],
  ["apt", "apt-get", "brew", "dnf", "pacman"],
  ["node", "bun", "deno", "tsx", "ts-node"],
  ["python", "python3", "uv"],
  ["grep", "rg"],
  ["mvn", "gradle", "gradlew"],
  ["curl", "wget", "http"],
];
/** `app:0` and `app:2`, `-p 3000` and `-p 4000`, `main` and `dev`: one target, another value. */
const VALUE = /[A-Za-z0-9][\w./:@-]*\d[\w./:@-]*|--?[\w-]+(?:=\S+)?/g;

/**
 * Tool-override trigger (active-learning.txt): the person runs, pastes or demands a call on the same target that
 * contradicts the agent's last one, takes its change back by a command, or refuses an action with a reason.
 */
export const detectToolOverride: Detector = (input, prepared) => {
  if (input.interruption?.kind === "denied" && (input.interruption.feedback ?? prepared.text).trim()) {
    return found("tool_override", prepared, [
      {
        kind: "correction",
        score: 0.75,
        span: wholeSpan(input),
        reasons: [writeReason("refused_with_reason")],
      },
    ]);
  }
  const undo = undone(input.acts, prepared);
  if (undo) return undo;
  const commands = input.acts.toReversed().flatMap(commandsOf).slice(0, 10);
  if (commands.length === 0) return missed("tool_override", "no_command");
  const typed = COMMAND_LINE.exec(prepared.text)?.[1]?.trim();
  for (const { words, eventId } of commands) {
    const at = { ...prepared, context: { ...prepared.context, referentEventId: eventId } };
    const reason = typed ? contradicts(words, typed.split(/\s+/)) : undefined;
    if (reason) {
      return found("tool_override", at, [
        { kind: "correction", score: 0.8, span: wholeSpan(input), reasons: [reason] },
      ]);
    }
    const named = namesOtherValue(words, prepared.text);
    if (named && prepared.shape.words <= 20) {
      return found("tool_override", at, [
        {
          kind: "correction",
          score: 0.6,
          span: wholeSpan(input),
          reasons: [writeReason("other_value", `${named.theirs}, ${named.its}`)],
        },
      ]);
    }
  }
  return missed("tool_override", "no_contradiction");
};

/** The person took back what the agent did, or orders it, by a command: `git checkout -- app.ts`. */
function undone(acts: readonly AgentAct[], prepared: Prepared): DetectorResult | null {
  const command = undoingCommand(prepared.text);
  if (!command || !prepared.context.changed || isPastedLog(prepared)) return null;
  const act = undoneAct(command, acts);
  const hasActions = acts.some(({ action }) => action !== undefined);
  if (hasActions && !act) return null;
  const start = prepared.text.indexOf(command);
  const context = { ...prepared.context, ...(act && { referentEventId: act.eventId }) };
  return found("tool_override", { ...prepared, context }, [
    {
      ...{
        kind: "correction",
        score: 0.7,
        span: [start + prepared.shift, start + prepared.shift + command.length],
      },
      reasons: [writeReason("undoes_act", command)],
    },
  ]);
}

/** A command alone reads like a line of a log, too. */
function isPastedLog({ shape, text }: Prepared): boolean {
  return shape.logShare > 0.7 && text.trim().includes("\n");
}

function commandsOf(act: AgentAct): { words: string[]; eventId: string }[] {
  if (act.action?.kind !== "shell_command") return [];
  const words = act.action.argv.length > 0 ? act.action.argv : [act.action.command.trim().split(/\s+/)];
  return words.map((argv) => ({ words: argv.slice(0, 100), eventId: act.eventId }));
}

function contradicts(agent: readonly string[], person: readonly string[]): string | undefined {
  const [theirs = "", ...personRest] = person.map(programName);
  const [its = "", ...agentRest] = agent.map(programName);
  const isRival = theirs !== its && RIVALS.some((set) => set.includes(theirs) && set.includes(its));
  if (isRival) return writeReason("rival_call", `${theirs}, ${its}`);
  if (theirs !== its || personRest.join(" ") === agentRest.join(" ")) return undefined;
  const shared = personRest.filter((word) => agentRest.includes(word)).length;
  return shared > 0 ? writeReason("other_arguments", theirs) : undefined;
}

function programName(word: string): string {
  return word.replace(/^.*[\\/](?=[^\\/]+$)/, "").toLowerCase();
}

/** The message names a value of the same form as one of the agent's arguments, and not that one. */
function namesOtherValue(
  words: readonly string[],
  text: string,
): { theirs: string; its: string } | undefined {
  for (const theirs of text.match(VALUE) ?? []) {
    const form = formOf(theirs);
    const its = words.find((word) => word !== theirs && formOf(word) === form && !text.includes(word));
    if (its && form.includes("0") && /[a-z]/i.test(theirs)) return { theirs, its };
  }
  return undefined;
}

function formOf(word: string): string {
  return word.toLowerCase().replaceAll(/\d+/g, "0");
}
