import { inProject, onlyProject, type ProcedureRows } from "../row";
import type { World } from "../world";

const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;

const picked = (world: World) => ({
  ...onlyProject(world),
  picks: [{ recipe: "no-force-push", parameters: {} }],
});

/** Everybody adds to their own library; a shared rule is proposed by members and above. */
export const recipeRows: ProcedureRows = {
  "recipe.list": inProject("viewer", onlyProject, READ_BY_TOKENS),
  "recipe.preview": inProject("viewer", picked, READ_BY_TOKENS),
  "recipe.add": inProject("viewer", picked),
  "recipe.add#shared": inProject("member", (world) => ({ ...picked(world), reach: "shared" })),
};
