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
