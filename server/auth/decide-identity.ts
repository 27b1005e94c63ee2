import type { IdentityRefusal, ProviderIdentity } from "@/core/account/identity";
import { isHeedError } from "@/core/errors";
import { linkIdentity } from "@/server/services/account/link-identity";
import { signInWithIdentity } from "@/server/services/account/sign-in-with-identity";
import type { AuthRequest } from "./auth-request";
import { readJoinIntent } from "./join-intent";
import { type LinkIntent, readLinkIntent } from "./link-intent";
import { publicUrl } from "./public-url";
import { readSession } from "./session";

export type IdentityDecision =
  | { opened: { sessionId: string; userId: string } }
  /** Where the browser goes instead; its session stays as it is. */
  | { goTo: string };

type Person = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** What a provider's checked answer does: signs in, is linked to who asked for that, or is refused. */
export async function decideIdentity(
  identity: ProviderIdentity,
  request: AuthRequest,
): Promise<IdentityDecision> {
  const intent = await readLinkIntent(request.headers, identity.provider);
  const person = await readSession(request.headers, request.now);
  if (intent) return link({ identity, intent, person, request });
  try {
    const outcome = await signInWithIdentity({
      ...request,
      identity,
      currentSessionId: person?.sessionId ?? null,
      openLink: await readJoinIntent(request.headers),
    });
    return outcome.ok ? { opened: outcome.value } : refused("/sign-in", outcome.reason, identity);
  } catch (error) {
    if (isHeedError(error) && error.code === "LIMIT") return { goTo: `${publicUrl()}/sign-in?error=LIMIT` };
    throw error;
  }
}

async function link({
  identity,
  intent,
  person,
  request,
}: {
  identity: ProviderIdentity;
  intent: LinkIntent;
  person: Person | null;
  request: AuthRequest;
}): Promise<IdentityDecision> {
  if (!person) return refused("/sign-in", "link_expired", identity);
  if (person.sessionId !== intent.sid) return refused("/account", "link_expired", identity);
  try {
    const ctx = { actor: person, requestId: request.requestId, now: () => request.now };
    const outcome = await linkIdentity({ ctx, identity });
    if (!outcome.ok) return refused("/account", outcome.reason, identity);
    return { goTo: `${publicUrl()}/account?linked=${identity.provider}` };
  } catch (error) {
    if (isHeedError(error) && error.code === "PRECONDITION")
      return refused("/account", "link_expired", identity);
    throw error;
  }
}

function refused(page: string, reason: IdentityRefusal, { provider }: ProviderIdentity): IdentityDecision {
  return { goTo: `${publicUrl()}${page}?error=${reason}&provider=${provider}` };
}
