import { MAX_TEXT_BYTES } from "../../../core/hook-event/schema";

/** Cuts a text to a number of UTF-8 bytes without splitting a character. */
export function cutText(text: string, bytes = MAX_TEXT_BYTES): string {
  if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text;
  const cut = Buffer.from(text.slice(0, bytes)).subarray(0, bytes).toString("utf8");
  return cut.replace(/\uFFFD+$/, "");
}
