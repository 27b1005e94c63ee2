import { processEvent } from "@/server/pipeline/process-event";

/** The worker's job for one event, now. */
export function work(eventId: string): Promise<void> {
  return processEvent({ eventId, now: () => new Date() });
}
