import { rm } from "node:fs/promises";
import { build } from "esbuild";

const ENTRIES = {
  server: "server/http/server.ts",
  worker: "server/jobs/worker.ts",
  supervisor: "server/supervisor/main.ts",
};

/** Bundles what runs outside of Next into `outFolder`; packages stay in node_modules. */
export async function bundleServer(outFolder) {
  await rm(`${outFolder}/chunks`, { recursive: true, force: true });
  await build({
    entryPoints: ENTRIES,
    outdir: outFolder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [emptyServerOnly, packagesApart],
  });
}

/** The package throws outside of React's server build; here everything is the server. */
const emptyServerOnly = {
  name: "empty-server-only",
  setup(context) {
    context.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
    context.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** Node's own loader cannot resolve their subpaths (CommonJS without an exports map). */
const BUNDLED = new Set(["picomatch"]);

const packagesApart = {
  name: "packages-apart",
  setup(context) {
    // "@/…" is our own root.
    context.onResolve({ filter: /^(?:@[^/]|[^@./])/ }, ({ path, kind }) => {
      if (kind === "entry-point" || BUNDLED.has(path.split("/")[0])) return null;
      return { path, external: true };
    });
  },
};
