import pg from "pg";
import { ensureAppRole, roleOf } from "./app-role";
import { assertNothingForeign } from "./assert-nothing-foreign";
import { grantRights, type Rights } from "./grant-rights";
import { type Migration, migrate } from "./migrate";

export type DatabaseUrls = {
  /** Migrations run as its role, which owns the tables. */
  ownerUrl: string;
  /** What web and worker connect with. */
  appUrl: string;
};

export type Prepared = Rights & {
  /** How many migrations were applied now. */
  applied: number;
};

/**
 * Brings a database to the present state: migrations as the owner, then the rights of the application's role. An
 * existing one that one role ran so far is split at its next start.
 * @throws PRECONDITION when the application's role made something that would run as the owner
 * @param createsRole true where the server is ours: the application's role is made, too
 */
export async function prepareDatabase(
  { ownerUrl, appUrl }: DatabaseUrls,
  { migrations, createsRole }: { migrations: Migration[]; createsRole: boolean },
): Promise<Prepared> {
  if (createsRole) await ensureAppRole({ ownerUrl, appUrl });
  await refuseForeign({ ownerUrl, appUrl });
  const applied = await migrate(ownerUrl, migrations, appUrl);
  return { applied, ...(await grantRights(ownerUrl, roleOf(appUrl))) };
}

/** Before anything else is done as the owner. One role for everything has nobody to be protected from. */
async function refuseForeign({ ownerUrl, appUrl }: DatabaseUrls): Promise<void> {
  if (roleOf(ownerUrl) === roleOf(appUrl)) return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await assertNothingForeign(client, roleOf(appUrl));
  } finally {
    await client.end();
  }
}
