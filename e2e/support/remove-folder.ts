import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 60;

/**
 * Removes a folder in which a process that goes on by itself (a flusher of the last turn) may still be writing. One call of
 * `rmSync` lists a folder once, so what appears after that ends it. A folder that stays is the system's to clear: it is
 * no fault of what was tested.
 */
export async function removeFolder(folder: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      await sleep(500);
    }
  }
  console.warn(`${folder} is still written to and stays.`);
}
