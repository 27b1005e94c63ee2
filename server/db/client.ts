import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { HeedError } from "../../core/errors";
import { env } from "../../env";
import { PrismaClient } from "../../generated/prisma/client";
import { oneAtATime } from "./one-at-a-time";

type Connection = { pool: pg.Pool; prisma: PrismaClient };

declare global {
  // Server code exists twice in one process (Next's bundle and ours): they share one pool.
  var heedConnection: Connection | undefined;
}

/** The pool behind `db`, for the few statements that need raw SQL at full speed. */
export function pool(): pg.Pool {
  return connection().pool;
}

/**
 * The one Prisma client. It connects when it is first used: `next build` imports route modules
 * without a database.
 */
export const db: PrismaClient = new Proxy(Object.create(null), {
  get(_target, property) {
    const { prisma } = connection();
    const value: unknown = Reflect.get(prisma, property, prisma);
    return typeof value === "function" ? value.bind(prisma) : value;
  },
});

/** Closes all connections of this process; a later use opens new ones. */
export async function disconnect(): Promise<void> {
  const open = globalThis.heedConnection;
  globalThis.heedConnection = undefined;
  if (!open) return;
  await open.prisma.$disconnect();
  await open.pool.end();
}

function connection(): Connection {
  globalThis.heedConnection ??= connect();
  return globalThis.heedConnection;
}

function connect(): Connection {
  if (!env.DATABASE_URL) {
    throw new HeedError(
      "PRECONDITION",
      "DATABASE_URL is not set. `npm start` sets it for the embedded database.",
    );
  }
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: env.HEED_DB_POOL });
  // A connection that breaks (database restart) is replaced at the next use.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    oneAtATime(client);
  });
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}
