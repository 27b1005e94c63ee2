import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { schemaChecks, withoutSchemas } from "./without-schemas.mjs";

/*
 * Builds dist/cli/ (one file an entry) and dist/cli.tgz, a package that `npm install -g` takes: no dependencies,
 * no install scripts. The archive is the same for the same sources.
 */
const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "dist/cli");
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** Largest size of each file in kB; the hook is read and compiled at every tool call. */
const BUDGETS = {
  "hook.cjs": 8,
  "hook-body.cjs": 160,
  "hook-shell.cjs": 150,
  "hook-apart.cjs": 60,
  "hook-seldom.cjs": 60,
  "flush.cjs": 740,
  "main.cjs": 1400,
  "study.cjs": 4200,
};
/** Never in the hook: they cost more than all the rest of it. */
const NOT_IN_HOOK = ["zod", "commander", "@clack/prompts", "jsonc-parser", "diff"];

rmSync(outdir, { recursive: true, force: true });
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  // jsonc-parser's other form loads its parts in a way that no bundler sees.
  mainFields: ["module", "main"],
  legalComments: "none",
  metafile: true,
  define: { HEED_VERSION: JSON.stringify(version) },
  logLevel: "warning",
};
/** What a hook loads runs in scripts of their own, which have no import(). */
const inScript = { supported: { "dynamic-import": false } };
/** The regex engine is a file of its own that the hook loads when a rule needs it. */
const engineApart = {
  name: "engine-apart",
  setup(context) {
    context.onResolve({ filter: /^re2js$/ }, () => ({ path: "./re2js.cjs", external: true }));
  },
};
/** What few events need is a file of its own too, which only they load. */
const seldomApart = {
  name: "seldom-apart",
  setup(context) {
    context.onResolve({ filter: /\/apart$/ }, () => ({ path: "./hook-apart.cjs", external: true }));
  },
};
/** Each host's adapter but Claude Code's is a file of its own, which only a hook of that host loads. */
const HOSTS_APART = readdirSync(path.join(root, "core/hosts")).filter(
  (slug) => slug !== "claude-code" && existsSync(path.join(root, "core/hosts", slug, "adapter.ts")),
);
const hostsApart = {
  name: "hosts-apart",
  setup(context) {
    context.onResolve({ filter: /^\.\/[\w-]+\/adapter$/ }, ({ path: name }) => {
      const slug = name.split("/")[1];
      return HOSTS_APART.includes(slug) ? { path: `./hook-${slug}.cjs`, external: true } : undefined;
    });
  },
};
/**
 * Pure readers that not every event needs: the hook has functions of the same names in their place, which load the file
 * with all of them at the first call.
 */
