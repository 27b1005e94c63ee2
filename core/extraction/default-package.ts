import type { Scope } from "../rule/schema";
import type { ExtractionInput } from "./schema";

/** Words that mean more than the package at hand. */
const WHOLE =
  /\b(?:(?:whole|entire) (?:mono)?(?:repo\w*|project|codebase)|monorepo|(?:all|every|each|any) (?:of (?:our|the) )?(?:other )?(?:packages?|workspaces?|apps?|modules?|services?)|across the (?:repo\w*|project|codebase)|everywhere|repo[- ]wide)\b|\b(?:überall|im ganzen (?:repo\w*|projekt)|in allen paketen|en todo el (?:repo\w*|proyecto)|dans tout le (?:dépôt|projet)|partout)(?![\p{L}])/iu;

/**
 * Where the corrected act lies in a package of a monorepo, a wish counts in that package unless its words say more
 * (trust.md section 2). At the root, for a global wish and without an act it counts everywhere.
 */
export function defaultPackage({ actPackage, message }: ExtractionInput, scope: Scope): { package?: string } {
  if (!actPackage || actPackage.length > 400 || scope === "global" || WHOLE.test(message)) return {};
  return { package: actPackage };
}
