import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";

/** A longer line is no prompt and no act that anybody could judge: an image, a dump of a request. */
const MAX_LINE_CHARACTERS = 4 * 1024 * 1024;

/**
 * The lines of a file, one after the other: never more than one block and one line of it in memory, whatever its size.
 * A line above the limit is passed over.
 * @param onBytes told how much was read, for a progress line
 */
export async function* fileLines(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let isTooLong = false;
  for await (const block of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = block;
    onBytes(bytes.length);
    const parts = decoder.write(bytes).split("\n");
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      if (!isTooLong) rest += part;
      if (rest.length > MAX_LINE_CHARACTERS) {
        rest = "";
        isTooLong = true;
      }
      if (isLast) continue;
      if (!isTooLong && rest !== "") yield rest;
      rest = "";
      isTooLong = false;
    }
  }
  if (!isTooLong && rest !== "") yield rest;
}
