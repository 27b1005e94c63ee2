import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { gzipSync } from "node:zlib";

const BUILD = path.resolve(".next");
const PAGES = "server/app/(dashboard)";
const MANIFEST = "page_client-reference-manifest.js";

type Manifest = { entryJSFiles?: Record<string, string[]> };

/**
 * Kilobytes of JavaScript, gzipped, that the heaviest page of the dashboard transfers on first load, from the manifests
 * of a production build (quality.md section 3: at most 200). Counted are the files of the page, of its layouts and of
 * their error pages, whether a browser that has all it needs fetches the last or not; polyfills of old browsers are not.
 */
export function run(): { ratios: { largestKilobytes: number; medianKilobytes: number } } {
  const buildManifest = path.join(BUILD, "build-manifest.json");
  if (!existsSync(buildManifest)) throw new Error(".next is missing. Run: npm run build");
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(readFileSync(buildManifest, "utf8"));
  const sizes = pageManifests()
    .map((file) => sizeOf([...rootMainFiles, ...filesOf(file)]))
    .sort((left, right) => left - right);
  if (sizes.length === 0) throw new Error("The build has no page of the dashboard. Run: npm run build");
  return {
    ratios: {
      largestKilobytes: sizes.at(-1) ?? Number.NaN,
      medianKilobytes: sizes[Math.floor(sizes.length / 2)] ?? Number.NaN,
    },
  };
}

function pageManifests(): string[] {
  const folder = path.join(BUILD, PAGES);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === MANIFEST)
    .map((file) => path.join(folder, file));
}

function filesOf(manifest: string): string[] {
  const sandbox: { __RSC_MANIFEST: Record<string, Manifest>; globalThis?: unknown } = { __RSC_MANIFEST: {} };
  sandbox.globalThis = sandbox;
  vm.runInNewContext(readFileSync(manifest, "utf8"), sandbox);
  return Object.values(sandbox.__RSC_MANIFEST).flatMap(({ entryJSFiles = {} }) =>
    Object.values(entryJSFiles).flat(),
  );
}

const known = new Map<string, number>();

function sizeOf(files: string[]): number {
  const bytes = [...new Set(files)].reduce((sum, file) => {
    const size = known.get(file) ?? gzipSync(readFileSync(path.join(BUILD, file))).length;
    known.set(file, size);
    return sum + size;
  }, 0);
  return bytes / 1024;
}
