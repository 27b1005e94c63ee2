import NextAuth, { type NextAuthOptions } from "next-auth";
import { readAuthRequest } from "@/server/auth/auth-request";
import { endedIntents } from "@/server/auth/handler";
import { beginJoin } from "@/server/auth/join-intent";
import { beginLink } from "@/server/auth/link-intent";
import { nextAuthOptions } from "@/server/auth/next-auth-options";
import { publicUrl } from "@/server/auth/public-url";
import { readSession } from "@/server/auth/session";

export type AuthReply = { status: number; location: string | null; body: unknown; setCookies: string[] };
export type AuthBrowser = ReturnType<typeof openAuthBrowser>;

/** As an API route of Next's pages: of request and response it uses only what is given here. */
const serve = NextAuth as unknown as (
  request: object,
  response: object,
  options: NextAuthOptions,
) => Promise<unknown>;

/** A browser that speaks to `/api/auth` without Next: a cookie jar, CSRF token and redirects. */
export function openAuthBrowser(address: string) {
  const cookies = new Map<string, string>();

  function headers(): Headers {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
    return new Headers({ cookie, "user-agent": "test browser", "x-heed-address": address });
  }

  async function call(
    method: "GET" | "POST",
    target: string,
    body: Record<string, string> = {},
  ): Promise<AuthReply> {
    process.env.NEXTAUTH_URL = publicUrl();
    const { pathname, searchParams } = new URL(target, publicUrl());
    const response = recordResponse();
    const request = {
      method,
      body,
      query: { ...Object.fromEntries(searchParams), nextauth: pathname.split("/").slice(3) },
      cookies: Object.fromEntries(cookies),
      headers: { ...Object.fromEntries(headers()), host: new URL(publicUrl()).host },
    };
    await serve(request, response, nextAuthOptions(readAuthRequest(headers(), new Date())));
    const reply = response.reply();
    for (const line of reply.setCookies) keep(line);
    return reply;
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    if (value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, value);
  }

  function keepAll(response: Response): Response {
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  /** As a page of this server calls the doors beside next-auth's own. */
  function post(door: string, body: object): Request {
    const sent = headers();
    sent.set("content-type", "application/json");
    sent.set("sec-fetch-site", "same-origin");
    const init = { method: "POST", body: JSON.stringify(body) };
    const request = new Request(`${publicUrl()}/api/auth/${door}`, init);
    // `Request` drops headers that a browser sets itself.
    Object.defineProperty(request, "headers", { value: sent });
    return request;
  }

  async function csrfToken(): Promise<string> {
    const { body } = await call("GET", "/api/auth/csrf");
    return String(Reflect.get(Object(body), "csrfToken"));
  }

  return {
    cookies,
    call,
    csrfToken,
    headers,
    /** Who is signed in here. */
    person: () => readSession(headers(), new Date()),

    /** Signs in by one of the credentials providers. */
    async signIn(provider: "credentials" | "link", credentials: Record<string, string>): Promise<AuthReply> {
      const body = { ...credentials, csrfToken: await csrfToken(), json: "true" };
      return call("POST", `/api/auth/callback/${provider}`, body);
    },

    /** Goes to a provider. @returns its address with all parameters */
    async begin(provider: string, callbackUrl = "/"): Promise<URL> {
      const body = { csrfToken: await csrfToken(), callbackUrl };
      const { location } = await call("POST", `/api/auth/signin/${provider}`, body);
      return new URL(location ?? "");
    },

    /** Comes back from a provider. */
    async comeBack(target: URL): Promise<AuthReply> {
      const reply = await call("GET", target.pathname + target.search);
      for (const line of endedIntents(headers())) keep(line);
      return reply;
    },

    /** Says that the provider's next answer is to be linked. */
    async beginLink(provider: string): Promise<Response> {
      const request = post(`link/${provider}`, {});
      const auth = readAuthRequest(request.headers, new Date());
      return keepAll(await beginLink(request, { provider, auth }));
    },

    /** Says by which open invitation link the browser came. */
    async beginJoin(token: string): Promise<Response> {
      const request = post("join", { token });
      return keepAll(await beginJoin(request, readAuthRequest(request.headers, new Date())));
    },
  };
}

/** What next-auth uses of the response of a page's API route. */
function recordResponse() {
  const headers = new Map<string, unknown>();
  let status = 200;
  let body: unknown = null;
  const answer = (value: unknown) => {
    body = value;
  };
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    setHeader(name: string, value: unknown) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    json: answer,
    send: answer,
    end: () => {},
    reply(): AuthReply {
      const told = typeof body === "object" && body !== null && "url" in body ? String(body.url) : null;
      const location = headers.get("location");
      return {
        status,
        location: typeof location === "string" ? location : told,
        body,
        setCookies: [headers.get("set-cookie") ?? []].flat().map(String),
      };
    },
  };
  return response;
}
