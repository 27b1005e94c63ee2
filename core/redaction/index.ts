export { maskEvent } from "./mask-event";
