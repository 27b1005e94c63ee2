import type { ErrorCode } from "@/core/errors";
import { ROLES, type Role } from "@/core/permission/permissions";
import type { Caller, World } from "./world";

export type Outcome = "ok" | ErrorCode;

/**
 * Tokens of an owner of the project: with the hook's scopes, with reading only, for another project, and
 * two that have ended.
 */
export const TOKEN_STATES = ["hook", "readOnly", "otherProject", "expired", "revoked"] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

export type Row = {
  /** Minimal valid input; it may make rows of its own in the world. */
  input: (world: World) => unknown;
  callers: Record<Caller, Outcome>;
  tokens: Record<TokenState, Outcome>;
};

/** By name of the procedure: `project.get`. */
export type ProcedureRows = Record<string, Row>;

type Exceptions = {
  callers?: Partial<Record<Caller, Outcome>>;
  tokens?: Partial<Record<TokenState, Outcome>>;
};

const ENDED = { expired: "UNAUTHENTICATED", revoked: "UNAUTHENTICATED" } as const;

/** Input of procedures that take nothing but the project. */
export const onlyProject = ({ project }: World) => ({ projectSlug: project.slug });

/**
 * A procedure in a project: from `weakest` upwards it works, other members are refused, everybody else,
 * instance admins too, is told that there is no such project. Tokens are refused unless said otherwise.
 */
export function inProject(weakest: Role, input: Row["input"], exceptions: Exceptions = {}): Row {
  const byRole = (role: Role): Outcome =>
    ROLES.indexOf(role) <= ROLES.indexOf(weakest) ? "ok" : "FORBIDDEN";
  return {
    input,
    callers: {
      owner: byRole("owner"),
      admin: byRole("admin"),
      editor: byRole("editor"),
      member: byRole("member"),
      viewer: byRole("viewer"),
      stranger: "NOT_FOUND",
      instanceAdmin: "NOT_FOUND",
      anonymous: "UNAUTHENTICATED",
      ...exceptions.callers,
    },
    tokens: {
      hook: "FORBIDDEN",
      readOnly: "FORBIDDEN",
      otherProject: "NOT_FOUND",
      ...ENDED,
      ...exceptions.tokens,
    },
  };
}

/** A procedure of a person about themselves: every person, no token. */
export function ofPerson(input: Row["input"], exceptions: Exceptions = {}): Row {
  return {
    input,
    callers: { ...everybody("ok"), anonymous: "UNAUTHENTICATED", ...exceptions.callers },
    tokens: {
      hook: "FORBIDDEN",
      readOnly: "FORBIDDEN",
      otherProject: "FORBIDDEN",
      ...ENDED,
      ...exceptions.tokens,
    },
  };
}

/** A procedure that asks nobody who they are; a token that has ended is refused all the same. */
export function ofAnybody(outcome: Outcome, input: Row["input"], exceptions: Exceptions = {}): Row {
  return {
    input,
    callers: { ...everybody(outcome), ...exceptions.callers },
    tokens: { hook: outcome, readOnly: outcome, otherProject: outcome, ...ENDED, ...exceptions.tokens },
  };
}

function everybody(outcome: Outcome): Record<Caller, Outcome> {
  return {
    owner: outcome,
    admin: outcome,
    editor: outcome,
    member: outcome,
    viewer: outcome,
    stranger: outcome,
    instanceAdmin: outcome,
    anonymous: outcome,
  };
}
