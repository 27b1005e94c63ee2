import { describe, expect, it } from "vitest";
import { assertSignInPossible } from "./sign-in-check";

const NOTHING = { HEED_PASSWORD_SIGN_IN: false, HEED_MAGIC_LINK: false, HEED_GITHUB_ORGANISATIONS: [] };
const OIDC = { OIDC_ISSUER: "https://id.example.test", OIDC_ID: "heed", OIDC_SECRET: "secret" };

describe("a server that nobody could sign in to refuses to start", () => {
  it.each([
    ["passwords", { ...NOTHING, HEED_PASSWORD_SIGN_IN: true }],
    ["OIDC alone: password sign-in can be switched off when OIDC is on", { ...NOTHING, ...OIDC }],
    ["GitHub alone", { ...NOTHING, GITHUB_ID: "id", GITHUB_SECRET: "secret" }],
    ["magic links alone", { ...NOTHING, HEED_MAGIC_LINK: true, HEED_SMTP_URL: "smtp://localhost" }],
  ])("starts with %s", (_way, settings) => {
    expect(() => assertSignInPossible(settings)).not.toThrow();
  });

  it.each([
    ["no way at all", NOTHING, /HEED_PASSWORD_SIGN_IN=false leaves no way to sign in/],
    ["half of OIDC", { ...NOTHING, ...OIDC, OIDC_SECRET: undefined }, /^Set OIDC_SECRET, too/],
    [
      "half of GitHub beside passwords",
      { ...NOTHING, HEED_PASSWORD_SIGN_IN: true, GITHUB_SECRET: "secret" },
      /^Set GITHUB_ID, too/,
    ],
    ["magic links without mail", { ...NOTHING, HEED_MAGIC_LINK: true }, /needs HEED_SMTP_URL/],
    [
      "organisations without GitHub",
      { ...NOTHING, ...OIDC, HEED_GITHUB_ORGANISATIONS: ["acme"] },
      /needs GITHUB_ID/,
    ],
  ])("not with %s", (_way, settings, reason) => {
    expect(() => assertSignInPossible(settings)).toThrow(reason);
  });
});
