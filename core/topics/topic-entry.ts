import type { Severity } from "../rule/schema";

/** One known subject area. It is found by the ideas of a wish and, where that decides, by its form. */
export type TopicEntry = {
  key: string;
  /** Alternatives; all ideas of one alternative must be named. The alternative with most ideas wins. */
  when: string[][];
  /** Only for wishes of these forms. */
  forms?: string[];
  /** Added to the number of ideas; settles ties between a special and a general topic. */
  bonus?: number;
  /** First of these ideas that is named becomes the subject: idea → subject. */
  subjects?: Record<string, string>;
  /**
   * Where a wish can be said both ways (“no hard-coded colours”, “take colours from the theme”), the polarity that
   * its claim always has; a permission turns it round.
   */
  stance?: "require" | "forbid";
  /** True where many unrelated wishes share the area (comments, commits): resolution then looks at the words too. */
  broad?: boolean;
  /** Severity of a wish of this area unless the person's words say more (learning.md section 6). */
  severity?: Severity;
};
