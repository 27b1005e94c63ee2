import { randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { emitAudit } from "@/server/services/audit/emit-audit";
import { createInvitation } from "@/server/services/invitation/create";
import { updateProject } from "@/server/services/project/update";
import { contextOf, projectContextOf } from "@/test/factories/contexts";
import { mintToken } from "@/test/factories/mint-token";
import { inProject, ofPerson, onlyProject, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

function ownerContext({ owner, project }: World) {
  return projectContextOf(owner.actor, project);
}

async function openInvitation(world: World) {
  const ctx = await ownerContext(world);
  const { id } = await createInvitation({ ctx, input: { email: `guest-${randomUUID()}@example.test` } });
  return { ...onlyProject(world), invitationId: id };
}

async function serviceToken(world: World) {
  const { id } = await mintToken(world.owner, { service: true, projectId: world.project.id });
  return { ...onlyProject(world), tokenId: id };
}

/** An entry that the owner made. */
async function ownersEntry(world: World) {
  await updateProject({ ctx: await ownerContext(world), input: { name: "Renamed" } });
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { chain: { kind: "project", subjectId: world.project.id } },
    orderBy: { seq: "desc" },
  });
  return { ...onlyProject(world), layer: "project", entryId: entry.id };
}

async function archived(world: World) {
  await db.project.update({ where: { id: world.project.id }, data: { archivedAt: new Date() } });
  return onlyProject(world);
}

/** An entry of the instance's chain. */
async function instanceEntry({ owner }: World) {
  const ctx = contextOf(owner.actor);
  const chain = { kind: "instance" } as const;
  await db.$transaction((tx) =>
    emitAudit(tx, ctx, { action: "user.enable", chain, entity: { type: "user", id: owner.id } }),
  );
  return db.auditEntry.findFirstOrThrow({ where: { chain }, orderBy: { seq: "desc" } });
}

/** Only an instance admin is told that there is such a thing. */
function ofInstance(input: Row["input"]): Row {
  const no = "NOT_FOUND" as const;
  return ofPerson(input, {
    callers: { owner: no, admin: no, editor: no, member: no, viewer: no, stranger: no },
  });
}

export const projectRows: ProcedureRows = {
  "project.list": ofPerson(() => undefined, {
    // Tokens that may read rules may see where; the hook's preset may.
    tokens: { hook: "ok", readOnly: "ok", otherProject: "ok" },
  }),
  "project.listArchived": ofPerson(() => undefined),
  "project.create": ofPerson(() => ({ name: "New project" })),
  "project.get": inProject("viewer", onlyProject, { tokens: { hook: "ok", readOnly: "ok" } }),
  "project.update": inProject("admin", (world) => ({ ...onlyProject(world), name: "Renamed" })),
  "project.archive": inProject("owner", onlyProject),
  "project.restore": inProject("owner", archived, {
    // Not a person's to ask: refused before the project is looked for.
    tokens: { otherProject: "FORBIDDEN" },
  }),

  "membership.list": inProject("viewer", onlyProject),
  "membership.setRole": inProject("admin", (world) => ({
    ...onlyProject(world),
    userId: world.member.id,
    role: "editor",
  })),
  "membership.transfer": inProject("owner", (world) => ({ ...onlyProject(world), userId: world.member.id })),
  "membership.remove": inProject("admin", (world) => ({ ...onlyProject(world), userId: world.member.id })),
  "membership.leave": inProject("viewer", onlyProject, { callers: { owner: "CONFLICT" } }),

  "invitation.list": inProject("admin", onlyProject),
  "invitation.create": inProject("admin", (world) => ({
    ...onlyProject(world),
    email: `guest-${randomUUID()}@example.test`,
  })),
  "invitation.replace": inProject("admin", openInvitation),
  "invitation.revoke": inProject("admin", openInvitation),

  "cliToken.listService": inProject("admin", onlyProject),
  "cliToken.createService": inProject("admin", (world) => ({
    ...onlyProject(world),
    name: "CI",
    lifetimeDays: 90,
  })),
  "cliToken.rotateService": inProject("admin", serviceToken),
  "cliToken.revokeService": inProject("admin", serviceToken),

  "audit.list": inProject("viewer", (world) => ({ ...onlyProject(world), layer: "project" })),
  // Another's entry: who may not read all of the chain is told that there is none.
  "audit.get": inProject("admin", ownersEntry, {
    callers: { editor: "NOT_FOUND", member: "NOT_FOUND", viewer: "NOT_FOUND" },
  }),
  "audit.verify": inProject("admin", (world) => ({ ...onlyProject(world), layer: "project" })),
  "audit.export": inProject("viewer", (world) => ({ ...onlyProject(world), format: "csv" })),
  "audit.list#instance": ofInstance(() => ({ layer: "instance" })),
  "audit.get#instance": ofInstance(async (world) => ({
    layer: "instance",
    entryId: (await instanceEntry(world)).id,
  })),
  "audit.verify#instance": ofInstance(() => ({ layer: "instance" })),
  "audit.export#instance": ofInstance(() => ({ layer: "instance", format: "json" })),
};
