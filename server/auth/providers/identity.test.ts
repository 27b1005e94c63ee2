import { describe, expect, it } from "vitest";
import { githubIdentity } from "./github";
import { googleIdentity } from "./google";
import { oidcIdentity } from "./oidc";

describe("Google vouches for mailboxes that it runs", () => {
  const claims = { iss: "https://accounts.google.com", sub: "1", email_verified: true };
  it.each([
    ["its own domain", { email: "Ada@gmail.com" }, ["ada@gmail.com"]],
    ["the Workspace domain", { email: "ada@acme.test", hd: "ACME.test" }, ["ada@acme.test"]],
    ["an address that its owner confirmed once", { email: "ada@acme.test" }, []],
    ["another domain than the Workspace's", { email: "ada@acme.test", hd: "other.test" }, []],
    ["an address that is not verified", { email: "ada@gmail.com", email_verified: false }, []],
    ["no address", {}, []],
  ])("%s", (_what, extra, verifiedEmails) => {
    expect(googleIdentity({ ...claims, ...extra }).verifiedEmails).toEqual(verifiedEmails);
  });
});

describe("an OpenID Connect address counts with email_verified: true only", () => {
  const claims = { iss: "https://id.test", sub: "7", email: "Ada@Acme.test" };
  it.each([
    [true, ["ada@acme.test"]],
    [false, []],
    [undefined, []],
  ])("%s", (email_verified, verifiedEmails) => {
    const identity = oidcIdentity({ ...claims, email_verified });
    expect(identity).toMatchObject({ issuer: "https://id.test", subject: "7", verifiedEmails });
  });

  it("takes the provider's own time of the proof", () => {
    const { authenticatedAt } = oidcIdentity({ ...claims, auth_time: 1_764_500_000 });
    expect(authenticatedAt?.toISOString()).toBe("2025-11-30T10:53:20.000Z");
    expect(oidcIdentity(claims).authenticatedAt).toBeUndefined();
  });
});

describe("GitHub", () => {
  it("gives the numeric id, verified addresses with the primary one first, and no stand-ins", () => {
    const email = (address: string, primary: boolean, verified: boolean) => ({
      email: address,
      primary,
      verified,
    });
    const profile = {
      id: 42,
      login: "octo",
      name: undefined,
      isInAllowedOrganisation: false,
      emails: [
        email("old@acme.test", false, true),
        email("unproved@acme.test", false, false),
        email("42+octo@users.noreply.github.com", false, true),
        email("Octo@Acme.test", true, true),
      ],
    };
    expect(githubIdentity(profile, "https://github.com")).toMatchObject({
      subject: "42",
      name: "octo",
      verifiedEmails: ["octo@acme.test", "old@acme.test"],
    });
  });
});
