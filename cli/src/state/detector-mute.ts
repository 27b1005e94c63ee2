import { join } from "node:path";
import { type BundlePlace, bundleFolder } from "./bundle-cache";
import { fieldsOf, listOf, textOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

const FILE = "detector-mute.json";
const MAX_LINES = 5;
const MAX_CHARS = 200;

/**
 * Keeps the “detector mute” alarms that came with a bundle answer, for `heed status` and `heed doctor`; no request of
 * their own. A server that does not tell leaves what is there.
 * @param header JSON of the alarms
 */
export function noteDetectorMute(place: BundlePlace, header: string | undefined): void {
  if (header === undefined) return;
  const lines = linesIn(header);
  if (lines.join() !== readDetectorMute(place).join()) {
    writePrivate(join(bundleFolder(place), FILE), JSON.stringify({ lines }));
  }
}

/** One line an alarm; empty when all is well, or nothing is known. */
export function readDetectorMute(place: BundlePlace): string[] {
  return listOf(fieldsOf(readJson(join(bundleFolder(place), FILE))).lines).flatMap(
    (line) => textOf(line) ?? [],
  );
}

function linesIn(header: string): string[] {
  try {
    const alarms = listOf(JSON.parse(header)).flatMap((alarm) => textOf(fieldsOf(alarm).line) ?? []);
    return alarms.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_CHARS));
  } catch {
    return [];
  }
}
