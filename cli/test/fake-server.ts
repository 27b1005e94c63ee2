import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Bundle } from "../../core/bundle/schema";

export type Behaviour =
  | "ok"
  | "error"
  | "garbage"
  | "redirect"
  | "hang"
  | "unauthorised"
  | "revoked"
  | "owner_disabled"
  | "rejects"
  | "scopeless"
  | "drops";

/** A server that stores events in memory and misbehaves as told. */
export async function fakeServer(initial: Behaviour = "ok") {
  const stored = new Map<string, unknown>();
  const tokens: (string | undefined)[] = [];
  const paths: string[] = [];
  let behaviour: Behaviour = initial;
  /** Null: the person is not in this project; undefined: the rules cannot be told now. */
  let bundle: Bundle | null | undefined;
  let whoami: unknown = null;
  let witnessed: string[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? "");
    tokens.push(request.headers.authorization);
    const body = await readBody(request);
    if (misbehave(behaviour, response)) return;
    if (request.url === "/api/v1/events") {
      const results = JSON.parse(body).events.map((event: { id: string }) => {
        const result = stored.has(event.id) ? "duplicate" : "stored";
        if (behaviour === "rejects") return { id: event.id, result: "rejected", reason: "invalid" };
        stored.set(event.id, event);
        return { id: event.id, result };
      });
      // The answer is lost after the events were stored.
      if (behaviour === "drops") return request.socket.destroy();
      return json(response, 202, { results });
    }
    if (request.url?.startsWith("/api/v1/bundle") && bundle === undefined)
      return json(response, 503, { code: "UNAVAILABLE", message: "Try again." });
    if (request.url?.startsWith("/api/v1/bundle") && bundle) {
      const heads = { "heed-audit-heads": JSON.stringify(bundle.auditHeads) };
      const tag = `"b${bundle.revision.project}"`;
      if (request.headers["if-none-match"] === tag)
        return response.writeHead(304, { etag: tag, ...heads }).end();
      return json(response, 200, bundle, { etag: tag, ...heads });
    }
    if (request.url?.startsWith("/api/v1/audit/witness")) {
      const asked = new URL(request.url, "http://x").searchParams;
      const seq = Number(asked.get("seq"));
      const hash = witnessed[seq - 1] ?? null;
      const head = { seq: witnessed.length, hash: witnessed.at(-1) ?? "" };
      return json(response, 200, { chain: asked.get("chain"), seq, hash, head });
    }
    if (request.url === "/api/v1/whoami" && whoami) return json(response, 200, whoami);
    return json(response, 404, { code: "NOT_FOUND", message: "Not found." });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stored,
    tokens,
    paths,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    serve: (next: Bundle | null) => {
      bundle = next;
    },
    identify: (answer: unknown) => {
      whoami = answer;
    },
    /** Hashes of the one audit chain, from its first entry on. */
    witness: (hashes: string[]) => {
      witnessed = hashes;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns true when the answer was given or withheld */
function misbehave(behaviour: Behaviour, response: ServerResponse): boolean {
  switch (behaviour) {
    case "error":
      json(response, 500, { code: "INTERNAL", message: "Something went wrong." });
      return true;
    case "garbage":
      response.end("<html>proxy login</html>");
      return true;
    case "redirect":
      response.writeHead(302, { location: "http://127.0.0.1:1/steal" }).end();
      return true;
    case "unauthorised":
    case "owner_disabled":
    case "revoked": {
      const reason = behaviour === "unauthorised" ? "unknown" : behaviour;
      json(response, 401, { code: "UNAUTHENTICATED", message: "Refused.", fieldErrors: { token: [reason] } });
      return true;
    }
    case "scopeless": {
      const message =
        "This token does not have the scope own:write. Make one that has it on the Tokens page of the project, and hand it over with “heed login --token -”.";
      json(response, 403, { code: "FORBIDDEN", message });
      return true;
    }
    case "hang":
      return true;
    default:
      return false;
  }
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  return (request.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw).toString("utf8");
}
