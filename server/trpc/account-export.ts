import { HeedError } from "@/core/errors";
import { publicUrl } from "@/server/auth/public-url";
import { errorReply } from "@/server/http/error-reply";
import { exportAccount } from "@/server/services/account/export";
import { writeZip } from "@/server/services/privacy/write-zip";
import { createRequestContext } from "./context";

/**
 * `GET /api/account/export`: the person's own data as a zip, by the session cookie of a page of this server. A link
 * on another site, a token and a frame are refused.
 */
export async function handleAccountExport(request: Request): Promise<Response> {
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
  try {
    const site = request.headers.get("sec-fetch-site");
    if (site !== "same-origin") {
      throw new HeedError("FORBIDDEN", "Start the export from your account page.");
    }
    const { actor, ...ctx } = await createRequestContext(request.headers);
    if (!actor) throw new HeedError("UNAUTHENTICATED", "Sign in to go on.");
    const { fileName, pieces } = await exportAccount({
      ctx: { actor, requestId: ctx.requestId, now: ctx.now },
      input: { host: new URL(publicUrl()).host },
    });
    return new Response(writeZip(pieces), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    const { status, headers, body } = errorReply(error, requestId);
    return Response.json(body, { status, headers });
  }
}
