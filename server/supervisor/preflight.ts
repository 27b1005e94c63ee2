import { createServer } from "node:net";
import pg from "pg";
import { HeedError } from "../../core/errors";

const OLDEST_POSTGRES = 15;

/** The port to serve on: `wanted`, or a free one for 0. @throws PRECONDITION when it is in use */
export function claimPort(host: string, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => reject(portError(host, wanted, error)));
    probe.listen(wanted, host, () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : wanted;
      probe.close(() => resolve(port));
    });
  });
}

function portError(host: string, port: number, cause: NodeJS.ErrnoException): HeedError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another one.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one that is.`,
    ENOTFOUND: `HOST=${host} cannot be resolved. Set it to an address of this machine.`,
  };
  const message = reasons[cause.code ?? ""] ?? `Cannot listen on ${host}:${port} (${cause.code}).`;
  return new HeedError("PRECONDITION", message, { cause });
}

/** Checks the operator's own PostgreSQL. @throws PRECONDITION when it does not answer or is too old */
export async function checkDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const version = rows[0]?.version ?? "unknown";
    if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
    const message = `PostgreSQL ${version} is too old: Heed needs ${OLDEST_POSTGRES} or newer. Point DATABASE_URL to one, or unset it to use the embedded database.`;
    throw new HeedError("PRECONDITION", message);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    return client;
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unusable URL";
    const message = `The database of DATABASE_URL cannot be reached (${reason}). Check that it runs and that user and password are right.`;
    throw new HeedError("PRECONDITION", message, { cause });
  }
}
