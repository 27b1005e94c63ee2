export const ROLES = ["owner", "admin", "editor", "member", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** What can be asked of `requirePermission`. Project permissions need a project in the context. */
export const PERMISSIONS = [
  "project:read",
  "event:write",
  "own:read",
  "own:write",
  "rule:read",
  "rule:propose",
  "rule:curate",
  "rule:approve",
  "member:read",
  "member:manage",
  "project:manage",
  "project:own",
  "audit:read",
  "account:read",
  "account:write",
  "project:create",
  "token:read",
  "token:write",
  "instance:admin",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** trust.md section 4: everybody in a project has own events, personal rules and exemptions. */
const EVERYBODY: Permission[] = [
  "project:read",
  "event:write",
  "own:read",
  "own:write",
  "rule:read",
  "member:read",
];
const MEMBER: Permission[] = [...EVERYBODY, "rule:propose"];
const EDITOR: Permission[] = [...MEMBER, "rule:curate", "rule:approve"];
const ADMIN: Permission[] = [...EDITOR, "member:manage", "project:manage", "audit:read"];
const OWNER: Permission[] = [...ADMIN, "project:own"];

export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  viewer: EVERYBODY,
  member: MEMBER,
  editor: EDITOR,
  admin: ADMIN,
  owner: OWNER,
};

/** What a signed-in person may do outside of any project. */
export const PERSON_PERMISSIONS: readonly Permission[] = [
  "account:read",
  "account:write",
  "project:create",
  "token:read",
  "token:write",
  "own:read",
  "own:write",
];

export const TOKEN_SCOPES = ["events:write", "rules:read", "own:write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** The preset “hook” (trust.md section 6): all that a host's hooks need. */
export const HOOK_SCOPES: readonly TokenScope[] = ["events:write", "rules:read"];

export const SCOPE_PERMISSIONS: Record<TokenScope, readonly Permission[]> = {
  "events:write": ["event:write", "project:read"],
  "rules:read": ["rule:read", "project:read", "account:read"],
  "own:write": ["own:read", "own:write"],
};

/** What the pipeline may do on behalf of the person whose event it works on. */
export const JOB_PERMISSIONS: readonly Permission[] = [
  "project:read",
  "own:read",
  "own:write",
  "rule:read",
  "rule:propose",
];

/** True when a role has a permission; the UI hides what the server refuses by the same table. */
export function roleAllows(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** The one of two roles that may do less. */
export function weakerRole(left: Role, right: Role): Role {
  return ROLES.indexOf(left) > ROLES.indexOf(right) ? left : right;
}

/** True when any of a token's scopes gives the permission; its owner's role must give it as well. */
export function scopesAllow(scopes: readonly string[], permission: Permission): boolean {
  return TOKEN_SCOPES.some(
    (scope) => scopes.includes(scope) && SCOPE_PERMISSIONS[scope].includes(permission),
  );
}
