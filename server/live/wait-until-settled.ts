import { isEventSettled } from "../services/hook-event/is-settled";
import { subscribe } from "./listener";

/** Longest wait of a bundle request (learning.md section 8). */
export const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until the pipeline is through with an own event. Told by NOTIFY, not by asking again and again.
 * @returns false when the time was up first or the caller went away
 */
export async function waitUntilSettled({
  eventId,
  ownerId,
  signal,
  limitMs = LONGEST_WAIT_MS,
}: {
  eventId: string;
  ownerId: string;
  signal?: AbortSignal;
  limitMs?: number;
}): Promise<boolean> {
  const key = { eventId, ownerId };
  if (await isEventSettled(key)) return true;
  let tell: (settled: boolean) => void = () => {};
  const told = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  const unsubscribe = await subscribe((message) => {
    // What is open in the name of somebody who lost access ends; the caller proves whether it may go on.
    if (message.kind === "access_ended") return message.userId === ownerId ? tell(false) : undefined;
    const { kind, id } = message;
    // A job that is queued once more while its run ends has something new to do: ask the database.
    if ((kind === "settled" && id === eventId) || kind === "resync") {
      isEventSettled(key).then(
        (settled) => settled && tell(true),
        () => {},
      );
    }
  });
  const timer = setTimeout(() => tell(false), limitMs);
  const giveUp = () => tell(false);
  signal?.addEventListener("abort", giveUp, { once: true });
  try {
    // It may have settled between the question and the subscription.
    if (signal?.aborted) return false;
    if (await isEventSettled(key)) return true;
    return await told;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
    unsubscribe();
  }
}
