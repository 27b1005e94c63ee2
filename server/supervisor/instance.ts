import path from "node:path";
import { HeedError } from "../../core/errors";
import type { env as Environment } from "../../env";
import { startEmbedded } from "../db/embedded/start";
import { readMigrations } from "../db/migrate";
import { prepareDatabase } from "../db/prepare";
import { createChildren } from "./children";
import { assertNotReopened } from "./claim-check";
import { openDataFolder, sessionSecret } from "./data-folder";
import { checkDatabase, claimPort } from "./preflight";
import { assertSignInPossible } from "./sign-in-check";

export type InstanceOptions = {
  env: typeof Environment;
  isDevelopment: boolean;
  /** Folder with the built `server.mjs` and `worker.mjs`. */
  scripts: string;
  say: (line: string) => void;
  /** Called when a part ends by itself. */
  onFailure: (reason: string) => void;
};

export type Instance = { stop: () => Promise<void> };

/** Starts everything in order: database, migrations, setup code, web and worker. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { env, say } = options;
  assertSignInPossible(env);
  const runsWeb = env.HEED_ROLE !== "worker";
  const port = runsWeb ? await claimPort(env.HOST, env.PORT) : env.PORT;
  const dataFolder = openDataFolder(env.HEED_DATA_DIR);
  if (env.HEED_ROLE !== "all" && !env.NEXTAUTH_SECRET) {
    throw new HeedError(
      "PRECONDITION",
      "Set NEXTAUTH_SECRET to the same value for all when HEED_ROLE splits the roles.",
    );
  }

  const children = createChildren();
  const database = await openDatabase(options, dataFolder);
  const stop = async () => {
    await children.stop();
    await database.stop();
  };
  try {
    await prepare(options, database);
    const hasChosenCode = env.HEED_SETUP_CODE !== undefined;
    await assertNotReopened({ databaseUrl: database.appUrl, dataFolder, hasChosenCode });

    const address = env.HEED_PUBLIC_URL ?? `http://${displayHost(env.HOST)}:${port}`;
    const childEnv: NodeJS.ProcessEnv = {
      ...process.env,
      DATABASE_URL: database.appUrl,
      // The owner of the tables is nobody that answers requests (trust.md section 7).
      DATABASE_OWNER_URL: undefined,
      HEED_DATA_DIR: dataFolder,
      NEXTAUTH_SECRET: env.NEXTAUTH_SECRET ?? sessionSecret(dataFolder),
      NEXTAUTH_URL: env.NEXTAUTH_URL ?? address,
      HOST: env.HOST,
      PORT: String(port),
      NODE_ENV: options.isDevelopment ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
    };
    children.onExit((name) => options.onFailure(`The ${name} process stopped by itself.`));
    const start = (name: string, script: string) =>
      children.start({
        name,
        script: path.join(options.scripts, script),
        env: { ...childEnv, HEED_PROCESS: name },
      });
    const [web] = await Promise.all([
      runsWeb ? start("web", "server.mjs") : null,
      env.HEED_ROLE !== "web" ? start("worker", "worker.mjs") : null,
    ]);
    say(runsWeb ? `Heed is ready: ${address}` : "The Heed worker is ready.");
    // A code that the operator chose is known to them, and is not for the log.
    if (web?.setupCode && !hasChosenCode) {
      say(`Set it up within 60 minutes: ${address}/setup#code=${web.setupCode}`);
    }
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase({ env, say, onFailure }: InstanceOptions, dataFolder: string) {
  if (env.DATABASE_URL) {
    await checkDatabase(env.DATABASE_URL);
    const ownerUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
    return { appUrl: env.DATABASE_URL, ownerUrl, isOurs: false, stop: async () => {} };
  }
  const server = await startEmbedded({ dataFolder });
  let isStopping = false;
  server.onExit(() => {
    if (!isStopping) onFailure("The embedded PostgreSQL stopped by itself.");
  });
  if (server.folder !== dataFolder)
    say(`The database is in ${server.folder}: its user cannot reach ${dataFolder}.`);
  return {
    appUrl: server.appUrl,
    ownerUrl: server.url,
    isOurs: true,
    stop: async () => {
      isStopping = true;
      await server.stop();
    },
  };
}

/** Migrations and rights; says what an operator should know about them. */
async function prepare({ say }: InstanceOptions, database: Awaited<ReturnType<typeof openDatabase>>) {
  const { applied, isOwner, isSuperuser } = await prepareDatabase(database, {
    migrations: readMigrations(path.resolve("prisma/migrations")),
    createsRole: database.isOurs,
  });
  if (applied > 0) say(`Applied ${applied} ${applied === 1 ? "migration" : "migrations"}.`);
  if (isSuperuser) say("The role of DATABASE_URL is a superuser: see docs/database-roles.md.");
  else if (isOwner) say("One database role does everything: see docs/database-roles.md to split it.");
}

function displayHost(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
