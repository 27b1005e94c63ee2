import "server-only";
import { headers } from "next/headers";
import { env } from "@/env";

/** Address under which people reach this server: what is configured, else what they just used. */
export async function publicOrigin(): Promise<string> {
  const configured = env.HEED_PUBLIC_URL;
  if (configured) return new URL(configured).origin;
  const host = (await headers()).get("host") ?? "localhost:3000";
  return `http://${host}`;
}
