import { entersStandingBlock } from "../resolution/family";
import { SEVERITIES, type Severity } from "../rule/schema";

const MOST = 10;

/** Occurrences from which a family of each severity stands in every session; infinite where it never does. */
export const STANDING_FROM: Record<Severity, number> = Object.fromEntries(
  SEVERITIES.map((severity) => {
    const counts = Array.from({ length: MOST }, (_, index) => index + 1);
    return [
      severity,
      counts.find((count) => entersStandingBlock(severity, count)) ?? Number.POSITIVE_INFINITY,
    ];
  }),
) as Record<Severity, number>;
