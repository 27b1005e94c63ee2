import { env } from "@/env";

/** Base of every link that the server makes, without a slash at the end (trust.md section 6). */
export function publicUrl(): string {
  const url = env.HEED_PUBLIC_URL ?? env.NEXTAUTH_URL ?? `http://${loopbackName(env.HOST)}:${env.PORT}`;
  return url.replace(/\/+$/, "");
}

function loopbackName(host: string): string {
  const anyInterface = host === "0.0.0.0" || host === "::";
  return anyInterface || host === "127.0.0.1" || host === "::1" ? "localhost" : host;
}
