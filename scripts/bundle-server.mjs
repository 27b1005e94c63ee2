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
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    plugins: [emptyServerOnly],
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
