import { pausedUntil } from "../state/overlay";
import type { CommandContext } from "./context";

/** One line while Heed is paused, so that nobody wonders why nothing is stopped; null otherwise. */
export function pauseLine({ home, now }: CommandContext): string | null {
  const until = pausedUntil(home, now());
  if (until === null) return null;
  const moment = `${new Date(until).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `paused until ${moment}, no rule is checked. End it with: heed resume`;
}
