/** Forms of a report of `heed check`. */
export const CHECK_FORMATS = ["text", "json", "sarif", "github"] as const;
export type CheckFormat = (typeof CHECK_FORMATS)[number];
