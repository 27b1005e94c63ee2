import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { writePrivate } from "./state/private-file";

/** Of every file that a hook may load: its name as it is required, and the digest of its source. */
declare const HOOK_DIGESTS: Record<string, string>;

type Loaded = { name: string; cache: string; uses: number; script: Script; module: { exports: unknown } };

const BODY = "./hook-body.cjs";
/** Compiled forms of earlier versions go after a week; until then another Node may still use them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/*
 * Starts hook-body.cjs, and what it loads for a few events, from V8's compiled form, which lies in Heed's own folder:
 * parsing and compiling the source costs more than all the rest of a hook. The digest of the source is part of the
 * name, because V8 itself compares only its length.
 */
const home = process.env.HEED_HOME || join(process.env.HOME || homedir(), ".heed");
const folder = join(home, "cache");
const loaded = new Map<string, Loaded>();
load(BODY);

function load(name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.module.exports;
  if (!Object.hasOwn(HOOK_DIGESTS, name)) return require(name);
  const file = join(__dirname, name);
  const cache = join(folder, `${prefixOf(name)}${HOOK_DIGESTS[name]}-${process.version}-${process.arch}`);
  const source = `(function(exports,require,module,__dirname,keepCompiled){${readFileSync(file, "latin1")}\n})`;
  const kept = readCache(cache);
  const script = new Script(source, { filename: file, cachedData: kept?.subarray(0, -1) });
  const uses = script.cachedDataRejected === false ? (kept?.at(-1) ?? 0) : 0;
  const module = { exports: {} };
  loaded.set(name, { name, cache, uses, script, module });
  const start: (...names: unknown[]) => void = script.runInThisContext();
  start(module.exports, load, module, __dirname, keepCompiled);
  return module.exports;
}

function readCache(cache: string): Buffer | undefined {
  try {
    return readFileSync(cache);
  } catch {
    return undefined;
  }
}

/**
 * Called at the end of a run, when what it used has been compiled. A compiled form holds what all kinds of events before
 * used; its last byte says which. So it is written again when the first event of another kind comes, and then no more.
 * @param use one bit for the kind of event
 * @param isAction keeps the body too: actions come most often, what others use would only make it longer
 */
function keepCompiled(use: number, isAction: boolean): void {
  for (const { name, cache, uses, script } of loaded.values()) {
    if ((uses & use) !== 0 || (name === BODY && !isAction)) continue;
    try {
      writePrivate(cache, Buffer.concat([script.createCachedData(), Buffer.of(uses | use)]));
      removeEarlier(prefixOf(name));
    } catch {
      // Without a cache the hook is only slower.
    }
  }
}

/** “./hook-body.cjs” is kept as “hook-body.…”. */
function prefixOf(name: string): string {
  return name.slice(2, -3);
}

function removeEarlier(prefix: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOfThisFile = name.startsWith(prefix) || !name.includes(".");
    if (isOfThisFile && Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}