const READERS = {
  "hook-shell.cjs": { "core/shell/parse.ts": ["parseShell"] },
  "hook-seldom.cjs": {
    "core/hosts/claude-code/user-edit.ts": ["userEdit"],
    "core/shell/code-runs.ts": ["codeRuns"],
    "core/shell/code-writes.ts": ["codeWrites"],
    "core/shell/patch-text.ts": ["patchChanges"],
    "core/shell/windows/read-windows.ts": ["readWindows"],
    "core/source/read-source.ts": ["readSource"],
    "core/verifiers/commit-message/wrong-message.ts": ["isWrongMessage"],
    "core/verifiers/import/imported-modules.ts": ["importedModules", "isModule"],
    "core/verifiers/message/fault.ts": ["firstFault"],
    "core/verifiers/text-format/faults.ts": ["formatFault"],
    "core/verifiers/tool-use/is-told.ts": ["isTold"],
  },
};
/** What reads words as the server does is a file of its own, which only import and backfill load. */
const studyApart = {
  name: "study-apart",
  setup(context) {
    context.onResolve({ filter: /^\.\/study$/ }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "./study.cjs", external: true },
    );
  },
};
/** The readers of all files but that of the bundle itself. */
function readersApart(own) {
  const outputOf = new Map(
    Object.entries(READERS)
      .filter(([output]) => output !== own)
      .flatMap(([output, sources]) => Object.keys(sources).map((source) => [source, output])),
  );
  return {
    name: "readers-apart",
    setup(context) {
      context.onResolve({ filter: /^\.\/hook-(?:shell|seldom)\.cjs$/ }, ({ path: name }) => ({
        path: name,
        external: true,
      }));
      context.onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir }) => {
        const file = path.relative(root, path.resolve(resolveDir, `${name}.ts`)).replaceAll("\\", "/");
        return outputOf.has(file) ? { path: file, namespace: "reader" } : undefined;
      });
      context.onLoad({ filter: /.*/, namespace: "reader" }, ({ path: file }) => {
        const output = outputOf.get(file);
        const call = (name) => `(...given) => require("./${output}").${name}(...given)`;
        const names = READERS[output][file];
        return {
          contents: names.map((name) => `export const ${name} = ${call(name)};`).join("\n"),
          resolveDir: root,
        };
      });
    },
  };
}
const results = [
  await build({
    ...shared,
    entryPoints: { "hook-body": "cli/src/hook-entry.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [engineApart, seldomApart, hostsApart, readersApart(), withoutSchemas(root)],
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: { "hook-apart": "cli/src/hook/apart.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [engineApart, readersApart(), withoutSchemas(root)],
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: { "hook-seldom": "cli/src/hook/seldom.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [engineApart, readersApart("hook-seldom.cjs"), withoutSchemas(root)],
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: { "hook-shell": "core/shell/parse.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [engineApart, readersApart("hook-shell.cjs"), withoutSchemas(root)],
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: Object.fromEntries(
      HOSTS_APART.map((slug) => [`hook-${slug}`, `core/hosts/${slug}/adapter.ts`]),
    ),
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [engineApart, readersApart(), withoutSchemas(root)],
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: { re2js: "re2js" },
    outdir,
    outExtension: { ".js": ".cjs" },
    ...inScript,
  }),
  await build({
    ...shared,
    entryPoints: { flush: "cli/src/flush-entry.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
  }),
  await build({
    ...shared,
    entryPoints: { main: "cli/src/main.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
    plugins: [studyApart],
    banner: { js: "#!/usr/bin/env node" },
  }),
  await build({
    ...shared,
    entryPoints: { study: "cli/src/study.ts" },
    outdir,
    outExtension: { ".js": ".cjs" },
  }),
];

/** What a hook loads: the loader keeps the compiled form of each under its digest. */
const HOOK_FILES = [
  "hook-body.cjs",
  "hook-apart.cjs",
  ...Object.keys(READERS),
  ...HOSTS_APART.map((slug) => `hook-${slug}.cjs`),
  "re2js.cjs",
];
await build({
  ...shared,
  entryPoints: { hook: "cli/src/hook-loader-entry.ts" },
  outdir,
  outExtension: { ".js": ".cjs" },
  define: { HOOK_DIGESTS: JSON.stringify(digestsOf(HOOK_FILES)) },
});
checkHookInputs(results[0].metafile);
checkSchemas();
checkReaders();
checkSizes();
writeFileSync(path.join(outdir, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
cpSync(path.join(root, "LICENSE"), path.join(outdir, "LICENSE"));
const archive = packed([
  "package.json",
  "LICENSE",
  "main.cjs",
  "hook.cjs",
  ...HOOK_FILES,
  "flush.cjs",
  "study.cjs",
]);
mkdirSync(path.dirname(outdir), { recursive: true });
writeFileSync(path.join(root, "dist/cli.tgz"), archive);
const digest = createHash("sha256").update(archive).digest("hex");
writeFileSync(path.join(root, "dist/cli.tgz.sha256"), `${digest}\n`);
console.log(
  `cli: ${Object.keys(BUDGETS)
    .map((name) => `${name} ${kilobytes(name)} kB`)
    .join(", ")}`,
);

function digestsOf(names) {
  const digestOf = (name) =>
    createHash("sha256")
      .update(readFileSync(path.join(outdir, name)))
      .digest("hex")
      .slice(0, 16);
  return Object.fromEntries(names.map((name) => [`./${name}`, digestOf(name)]));
}

function manifest() {
  return {
    name: "heed",
    version,
    description: "Correct your coding agent once.",
    license: "MIT",
    bin: { heed: "main.cjs" },
    engines: { node: ">=20.19" },
    type: "commonjs",
  };
}

function checkHookInputs({ inputs }) {
  const found = Object.keys(inputs).filter((input) =>
    NOT_IN_HOOK.some((name) => input.includes(`node_modules/${name}/`)),
  );
  if (found.length > 0) throw new Error(`The hook must not load: ${found.join(", ")}`);
}

/** A check by a schema that is not there would let everything pass. */
function checkSchemas() {
  for (const name of HOOK_FILES) {
    const files = schemaChecks(readFileSync(path.join(outdir, name), "utf8"));
    if (files.length > 0)
      throw new Error(`${name} must check nothing by a schema; so do ${files.join(", ")}.`);
  }
}

/** A name that a file lacks would be found out at an event that needs it. */
function checkReaders() {
  const load = createRequire(path.join(outdir, "hook.cjs"));
  for (const [output, sources] of Object.entries(READERS)) {
    const given = load(`./${output}`);
    const missing = Object.values(sources)
      .flat()
      .filter((name) => typeof given[name] !== "function");
    if (missing.length > 0) throw new Error(`${output} lacks ${missing.join(", ")}.`);
  }
}

function checkSizes() {
  for (const [name, budget] of Object.entries(BUDGETS)) {
    if (kilobytes(name) > budget)
      throw new Error(`${name} has ${kilobytes(name)} kB; its budget is ${budget} kB.`);
  }
}

function kilobytes(name) {
  return Math.ceil(statSync(path.join(outdir, name)).size / 1024);
}

/** A tar archive in the form npm expects (everything below `package/`), gzipped without a time. */
function packed(names) {
  const blocks = names.flatMap((name) => {
    const file = path.join(outdir, name);
    utimesSync(file, 0, 0);
    const content = readFileSync(file);
    const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
    return [
      tarHeader(`package/${name}`, content.length, name === "main.cjs" ? 0o755 : 0o644),
      content,
      padding,
    ];
  });
  const zipped = gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 });
  zipped.fill(0, 4, 8);
  return zipped;
}

function tarHeader(name, size, mode) {
  const header = Buffer.alloc(512);
  header.write(name, 0, 100, "utf8");
  header.write(octal(mode, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148, "latin1");
  return header;
}

function octal(value, digits) {
  return `${value.toString(8).padStart(digits, "0")}\0`;
}
