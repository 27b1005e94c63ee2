/**
 * What few events need. The build makes a file of its own of it, which the hook loads when such an event comes, so
 * that all others do not pay for it.
 */
export { checkSelfProtection } from "../../../core/enforcement/self-protection";
export { obeyLine } from "./obey-line";
export { recognise } from "./recognise";
export { startSession } from "./start-session";
export { openTouched } from "./touched-checkout";
export { lostHooks } from "./watch-hooks";
