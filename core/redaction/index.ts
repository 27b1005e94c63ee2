export { maskAction, maskEvent } from "./mask-event";
export { type MaskedText, maskOf, maskText } from "./mask-text";
export { isSecretPath } from "./secret-path";
