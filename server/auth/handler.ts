import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { nextAuthOptions } from "./next-auth-options";
import { publicUrl } from "./public-url";

type RouteContext = { params: Promise<{ nextauth: string[] }> };

/** `/api/auth/*` for Next's router. */
export async function handleAuth(request: NextRequest, context: RouteContext): Promise<Response> {
  // next-auth takes its own address from the environment only; ours decides (trust.md section 6).
  process.env.NEXTAUTH_URL ??= publicUrl();
  return NextAuth(request, context, nextAuthOptions());
}
