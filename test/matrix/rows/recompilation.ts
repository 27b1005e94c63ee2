import { db } from "@/server/db/client";
import { mintRecompilation } from "@/test/factories/mint-recompilation";
import { inProject, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

const READ_BY_TOKENS = { tokens: { hook: "ok", readOnly: "ok" } } as const;
/** trust.md section 4: an own rule is nobody else's, whatever their role. */
const NOT_THEIRS = {
  callers: { admin: "NOT_FOUND", editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
} as const;

/** What a later compiler makes of a rule of the owner, open or answered. */
async function recompiled(world: World, layer: "personal" | "project", answered = false) {
  const place = { projectId: world.project.id, ownerId: world.owner.id };
  const { recompilationId } = await mintRecompilation(place, { number: 931, layer });
  if (answered) {
    await db.recompilation.update({ where: { id: recompilationId }, data: { outcome: "refused" } });
  }
  return { ...onlyProject(world), recompilationId };
}

const own = (answered = false): Row =>
  inProject("viewer", (world) => recompiled(world, "personal", answered), NOT_THEIRS);
const shared = (answered = false): Row =>
  inProject("editor", (world) => recompiled(world, "project", answered));

export const recompilationRows: ProcedureRows = {
  "recompilation.list": inProject(
    "viewer",
    async (world) => {
      const place = { projectId: world.project.id, ownerId: world.owner.id };
      const { ruleId } = await mintRecompilation(place, { number: 932, layer: "project" });
      return { ...onlyProject(world), ruleId };
    },
    READ_BY_TOKENS,
  ),
  "recompilation.accept": own(),
  "recompilation.accept#shared": shared(),
  "recompilation.dismiss": own(),
  "recompilation.dismiss#shared": shared(),
  "recompilation.reopen": own(true),
  "recompilation.reopen#shared": shared(true),
};
