import { beforeAll, describe, expect, it, vi } from "vitest";
import { pool } from "@/server/db/client";
import { contextOf } from "@/test/factories/contexts";
import { mintTenant } from "@/test/factories/mint-tenant";
import { mintToken } from "@/test/factories/mint-token";
import { type MintedUser, mintUser } from "@/test/factories/mint-user";
import { expectRefusal } from "@/test/matchers/expect-refusal";
import { recordBackup } from "../backup/record";
import { maintainPartitions } from "../hook-event/maintain-partitions";
import { getAbout } from "./get-about";
import { getSignInState } from "./get-sign-in";
import { getStorage } from "./get-storage";
import { sendTestMail } from "./send-test-mail";

// Before the settings are read.
vi.hoisted(() => {
  Object.assign(process.env, {
    HEED_PUBLIC_URL: "https://heed.example",
    GITHUB_ID: "github-id",
    GITHUB_SECRET: "github-secret-canary",
    OIDC_ISSUER: "https://id.example",
    OIDC_NAME: "Example ID",
    HEED_ALLOWED_DOMAINS: "example.org, example.net",
  });
});

const NOW = new Date("2026-12-15T12:00:00.000Z");
let admin: MintedUser;

beforeAll(async () => {
  admin = await mintUser({ isInstanceAdmin: true, authenticatedAt: NOW });
});

describe("the instance, for its admins", () => {
  it("tells which doors are open and what is missing for the others, and no secret", async () => {
    const state = await getSignInState({ ctx: contextOf(admin.actor) });
    expect(state).toMatchObject({
      publicUrl: "https://heed.example",
      publicUrlConfigured: true,
      passwordSignIn: true,
      allowedDomains: ["example.org", "example.net"],
      allowedOrganisations: [],
      mail: { configured: false, from: null },
    });
    expect(state.providers).toEqual([
      {
        id: "github",
        name: "GitHub",
        configured: true,
        callbackUrl: "https://heed.example/api/auth/callback/github",
        missing: [],
      },
      {
        id: "google",
        name: "Google",
        configured: false,
        callbackUrl: "https://heed.example/api/auth/callback/google",
        missing: ["GOOGLE_ID", "GOOGLE_SECRET"],
      },
      {
        id: "oidc",
        name: "Example ID",
        configured: false,
        callbackUrl: "https://heed.example/api/auth/callback/oidc",
        missing: ["OIDC_ID", "OIDC_SECRET"],
      },
      {
        id: "email",
        name: "Magic link",
        configured: false,
        callbackUrl: null,
        missing: ["HEED_MAGIC_LINK", "HEED_SMTP_URL"],
      },
    ]);
    expect(JSON.stringify(state)).not.toContain("canary");
  });

  it("tells sizes, months with their last day, retention and the last backup", async () => {
    await mintTenant();
    await maintainPartitions(NOW);
    await recordBackup({ action: "backup.create", file: "b.gz", rows: 5, bytes: 900, now: NOW });
    const storage = await getStorage({ ctx: contextOf(admin.actor, NOW) });
    expect(storage.database.bytes).toBeGreaterThan(1_000_000);
    expect(storage.retention).toMatchObject({ shortestDays: 90, longestDays: 90 });
    const december = storage.partitions.find(({ month }) => month === "2026-12");
    // The month ends with 2026, and 90 days after that are 31 March … 1 April 2027.
    expect(december).toMatchObject({
      name: "hook_events_2026_12",
      dropsOn: new Date("2027-04-01T00:00:00.000Z"),
    });
    expect(storage.partitions.at(-1)).toMatchObject({ name: "hook_events_default", month: null });
    const names = storage.tables.map(({ name }) => name);
    expect(names).toContain("hook_events");
    expect(names).toContain("users");
    expect(names.filter((name) => name.startsWith("hook_events_"))).toEqual([]);
    expect(storage.lastBackup).toEqual({ at: NOW, file: "b.gz", rows: 5, bytes: 900 });
  });

  it("tells versions, migrations, and that a worker is silent", async () => {
    await pool().query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('release-jobs', $1, $2)`,
      [NOW, new Date(NOW.getTime() - 4 * 60_000)],
    );
    const about = await getAbout({ ctx: contextOf(admin.actor, NOW) });
    expect(about.database).toMatch(/^PostgreSQL \d+/);
    expect(about.node).toBe(process.versions.node);
    expect(about.migrations.map(({ name }) => name)).toContain("20261130001500_trust");
    expect(about.health).toMatchObject({ workerAlive: false });
    const soon = contextOf(admin.actor, new Date(NOW.getTime() - 2 * 60_000));
    expect((await getAbout({ ctx: soon })).health).toMatchObject({ workerAlive: true });
  });

  it("sends no test mail without a mail server, and says what to set", async () => {
    const work = sendTestMail({ ctx: contextOf(admin.actor) });
    await expect(work).rejects.toMatchObject({
      code: "PRECONDITION",
      message: expect.stringContaining("HEED_SMTP_URL"),
    });
  });
});

it("to others there is no such thing, whatever their role, and no token reaches it", async () => {
  const { owner } = await mintTenant();
  const token = await mintToken(admin, { scopes: ["events:write", "rules:read", "own:write"] });
  for (const [actor, code] of [
    [owner.actor, "NOT_FOUND"],
    [token.actor, "FORBIDDEN"],
  ] as const) {
    const ctx = contextOf(actor);
    for (const verb of [getSignInState, getStorage, getAbout, sendTestMail]) {
      await expectRefusal(verb({ ctx }), code);
    }
  }
});
