import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type MockClaims = { sub: string; email: string; email_verified: boolean; name: string };

type Grant = MockClaims & {
  nonce: string;
  challenge: string;
  redirectUri: string;
  /** Wrong on purpose, for tests of what must be refused. */
  breakWith: "nothing" | "nonce" | "signature";
};

export type OidcProvider = { issuer: string; close: () => Promise<void> };

/**
 * An OpenID Connect provider on loopback that lets its user say who they are, on a page with one form:
 * `GET /authorize` shows it, `POST /authorize` goes back with a code. Checks client, PKCE and single use.
 */
export async function startOidcProvider({ port = 0 }: { port?: number } = {}): Promise<OidcProvider> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  let issuer = "";

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", issuer);
    const form = new URLSearchParams(await readBody(request));
    if (url.pathname === "/.well-known/openid-configuration") return sendJson(response, discovery(issuer));
    if (url.pathname === "/jwks") {
      const jwk = { ...keys.publicKey.export({ format: "jwk" }), kid: "k1", use: "sig", alg: "RS256" };
      return sendJson(response, { keys: [jwk] });
    }
    if (url.pathname === "/authorize" && request.method === "GET") return sendPage(response, url.search);
    if (url.pathname === "/authorize") return decide(url.searchParams, form, response);
    if (url.pathname === "/token") return giveTokens(request, form, response);
    response.writeHead(404).end();
  }

  function decide(wish: URLSearchParams, form: URLSearchParams, response: ServerResponse) {
    const code = randomUUID();
    grants.set(code, {
      sub: form.get("sub") ?? "",
      email: form.get("email") ?? "",
      email_verified: form.get("email_verified") === "on",
      name: form.get("name") ?? "",
      nonce: wish.get("nonce") ?? "",
      challenge: wish.get("code_challenge") ?? "",
      redirectUri: wish.get("redirect_uri") ?? "",
      breakWith: breakageOf(form.get("break")),
    });
    const back = new URL(wish.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", wish.get("state") ?? "");
    response.writeHead(302, { location: back.toString() }).end();
  }

  function giveTokens(request: IncomingMessage, form: URLSearchParams, response: ServerResponse) {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isClient = request.headers.authorization === `Basic ${btoa("heed:mock-secret")}`;
    if (!grant || !isClient || proof !== grant.challenge || form.get("redirect_uri") !== grant.redirectUri) {
      return sendJson(response, { error: "invalid_grant" }, 400);
    }
    const { nonce, challenge: _challenge, redirectUri: _redirect, breakWith, ...claims } = grant;
    const seconds = Math.floor(Date.now() / 1000);
    const idToken = sign(
      {
        ...claims,
        iss: issuer,
        aud: "heed",
        iat: seconds,
        exp: seconds + 300,
        auth_time: seconds,
        nonce: breakWith === "nonce" ? "another" : nonce,
      },
      breakWith === "signature" ? otherKeys.privateKey : keys.privateKey,
    );
    sendJson(response, {
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 300,
      id_token: idToken,
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}

function sign(claims: object, key: KeyObject): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: "k1" })}.${encode(claims)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

function breakageOf(wish: string | null): Grant["breakWith"] {
  return wish === "nonce" || wish === "signature" ? wish : "nothing";
}

function sendPage(response: ServerResponse, search: string): void {
  const field = (name: string, label: string) => `<label>${label} <input name="${name}"></label>`;
  const page = `<!doctype html><html lang="en"><title>Mock provider</title><h1>Mock provider</h1>
    <form method="post" action="/authorize${search.replaceAll('"', "%22")}">
      ${field("sub", "Subject")} ${field("email", "Address")} ${field("name", "Name")}
      <label>Verified <input type="checkbox" name="email_verified" checked></label>
      <button>Continue</button>
    </form></html>`;
  response.writeHead(200, { "content-type": "text/html" }).end(page);
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
