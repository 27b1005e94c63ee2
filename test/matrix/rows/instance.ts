import { randomUUID } from "node:crypto";
import { INSTANCE_INVITATION } from "@/core/user/schema";
import { db, pool } from "@/server/db/client";
import { ofPerson, type ProcedureRows, type Row } from "../row";
import type { World } from "../world";

const NOT_THERE = {
  callers: {
    owner: "NOT_FOUND",
    admin: "NOT_FOUND",
    editor: "NOT_FOUND",
    member: "NOT_FOUND",
    viewer: "NOT_FOUND",
    stranger: "NOT_FOUND",
  },
} as const;

/** For instance admins; to everybody else there is no such thing, whatever their role in a project. */
function ofInstanceAdmin(input: Row["input"], outcome: "ok" | "PRECONDITION" = "ok"): Row {
  return ofPerson(input, { callers: { ...NOT_THERE.callers, instanceAdmin: outcome } });
}

const memberId = ({ member }: World) => ({ userId: member.id });

async function disabledMember({ member }: World) {
  await db.user.update({ where: { id: member.id }, data: { disabledAt: new Date() } });
  return { userId: member.id };
}

async function openInvitation() {
  const { id } = await db.verificationToken.create({
    data: {
      purpose: INSTANCE_INVITATION,
      email: `guest-${randomUUID()}@example.test`,
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return { invitationId: id };
}

async function failedJob() {
  const { rows } = await pool().query<{ id: string }>(
    "select id::text from graphile_worker.add_job('play-sample', max_attempts => 1)",
  );
  const id = rows[0]?.id ?? "";
  await pool().query("select graphile_worker.permanently_fail_jobs(array[$1]::bigint[], 'failed')", [id]);
  return { jobIds: [id] };
}

export const instanceRows: ProcedureRows = {
  "user.list": ofInstanceAdmin(() => ({})),
  "user.invitations": ofInstanceAdmin(() => undefined),
  "user.invite": ofInstanceAdmin(() => ({ email: `guest-${randomUUID()}@example.test` })),
  "user.revokeInvitation": ofInstanceAdmin(openInvitation),
  "user.disable": ofInstanceAdmin(memberId),
  "user.enable": ofInstanceAdmin(disabledMember),
  "user.revokeSessions": ofInstanceAdmin(memberId),
  "user.sendReset": ofInstanceAdmin(memberId),
  "user.setAdmin": ofInstanceAdmin(({ member }) => ({ userId: member.id, isInstanceAdmin: true })),

  "instance.about": ofInstanceAdmin(() => undefined),
  "instance.signIn": ofInstanceAdmin(() => undefined),
  // No mail server in tests.
  "instance.sendTestMail": ofInstanceAdmin(() => undefined, "PRECONDITION"),
  "instance.storage": ofInstanceAdmin(() => undefined),
  // Of a project that is not theirs: its shared rules, and not a word of a member's.
  "instance.projects": ofInstanceAdmin(() => ({})),
  "instance.project": ofInstanceAdmin(({ project }) => ({ projectId: project.id })),
  "instance.projectRules": ofInstanceAdmin(({ project }) => ({ projectId: project.id })),
  "instance.jobs": ofInstanceAdmin(() => ({})),
  "instance.jobSummary": ofInstanceAdmin(() => undefined),
  "instance.retryJobs": ofInstanceAdmin(failedJob),
  "instance.removeJobs": ofInstanceAdmin(failedJob),
};
