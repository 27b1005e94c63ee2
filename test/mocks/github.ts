import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type GithubPerson = {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
  /** Organisations and the state of the membership. */
  organisations: Record<string, "active" | "pending">;
};

export type Github = { url: string; close: () => Promise<void> };

/** GitHub's OAuth and the three addresses of its API that sign-in reads; `person` says who signs in next. */
export async function startGithub(person: () => GithubPerson): Promise<Github> {
  const codes = new Set<string>();
  const tokens = new Map<string, GithubPerson>();

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://github.invalid");
    if (pathname === "/login/oauth/authorize") {
      const code = randomUUID();
      codes.add(code);
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("state", searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.toString() }).end();
    }
    if (pathname === "/login/oauth/access_token") return giveToken(request, response);
    const known = tokens.get(request.headers.authorization?.replace("Bearer ", "") ?? "");
    if (!known) return sendJson(response, { message: "Bad credentials" }, 401);
    if (pathname === "/api/v3/user")
      return sendJson(response, { id: known.id, login: known.login, name: known.name });
    if (pathname === "/api/v3/user/emails") return sendJson(response, known.emails);
    const state = known.organisations[pathname.replace("/api/v3/user/memberships/orgs/", "")];
    return state ? sendJson(response, { state }) : sendJson(response, { message: "Not Found" }, 404);
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    if (!codes.delete(form.get("code") ?? ""))
      return sendJson(response, { error: "bad_verification_code" }, 400);
    const token = randomUUID();
    tokens.set(token, person());
    sendJson(response, { access_token: token, token_type: "bearer", scope: "read:user,user:email" });
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
