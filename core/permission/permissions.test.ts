import { describe, expect, it } from "vitest";
import {
  HOOK_SCOPES,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLES,
  roleAllows,
  SCOPE_PERMISSIONS,
  scopesAllow,
  TOKEN_SCOPES,
  weakerRole,
} from "./permissions";

const gained = (
  role: "admin" | "editor" | "member" | "owner",
  below: "admin" | "editor" | "member" | "viewer",
) => ROLE_PERMISSIONS[role].filter((permission) => !roleAllows(below, permission));

describe("roles (trust.md section 4)", () => {
  it("viewer reads shared rules and has own events, personal rules and exemptions", () => {
    expect(ROLE_PERMISSIONS.viewer).toEqual([
      "project:read",
      "event:write",
      "own:read",
      "own:write",
      "rule:read",
      "member:read",
    ]);
  });

  it("member also proposes", () => expect(gained("member", "viewer")).toEqual(["rule:propose"]));

  it("editor reviews and curates shared rules", () =>
    expect(gained("editor", "member")).toEqual(["rule:curate", "rule:approve"]));

  it("admin has members, policies and the audit", () =>
    expect(gained("admin", "editor")).toEqual(["member:manage", "project:manage", "audit:read"]));

  it("owner has everything in the project; nobody in it is an instance admin by that", () => {
    expect(gained("owner", "admin")).toEqual(["project:own"]);
    expect(ROLES.filter((role) => roleAllows(role, "instance:admin"))).toEqual([]);
  });
});

describe("token scopes (trust.md section 6)", () => {
  it("events:write and rules:read are the preset “hook”; own:write is separate", () => {
    expect(HOOK_SCOPES).toEqual(["events:write", "rules:read"]);
    expect(scopesAllow(HOOK_SCOPES, "own:write")).toBe(false);
  });

  it("publishing, approving, members, audit and tokens are of no scope", () => {
    const never = ["rule:propose", "rule:curate", "rule:approve", "member:manage", "project:manage"] as const;
    const alsoNever = ["project:own", "audit:read", "token:read", "token:write", "instance:admin"] as const;
    expect([...never, ...alsoNever].filter((permission) => scopesAllow(TOKEN_SCOPES, permission))).toEqual(
      [],
    );
  });

  it("rules:read alone, which a service token has, writes nothing", () => {
    expect(SCOPE_PERMISSIONS["rules:read"]).toEqual(["rule:read", "project:read", "account:read"]);
  });

  it("knows only permissions that exist", () => {
    const known: readonly string[] = PERMISSIONS;
    const used = Object.values(SCOPE_PERMISSIONS).flat();
    expect(used.filter((permission) => !known.includes(permission))).toEqual([]);
  });
});

it("the weaker of two roles is the one that may do less", () => {
  expect(weakerRole("admin", "member")).toBe("member");
  expect(weakerRole("viewer", "owner")).toBe("viewer");
});
