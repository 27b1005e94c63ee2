import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/root";

/** A signed-in browser without the browser: cookies and the typed client of the web application. */
export type WebSession = { api: ReturnType<typeof createApi>; cookies: Record<string, string> };

export async function signIn({
  url,
  email,
  password,
}: {
  url: string;
  email: string;
  password: string;
}): Promise<WebSession> {
  const cookies: Record<string, string> = {};
  const csrf = await fetch(`${url}/api/auth/csrf`);
  keepCookies(csrf, cookies);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: cookieHeader(cookies),
      origin: url,
    },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
  });
  keepCookies(answer, cookies);
  const api = createApi(url, () => cookieHeader(cookies));
  await api.account.me.query();
  return { api, cookies };
}

export function createApi(url: string, cookie: () => string) {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/api/trpc`,
        transformer: superjson,
        headers: () => ({ cookie: cookie(), origin: url }),
      }),
    ],
  });
}

function keepCookies(response: Response, cookies: Record<string, string>) {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    cookies[pair.slice(0, at)] = pair.slice(at + 1);
  }
}

function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}
