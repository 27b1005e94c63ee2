import { createHash, randomBytes, randomUUID } from "node:crypto";
import { db } from "@/server/db/client";
import { emitAudit } from "@/server/services/audit/emit-audit";
import { contextOf } from "@/test/factories/contexts";
import type { Outcome, TokenState } from "../row";
import type { World } from "../world";

/** Without a token, a token that nobody made, and the states of a token of the project's owner. */
export type RouteCaller = "none" | "unknown" | TokenState;

export type RouteRow = {
  /** Parameters, query or body. */
  input: (world: World) => unknown;
  outcomes: Record<RouteCaller, Outcome>;
};

const REFUSED = {
  none: "UNAUTHENTICATED",
  unknown: "UNAUTHENTICATED",
  expired: "UNAUTHENTICATED",
  revoked: "UNAUTHENTICATED",
} as const;

/** A route behind the token gate. */
export function byToken(
  outcomes: Record<"hook" | "readOnly" | "otherProject", Outcome>,
  input: RouteRow["input"],
): RouteRow {
  return { input, outcomes: { ...REFUSED, ...outcomes } };
}

/** A route that looks at no token at all. */
export function open(outcome: Outcome, input: RouteRow["input"]): RouteRow {
  return {
    input,
    outcomes: {
      none: outcome,
      unknown: outcome,
      hook: outcome,
      readOnly: outcome,
      otherProject: outcome,
      expired: outcome,
      revoked: outcome,
    },
  };
}

async function waitingLogin() {
  const deviceCode = randomBytes(32).toString("base64url");
  const codeVerifier = randomBytes(32).toString("base64url");
  await db.deviceLogin.create({
    data: {
      mode: "code",
      userCode: randomUUID(),
      deviceCodeHash: createHash("sha256").update(deviceCode).digest("hex"),
      codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
      deviceName: "workshop",
      address: "192.0.2.1",
      scopes: ["rules:read"],
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return { deviceCode, codeVerifier };
}

/** The project's chain, with one entry. */
async function witnessedChain({ project, owner }: World) {
  const chain = { kind: "project", subjectId: project.id } as const;
  await db.$transaction((tx) =>
    emitAudit(tx, contextOf(owner.actor), {
      action: "project.update",
      chain,
      entity: { type: "project", id: project.id },
    }),
  );
  return { project: project.slug, chain: `project:${project.id}`, seq: 1 };
}

export const identityRoutes: Record<string, RouteRow> = {
  "GET /whoami": byToken({ hook: "ok", readOnly: "ok", otherProject: "ok" }, () => ({})),
  "POST /device/start": open("ok", () => ({
    mode: "code",
    codeChallenge: "x".repeat(43),
    deviceName: "workshop",
    scopes: ["rules:read"],
  })),
  "POST /device/token": open("PRECONDITION", waitingLogin),
};

/** `GET /bundle` names a project that is not the one of an `otherProject` token. */
export const eventRoutes: Record<string, RouteRow> = {
  "GET /bundle": byToken({ hook: "ok", readOnly: "ok", otherProject: "NOT_FOUND" }, ({ project }) => ({
    project: project.slug,
  })),
  "GET /audit/witness": byToken({ hook: "ok", readOnly: "ok", otherProject: "NOT_FOUND" }, witnessedChain),
  // Own words: the hook's preset does not read them.
  "GET /labels": byToken(
    { hook: "FORBIDDEN", readOnly: "FORBIDDEN", otherProject: "FORBIDDEN" },
    ({ project }) => ({
      project: project.slug,
    }),
  ),
  "POST /events": byToken({ hook: "ok", readOnly: "FORBIDDEN", otherProject: "ok" }, () => ({ events: [] })),
  "GET /events/:eventId": byToken({ hook: "ok", readOnly: "FORBIDDEN", otherProject: "ok" }, () => ({
    eventId: "01960000-0000-7000-8000-000000000000",
  })),
};
