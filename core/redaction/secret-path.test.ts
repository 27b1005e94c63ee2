import { expect, it } from "vitest";
import { isSecretPath } from "./secret-path";

it.each([
  ".env",
  "apps/web/.env.local",
  ".env_backup",
  "prod.env",
  "certs/server.pem",
  "config/master.key",
  "C:\\Users\\ada\\.ssh\\config",
  "~/.aws/credentials",
  "id_rsa",
  "keys/ID_ED25519",
  "infra/prod.tfvars",
  "infra/prod.auto.tfvars.json",
  "terraform.tfstate.backup",
  "release.keystore",
  "service-account-prod.json",
  ".git-credentials",
  ".npmrc",
  "config/secrets.yml",
])("%s is secret", (path) => {
  expect(isSecretPath(path)).toBe(true);
});

it.each([
  "src/env.ts",
  ".environment/readme.md",
  "src/id_generator.py",
  "docs/keys.md",
  "src/credentials/form.tsx",
  "src/key.ts",
  "turkey",
  "",
  "package.json",
])("%j is not", (path) => {
  expect(isSecretPath(path)).toBe(false);
});
