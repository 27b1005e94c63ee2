import { z } from "zod";
import { compile } from "../../compilation/compile";
import { describeAction } from "../../compilation/describe-action";
import type { CompileInput } from "../../compilation/schema";
import { requested } from "../../compilation/self-verify";
import { readWish } from "../../extraction/read-wish";
import { commandExample, fileExample } from "../../recipes/examples";
import { sentenceOf } from "../../recipes/offers/offer";
import { offerOf, RECIPE_PACKS } from "../../recipes/offers/packs";
import type { Example } from "../../recipes/recipe";
import type { Result } from "../../result";
import type { VerifierSpec } from "../../rule/schema";
import { VERIFIER_KINDS } from "../../verifiers/registry";
import { answerSchema } from "../answer-schema";
import { dataBlock } from "../data-block";
import { HOUSE_RULES } from "../house-rules";
import { readJson } from "../read-json";
import type { ModelRefusal, ModelRequest } from "../schema";

export const COMPILE_VERSION = 1;

const kinds = VERIFIER_KINDS.filter(({ kind }) => kind !== "model-judge" && kind !== "code-pattern");
const examples = kinds.map(({ kind, title, cases }) => {
  const specs = [...new Set(cases.stop.map(({ spec }) => JSON.stringify(spec)))].slice(0, 3);
  return `${kind} (${title}): ${specs.join(" | ")}`;
});
const recipes = RECIPE_PACKS.flatMap(({ offers }) => offers).map((offer) => {
  const blanks = (offer.parameters ?? []).map(({ key, choices }) =>
    choices ? `${key}: ${choices.join("/")}` : key,
  );
  return `${offer.recipe}: ${offer.sentence}${blanks.length > 0 ? ` [${blanks.join("; ")}]` : ""}`;
});

const INSTRUCTIONS = `${HOUSE_RULES}

Your task: a rule for a coding agent was read from what a person said. Heed could make no exact check of it. Make one, if there is one:
something that can be decided from a command, from the lines that are added to a file, from file names, from the steps of a task or from
the final message. A check that stops what the rule does not forbid is worse than none: then answer with "pick" and "check" null, and
the rule stays a reminder.

Prefer a recipe ("pick" with its key, and "values" for its blanks) when its sentence says what the rule says, no more and no less.
Else write a "check": a JSON text of one verifier, of one of the kinds below, or {"all": […]}, {"any": […]}, {"not": …} of them. Regular
expressions have no look-around and no back-references.

"cases" proves it: at least two that must be stopped and two that must pass, near to the border. Each is a "command", or a file's
"path" with the lines that are "added" to it; the other fields are null. The act that the person corrected must be stopped, what they
accepted must pass.

Kinds of checks, with examples:
${examples.join("\n")}

Recipes:
${recipes.join("\n")}

Answer with one JSON object: "reason" (one sentence), "pick", "values", "check", "cases".`;

const answer = z.object({
  reason: z.string().max(600),
  pick: z.string().max(80).nullable(),
  values: z.array(z.object({ key: z.string().max(40), value: z.string().max(80) })).max(6),
  check: z.string().max(8_000).nullable(),
  cases: z
    .array(
      z.object({
        must: z.enum(["stop", "pass"]),
        command: z.string().max(600).nullable(),
        path: z.string().max(300).nullable(),
        added: z.string().max(1_000).nullable(),
      }),
    )
    .max(12),
});

/** A check as a model proposed it, not yet verified; null for “there is none”. */
export type ProposedCheck = {
  verifier: VerifierSpec;
  recipe: string | null;
  remedy: string | null;
  stop: Example[];
  pass: Example[];
};

/**
 * The request; after a failed attempt with what was wrong about it (enforcement.md section 3: the failing stage's message).
 * @param failure of the attempt before
 */
export function compileRequest({ candidate, act, accepted }: CompileInput, failure?: string): ModelRequest {
  const user = [
    dataBlock("the person's words", candidate.words, 2_000),
    dataBlock("the rule", candidate.directive, 600),
    ...(act ? [dataBlock("the act that was corrected", describeAction(act), 1_500)] : []),
    ...(accepted ? [dataBlock("the act that was accepted", describeAction(accepted), 1_500)] : []),
    ...(failure ? [dataBlock("what was wrong about your last answer", failure, 1_000)] : []),
  ].join("\n");
  return {
    purpose: "compile",
    version: COMPILE_VERSION,
    system: INSTRUCTIONS,
    user,
    schema: answerSchema(answer),
  };
}

/** Reads the proposed check; a case that contradicts the correction rejects it (enforcement.md section 3). */
export function readCheck(text: string, input: CompileInput): Result<ProposedCheck | null, ModelRefusal> {
  const read = readJson(text, answer);
  if (!read.ok) return read;
  const { pick, check, cases } = read.value;
  if (pick === null && check === null) return { ok: true, value: null };
  const stop = cases.filter(({ must }) => must === "stop").flatMap(exampleOf);
  const pass = cases.filter(({ must }) => must === "pass").flatMap(exampleOf);
  if (contradicts(input, stop, pass)) return { ok: false, reason: "contradicted" };
  if (pick !== null) return picked(pick, read.value.values, { stop, pass });
  const verifier = specOf(check ?? "");
  if (!verifier || stop.length === 0 || pass.length === 0) return { ok: false, reason: "schema" };
  return { ok: true, value: { verifier, recipe: null, remedy: null, stop, pass } };
}

function picked(
  key: string,
  values: readonly { key: string; value: string }[],
  cases: Pick<ProposedCheck, "stop" | "pass">,
): Result<ProposedCheck, ModelRefusal> {
  const found = offerOf(key);
  if (!found) return { ok: false, reason: "unknown_id" };
  const given = Object.fromEntries(values.map(({ key: name, value }) => [name, value]));
  const { content } = compile({
    candidate: readWish({ text: sentenceOf(found.offer, given), language: "en" }),
  });
  if (!content.verifier) return { ok: false, reason: "schema" };
  return {
    ok: true,
    value: { verifier: content.verifier, recipe: content.recipe, remedy: content.remedy, ...cases },
  };
}

/** Any object: what is wrong with it as a check, the first two stages say, and the repair is asked for in their words. */
const anySpec = z.custom<VerifierSpec>((value) => typeof value === "object" && value !== null);

function specOf(text: string): VerifierSpec | null {
  try {
    return anySpec.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function exampleOf({ command, path, added }: z.infer<typeof answer>["cases"][number]): Example[] {
  if (command !== null) return [commandExample(command)];
  if (path !== null) return [fileExample({ path, ...(added === null ? {} : { added }) })];
  return [];
}

/** What was corrected must not pass, and what was accepted must not be stopped. */
function contradicts(
  { act, accepted }: CompileInput,
  stop: readonly Example[],
  pass: readonly Example[],
): boolean {
  const isSame = (action: NonNullable<typeof act>, { moment }: Example) =>
    JSON.stringify(moment) === JSON.stringify(requested(action)) ||
    (action.kind === "shell_command" &&
      moment.point === "action_requested" &&
      moment.action.kind === "shell_command" &&
      moment.action.command.trim() === action.command.trim());
  return (
    (act !== undefined && pass.some((example) => isSame(act, example))) ||
    (accepted !== undefined && stop.some((example) => isSame(accepted, example)))
  );
}
