import { requireOpenAccess } from "../services/account/require-open-access";
import { requirePerson } from "../services/account/require-person";
import type { ServiceContext } from "../services/context";
import { subscribe } from "./listener";

/** How often the session proves itself when nobody says that it ended: it may have expired. */
const PROVE_EVERY_MS = 60_000;

/**
 * Stays silent as long as this browser's session is open, for pages that follow nothing else.
 * @throws UNAUTHENTICATED at once when it ends: signed out, revoked, or the person disabled
 */
export async function untilSessionEnds(ctx: ServiceContext, signal: AbortSignal | undefined): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  let wake: () => void = () => {};
  let isTold = false;
  const unsubscribe = await subscribe((message) => {
    const isMine = message.kind === "access_ended" && message.userId === userId;
    if (message.kind !== "resync" && !isMine) return;
    if (isMine && message.sessionId !== null && message.sessionId !== sessionId) return;
    isTold = true;
    wake();
  });
  const stop = () => wake();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    while (!signal?.aborted) {
      isTold = false;
      await requireOpenAccess(ctx);
      if (isTold || signal?.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PROVE_EVERY_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    unsubscribe();
  }
}
