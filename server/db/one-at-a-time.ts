import type pg from "pg";

type Query = (...input: unknown[]) => unknown;

/**
 * Lets the queries of one connection wait for each other. Prisma loads the relations of a row at once, also in a
 * transaction; pg queues them with a warning, and its next major version will refuse them.
 */
export function oneAtATime(client: pg.ClientBase): void {
  const query: Query = client.query.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Query = (...input) => {
    // The pool's own shortcut, which has the connection to itself.
    if (typeof input.at(-1) === "function") return query(...input);
    const result = last.then(() => query(...input));
    last = result.then(ignore, ignore);
    return result;
  };
  Object.assign(client, { query: inTurn });
}

function ignore(): void {}
