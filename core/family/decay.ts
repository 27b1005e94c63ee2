import { HALF_LIFE_DAYS } from "../resolution/family";

const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000;
/** A weight, and the moment (milliseconds since the epoch) that it is as of. */
export type Weight = { weight: number; at: number };

/** A weight as of another moment: half of it every 30 days, the other way round for an earlier one. */
export function weightAt({ weight, at }: Weight, moment: number): number {
  return weight * 0.5 ** ((moment - at) / HALF_LIFE_MS);
}

/** One more occurrence, in whatever order they come: an old one adds what is left of it. */
export function withOccurrence(before: Weight, moment: number): Weight {
  if (moment >= before.at) return { weight: weightAt(before, moment) + 1, at: moment };
  return { weight: before.weight + weightAt({ weight: 1, at: moment }, before.at), at: before.at };
}
