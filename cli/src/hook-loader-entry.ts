import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { writePrivate } from "./state/private-file";

declare const HOOK_DIGEST: string;

/*
 * Starts hook-body.cjs from V8's compiled form, which lies in Heed's own folder: parsing and compiling the source
 * costs more than all the rest of a hook. The digest of the source is part of the name, because V8 itself compares
 * only its length.
 */
const file = join(__dirname, "hook-body.cjs");
const home = process.env.HEED_HOME || join(process.env.HOME || homedir(), ".heed");
const cache = join(home, "cache", `${HOOK_DIGEST}-${process.version}-${process.arch}`);
const cachedData = readCache();
const source = readFileSync(file, "latin1");
const script = new Script(`(function(require,module,__dirname,keepCompiled){${source}\n})`, {
  filename: file,
  cachedData,
});
const start: (...names: unknown[]) => void = script.runInThisContext();
start(require, { exports: {} }, __dirname, keepCompiled);

function readCache(): Buffer | undefined {
  try {
    return readFileSync(cache);
  } catch {
    return undefined;
  }
}

/** Called at the end of a run, when what it used has been compiled. */
function keepCompiled(): void {
  if (cachedData && script.cachedDataRejected === false) return;
  try {
    writePrivate(cache, script.createCachedData());
  } catch {
    // Without a cache the hook is only slower.
  }
}
