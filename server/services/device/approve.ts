import type { z } from "zod";
import { approveDeviceInputSchema } from "@/core/device/schema";
import { HeedError, notFound } from "@/core/errors";
import { db } from "@/server/db/client";
import { requirePerson } from "../account/require-person";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { deviceLoginSelect, makeSecret, pendingAt, scopesFor, sha256Hex } from "./internal";

/**
 * The person lets the machine in. The token itself is made, and audited, when the machine fetches it.
 * @returns where the browser goes next: the loopback callback, or null after a typed code
 * @throws NOT_FOUND, FORBIDDEN for scopes that were not asked for
 */
export async function approveDeviceLogin({
  ctx,
  input,
}: VerbArguments<z.input<typeof approveDeviceInputSchema>, ServiceContext>): Promise<{
  redirectUrl: string | null;
}> {
  await requirePermission(ctx, "token:write");
  const person = requirePerson(ctx);
  const { loginId, scopes } = approveDeviceInputSchema.parse(input);
  const pending = { id: loginId, ...pendingAt(ctx.now()) };
  const login = await db.deviceLogin.findFirst({ where: pending, select: deviceLoginSelect });
  if (!login) throw notFound("Login");
  const allowed = scopesFor(login.mode, login.scopes);
  if (!scopes.every((scope) => allowed.includes(scope))) {
    throw new HeedError("FORBIDDEN", "This login cannot be given more than it asked for.");
  }
  const grant = login.mode === "loopback" ? makeSecret() : null;
  const { count } = await db.deviceLogin.updateMany({
    where: pending,
    data: {
      approvedAt: ctx.now(),
      approvedById: person.userId,
      scopes: [...new Set(scopes)],
      grantHash: grant && sha256Hex(grant),
    },
  });
  if (count === 0) throw notFound("Login");
  return { redirectUrl: grant && callbackUrl(login, grant) };
}

function callbackUrl(login: { redirectPort: number | null; state: string | null }, code: string): string {
  const url = new URL(`http://127.0.0.1:${login.redirectPort}/callback`);
  url.searchParams.set("code", code);
  if (login.state) url.searchParams.set("state", login.state);
  return url.toString();
}
