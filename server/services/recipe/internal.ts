import { compile } from "@/core/compilation/compile";
import { type Clash, findClash, type WrittenRule } from "@/core/compilation/find-clash";
import { type RecipeExamples, recipeExamples } from "@/core/compilation/recipe-examples";
import { HeedError } from "@/core/errors";
import { readWish } from "@/core/extraction/read-wish";
import { type RecipeOffer, sentenceOf } from "@/core/recipes/offers/offer";
import { offerOf } from "@/core/recipes/offers/packs";
import type { RecipePick, RecipeReach, RecipeStanding } from "@/core/recipes/offers/schema";
import { recipeTitle } from "@/core/recipes/registry";
import type { Layer, RuleContent, Scope } from "@/core/rule/schema";
import type { ProjectServiceContext } from "../context";
import { countingBeside } from "../rule/assert-fits";
import { listWrittenRules } from "../rule/list-to-compare";
import type { RuleRow } from "../rule/select";
import { toReference } from "../rule/to-reference";

export type CompiledPick = {
  recipe: string;
  title: string;
  sentence: string;
  content: RuleContent;
  examples: RecipeExamples;
};

const NO_EXAMPLES: RecipeExamples = { stop: [], pass: [] };

/** Most people see the usual values only: these are compiled once. Compiling is pure. */
const usual = new Map<string, CompiledPick>();

/**
 * A recipe with its blanks filled in, compiled like any sentence that a person types (enforcement.md section 2).
 * @throws INVALID for a recipe that is not offered
 */
export function compilePick({ recipe, parameters }: RecipePick): CompiledPick {
  const found = offerOf(recipe);
  if (!found) throw new HeedError("INVALID", `There is no recipe “${recipe}”. Pick one of the list.`);
  const sentence = sentenceOf(found.offer, parameters);
  const isUsual = sentence === sentenceOf(found.offer);
  const known = isUsual ? usual.get(recipe) : undefined;
  if (known) return known;
  const compiled = compileOffer(found.offer, sentence);
  if (isUsual) usual.set(recipe, compiled);
  return compiled;
}

function compileOffer({ recipe }: RecipeOffer, sentence: string): CompiledPick {
  const { content } = compile({ candidate: readWish({ text: sentence }) });
  const title = recipeTitle(recipe) ?? recipe;
  return { recipe, title, sentence, content, examples: recipeExamples(content) ?? NO_EXAMPLES };
}

/** Layer and scope of a rule that is picked for this reach. */
export function placeOf(reach: RecipeReach): { layer: Layer; scope: Scope } {
  if (reach === "shared") return { layer: "project", scope: "project" };
  return { layer: "personal", scope: reach };
}

export type Library = { rules: WrittenRule[]; rows: Map<string, RuleRow> };

/** What a picked recipe is compared with, own layer first: rules in force, and those of that layer that wait or rest. */
export async function loadLibrary(ctx: ProjectServiceContext, reach: RecipeReach): Promise<Library> {
  const written = await listWrittenRules({
    ctx,
    input: { eventId: null, withProposals: reach === "shared" },
  });
  const { layer } = placeOf(reach);
  const ordered = written
    .map(({ rule }) => rule)
    .toSorted((one, other) => Number(other.layer === layer) - Number(one.layer === layer));
  return {
    rules: countingBeside(layer, ordered),
    rows: new Map(written.map(({ row }) => [row.id, row])),
  };
}

/** What a pick is to the library and to what was picked before it; null when nothing stands in its way. */
export function standingOf(
  { rules, rows }: Library,
  { content }: CompiledPick,
  { reach, before = [] }: { reach: RecipeReach; before?: readonly CompiledPick[] },
): RecipeStanding | null {
  const picked = before.map((pick) => asRule(pick, reach));
  const clash = findClash({ content, scope: placeOf(reach).scope }, [...rules, ...picked]);
  return clash && toStanding(clash, { rows, before });
}

function toStanding(
  { ruleId, says }: Clash,
  { rows, before }: { rows: Library["rows"]; before: readonly CompiledPick[] },
): RecipeStanding {
  const row = rows.get(ruleId);
  const picked = before.find(({ recipe }) => recipe === ruleId)?.title ?? null;
  return { says, rule: row ? toReference(row) : null, picked };
}

/** A pick as the rule that it will be, for those after it. */
function asRule({ recipe, content }: CompiledPick, reach: RecipeReach): WrittenRule {
  const { statement, claim, applicability } = content;
  const { scope } = placeOf(reach);
  const compared = { id: recipe, number: "", statement, claim, applicability, content };
  return { ...compared, scope, layer: "personal", source: "user_stated" };
}
