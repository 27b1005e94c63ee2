import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { HookEvent } from "../core/hook-event/schema";
import { readToken } from "../server/auth/token";
import { pool } from "../server/db/client";
import { createApi } from "../server/http/api";
import { bundleRoute } from "../server/http/routes/bundle";
import { eventsRoute } from "../server/http/routes/events";

const UNLIMITED = { points: 1_000_000, seconds: 60 };
/** The process under test: our API and a bare handler that writes the same rows, on one port. */
const api = createApi({
  routes: [
    { ...eventsRoute, limit: UNLIMITED },
    { ...bundleRoute, limit: UNLIMITED },
  ],
  readToken,
  checkOutput: false,
});
const FACTS = {
  requestId: "bench",
  address: "127.0.0.1",
  isLoopback: true,
  isLoopbackPeer: true,
  isHttps: false,
  userAgent: "bench",
};
const owner = process.env.BENCH_OWNER ?? "";
const project = process.env.BENCH_PROJECT ?? "";

const server = createServer((request, response) => {
  if (request.url === "/bare") void bare(request, response);
  else void api(request, response, FACTS);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : 0);
});

/** What anybody would write in an hour: no token, no schema, no masking, no queue. */
async function bare(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { events }: { events: HookEvent[] } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  const column = (read: (event: HookEvent) => unknown) => events.map(read);
  await pool().query({
    name: "bench-bare",
    text: `insert into bench_bare (id, project_id, owner_id, session_id, host, host_event_name, kind, author,
        seq, occurred_at, action_kind, payload)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[],
        $8::text[], $9::int[], $10::timestamptz[], $11::text[], $12::jsonb[])`,
    values: [
      column(({ id }) => id),
      column(() => project),
      column(() => owner),
      column(() => project),
      column(({ host }) => host),
      column(({ hostEventName }) => hostEventName),
      column(({ kind }) => kind),
      column(({ author }) => author),
      column(({ seq }) => seq),
      column(({ occurredAt }) => occurredAt),
      column(({ action }) => action?.kind ?? null),
      column((event) => JSON.stringify(event)),
    ],
  });
  response.writeHead(202, { "content-type": "application/json" });
  response.end(JSON.stringify({ results: events.map(({ id }) => ({ id, result: "stored" })) }));
}
