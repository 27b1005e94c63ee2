import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Bundle, BundleRule, Notice } from "../../../core/bundle/schema";
import { fileNameOf, originKey } from "./home";
import { readJson, writePrivate } from "./private-file";

export type BundlePlace = { home: string; origin: string; project: string };

/** The bundle without its rules: what every hook reads. Rules are read one by one, where they are asked for. */
export type BundleHead = Omit<Bundle, "rules"> & {
  etag: string | null;
  fetchedAt: number;
  /** Rule ids by position. */
  ids: string[];
  /** Byte offsets of the rules' lines, and the end. */
  offsets: number[];
  rulesFile: string;
};

/** Stands for a project where the person's global rules of one server are kept; no project can have this slug. */
export const GLOBAL_RULES = "@global";

/** Offline copies of shared rules end after 30 days (trust.md section 6). */
export const SHARED_RULES_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a bundle: the rules in a file named after the hash, then the head in one step. */
export function writeBundle(
  place: BundlePlace,
  bundle: Bundle,
  { etag, now }: { etag: string | null; now: number },
): void {
  const { rules, ...rest } = bundle;
  const rulesFile = `${fileNameOf(bundle.hash)}.rules`;
  const lines = rules.map((rule) => `${JSON.stringify(rule)}\n`);
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + Buffer.byteLength(line));
  const folder = bundleFolder(place);
  writePrivate(join(folder, rulesFile), lines.join(""));
  const head: BundleHead = {
    ...rest,
    etag,
    fetchedAt: now,
    ids: rules.map(({ id }) => id),
    offsets,
    rulesFile,
  };
  writePrivate(join(folder, pinnedHead(bundle.hash)), JSON.stringify(head));
  writePrivate(join(folder, HEAD), JSON.stringify(head));
  removeOldRules(folder, [rulesFile, pinnedHead(bundle.hash)], now);
}

/** The server said that nothing changed. @param notices what this machine itself has to tell the person */
export function touchBundle(
  place: BundlePlace,
  { now, notices = [] }: { now: number; notices?: Notice[] },
): void {
  const head = readHead(place);
  if (!head) return;
  const touched = { ...head, fetchedAt: now, notices: [...head.notices, ...notices] };
  writePrivate(join(bundleFolder(place), HEAD), JSON.stringify(touched));
}

export function readHead(place: BundlePlace): BundleHead | null {
  return headIn(place, HEAD);
}

function headIn(place: BundlePlace, name: string): BundleHead | null {
  const head = readJson(join(bundleFolder(place), name));
  return isHead(head) ? head : null;
}

/**
 * A bundle whose rules are parsed when they are asked for: an action meets few of them, so a library of 500
 * costs no more than one of 10. Returns null where there is no readable bundle.
 * @param suspended rules that the person's overlay takes out of force
 * @param hash of the bundle that a prompt fixed, of which the newest can only take away; the newest itself where it
 *   is not kept any more
 */
export function openBundle(
  place: BundlePlace,
  suspended: ReadonlySet<string>,
  now: number,
  hash: string | null = null,
): Bundle | null {
  const newest = readHead(place);
  if (!newest) return null;
  const pinned = hash === null || hash === newest.hash ? null : headIn(place, pinnedHead(hash));
  const head = pinned ?? newest;
  // What was taken back since frees the act at once; what is new waits for the next prompt.
  const left = pinned && new Set(newest.ids);
  const { etag: _etag, fetchedAt, ids, offsets, rulesFile, ...rest } = head;
  const path = join(bundleFolder(place), rulesFile);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  let lines: Buffer | null = null;
  const staleShared = now - fetchedAt > SHARED_RULES_MS;
  return {
    ...rest,
    // A head that an earlier version wrote has none.
    muted: rest.muted ?? [],
    rules: lazyArray(ids.length, (position) => {
      lines ??= readFileSync(path);
      const rule: BundleRule = JSON.parse(lines.toString("utf8", offsets[position], offsets[position + 1]));
      const isOff = suspended.has(rule.id) || (rule.parent !== undefined && suspended.has(rule.parent));
      const isGone = left !== null && !left.has(rule.id);
      const out = isOff || isGone || (staleShared && rule.layer === "project");
      return out ? { ...rule, maskedBy: rule.maskedBy ?? "overlay" } : rule;
    }),
  };
}

export function purgeBundle(place: BundlePlace): void {
  rmSync(bundleFolder(place), { recursive: true, force: true });
}

const HEAD = "head.json";
/** What the flusher wrote last, to notice what others wrote since. */
export const DIGEST = "digest";
/** A turn seldom takes longer; then the newest rules count. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Two for each earlier bundle. */
const KEPT_FILES = 20;

export function bundleFolder({ home, origin, project }: BundlePlace): string {
  return join(home, "bundles", originKey(origin), fileNameOf(project));
}

/** Written by this module only; what is checked is what a torn or foreign file would break. */
function isHead(value: unknown): value is BundleHead {
  if (typeof value !== "object" || value === null) return false;
  const { ids, offsets, index, rulesFile } = value as Partial<BundleHead>;
  return (
    Array.isArray(ids) &&
    Array.isArray(offsets) &&
    offsets.length === ids.length + 1 &&
    typeof index === "object" &&
    index !== null &&
    typeof rulesFile === "string"
  );
}

/** An array that makes its items on first use and behaves like any other. */
function lazyArray<TItem>(length: number, make: (position: number) => TItem): TItem[] {
  const items: TItem[] = new Array(length);
  return new Proxy(items, {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) {
        const position = Number(key);
        if (position < length && !Object.hasOwn(target, key)) target[position] = make(position);
      }
      return Reflect.get(target, key, receiver);
    },
    has(target, key) {
      const isItem = typeof key === "string" && /^\d+$/.test(key) && Number(key) < length;
      return isItem || Reflect.has(target, key);
    },
  });
}

/** A turn that began with an earlier bundle goes on with it, so the last ones are kept for a while. */
function removeOldRules(folder: string, kept: string[], now: number): void {
  const earlier = readdirSync(folder)
    .filter((name) => !kept.includes(name) && name !== HEAD && name !== DIGEST)
    .map((name) => join(folder, name))
    .flatMap((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? { path, at: stat.mtimeMs } : [];
    })
    .sort((a, b) => b.at - a.at);
  for (const [position, { path, at }] of earlier.entries()) {
    const age = now - at;
    // Who read the head a moment ago may still open the rules that it names.
    if (age > KEPT_MS || (position >= KEPT_FILES && age > 60_000)) rmSync(path, { force: true });
  }
}

function pinnedHead(hash: string): string {
  return `${fileNameOf(hash)}.head`;
}
