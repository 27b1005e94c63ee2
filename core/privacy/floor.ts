/** Counts that fewer people than this make up would tell who it was (trust.md section 4). */
export const PEOPLE_FLOOR = 3;

/** True when a count of these people may be shown to others. @param people how many made it up */
export function mayCount(people: number): boolean {
  return people >= PEOPLE_FLOOR;
}

/**
 * A number about people as others may read it: `null` is said as “fewer than 3”, zero included, because “nobody”
 * tells as much as a name does in a project of three.
 */
export function flooredPeople(people: number): number | null {
  return mayCount(people) ? people : null;
}

/** A sum over rows of people as others may read it. @returns null below the floor */
export function flooredCount(count: number, people: number): number | null {
  return mayCount(people) ? count : null;
}

/** How many people, roughly: an exact number changes when one of them does something. */
export const PEOPLE_BANDS = ["from3", "from6", "over10"] as const;
export type PeopleBand = (typeof PEOPLE_BANDS)[number];

/** @returns null below the floor */
export function bandOfPeople(people: number): PeopleBand | null {
  if (!mayCount(people)) return null;
  if (people > 10) return "over10";
  return people >= 6 ? "from6" : "from3";
}

export const SHARE_BANDS = ["under1", "under5", "under20", "from20"] as const;
export type ShareBand = (typeof SHARE_BANDS)[number];

/** @param share from 0 to 1 */
export function bandOfShare(share: number): ShareBand {
  if (share >= 0.2) return "from20";
  if (share >= 0.05) return "under20";
  return share >= 0.01 ? "under5" : "under1";
}
