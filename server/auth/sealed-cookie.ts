import { decode, encode, type JWT } from "next-auth/jwt";
import type { z } from "zod";
import { readCookie, usesSecureCookies } from "./cookie";
import { sessionSecret } from "./session-secret";

/** What a browser said to us before it leaves for a provider: long enough for a provider's page. */
const LIFETIME_SECONDS = 600;

/**
 * An encrypted cookie of ten minutes that only `/api/auth` sees: what this browser wants the provider's next answer
 * to be used for.
 */
export function sealedCookie<TIntent extends JWT>({
  name,
  schema,
}: {
  name: string;
  schema: z.ZodType<TIntent>;
}) {
  const cookieName = () => (usesSecureCookies() ? `__Secure-${name}` : name);
  const lineOf = (value: string, maxAge: number) => {
    const secure = usesSecureCookies() ? "; Secure" : "";
    return `${cookieName()}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  };
  return {
    /** Header that sets it. */
    async seal(intent: TIntent): Promise<string> {
      const sealed = { token: intent, secret: sessionSecret(), salt: name, maxAge: LIFETIME_SECONDS };
      return lineOf(await encode(sealed), LIFETIME_SECONDS);
    },

    /** Null for none, an expired or a forged one. */
    async read(headers: Headers): Promise<TIntent | null> {
      const token = readCookie(headers.get("cookie"), cookieName());
      if (!token) return null;
      try {
        return schema.safeParse(await decode({ token, secret: sessionSecret(), salt: name })).data ?? null;
      } catch {
        return null;
      }
    },

    /** Header that ends it: it counts for one answer of the provider. Null when there is none. */
    end(headers: Headers): string | null {
      return readCookie(headers.get("cookie"), cookieName()) === null ? null : lineOf("", 0);
    },
  };
}

/** An answer of the doors beside next-auth's own. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
