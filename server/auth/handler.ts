import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { providerIdSchema } from "@/core/account/identity";
import { readAuthRequest } from "./auth-request";
import { beginJoin, endJoinIntent } from "./join-intent";
import { beginLink, endLinkIntent } from "./link-intent";
import { nextAuthOptions } from "./next-auth-options";
import { publicUrl } from "./public-url";

type RouteContext = { params: Promise<{ nextauth: string[] }> };

/** `/api/auth/*` for Next's router. */
export async function handleAuth(request: NextRequest, context: RouteContext): Promise<Response> {
  const [action, provider] = (await context.params).nextauth;
  const auth = readAuthRequest(request.headers, new Date());
  if (action === "link" && request.method === "POST") return beginLink(request, { provider, auth });
  if (action === "join" && request.method === "POST") return beginJoin(request, auth);
  if (!isServed(request, action, provider)) return Response.json({ code: "NOT_FOUND" }, { status: 404 });
  pinOrigin();
  const response: Response = await NextAuth(request, context, nextAuthOptions(auth));
  if (action === "callback") {
    for (const line of endedIntents(request.headers)) response.headers.append("set-cookie", line);
  }
  return response;
}

/** What this browser said before it left counts for one answer of a provider. */
export function endedIntents(headers: Headers): string[] {
  return [endLinkIntent(headers), endJoinIntent(headers)].filter((line) => line !== null);
}

/**
 * Not all that next-auth offers: `_log` lets anybody write to the log, and parameters of a sign-in reach the
 * provider's address, where only the wish for a fresh proof belongs.
 */
export function isServed(request: Request, action: string | undefined, provider?: string): boolean {
  if (action === "_log" || action === "link" || action === "join") return false;
  // Only a provider sends browsers back here; a password and a mailed link are posted.
  if (action === "callback" && request.method === "GET" && !isProvider(provider)) return false;
  const parameters = [...new URL(request.url).searchParams.keys()];
  return !(action === "signin" && request.method === "POST") || parameters.every((name) => name === "prompt");
}

function isProvider(id: string | undefined): boolean {
  return providerIdSchema.safeParse(id).success;
}

/** next-auth takes its own address from the environment only; ours decides, and no header (trust.md section 6). */
function pinOrigin(): void {
  process.env.NEXTAUTH_URL = publicUrl();
  delete process.env.AUTH_TRUST_HOST;
  delete process.env.VERCEL;
}
