import { ARTIFACTS_DIGEST } from "./artifacts-digest";

/** To be raised with a change that the offered recipes do not show, such as of the task words of reminders. */
const GENERATION = 2;

/**
 * Names what the compiler of this build makes of wishes. Rules that another one compiled are compiled anew, and what
 * would differ is only proposed (enforcement.md section 3).
 */
export const COMPILER_VERSION = `${GENERATION}-${ARTIFACTS_DIGEST}`;
