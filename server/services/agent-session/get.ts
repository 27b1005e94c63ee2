import type { z } from "zod";
import { type SessionSummary, sessionIdInput } from "@/core/agent-session/schema";
import { notFound } from "@/core/errors";
import type { VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { getOwnSession } from "./internal";
import { toSessionSummaries } from "./select";

/**
 * One own session.
 * @throws NOT_FOUND for somebody else's
 */
export async function getSession({
  ctx,
  input,
}: VerbArguments<z.input<typeof sessionIdInput>>): Promise<SessionSummary> {
  await requirePermission(ctx, "own:read");
  const { sessionId } = sessionIdInput.parse(input);
  const [summary] = await toSessionSummaries(ctx, [await getOwnSession(ctx, sessionId)]);
  if (!summary) throw notFound("Session");
  return summary;
}
