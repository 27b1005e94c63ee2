declare const HEED_VERSION: string | undefined;

/** Set by the build; a run from source says so. */
export const VERSION = typeof HEED_VERSION === "string" ? HEED_VERSION : "0.0.0-source";
