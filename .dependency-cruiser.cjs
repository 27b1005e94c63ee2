/**
 * Which layer may import which (docs: ARCHITECTURE.md). Each law is an error and there is no list of
 * exceptions: move the code, or pass the thing in.
 */
const TESTS = "\\.(?:test|spec)\\.tsx?$";
const CORE_LIBRARIES = ["zod", "picomatch", "re2js", "unbash", "diff", "fastest-levenshtein", "eld"];
const SETTINGS_LIBRARIES = ["jsonc-parser", "toml-patch"];

/** @param {string[]} names */
const packages = (names) => `^node_modules/(?:${names.join("|")})(?:/|$)`;
const NEXT_AND_REACT = packages(["next", "react", "react-dom", "next-auth", "next-intl"]);
const PRISMA = `^generated/|${packages(["@prisma", "prisma"])}`;

/** A folder may not import its siblings: what they share lies beside them, in the parent. */
function siblings(name, parent) {
  return {
    name,
    comment: `Folders of ${parent}/ do not know each other: move what they share up.`,
    severity: "error",
    from: { path: `^${parent}/([^/]+)/`, pathNot: TESTS },
    to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/$1/` },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one thing, or need a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(?:bun|server-only)" },
    },
    {
      name: "no-barrels",
      comment: "Import the file itself; only core/<module>/index.ts may be a public face.",
      severity: "error",
      from: { pathNot: "^node_modules" },
      to: { path: "(?:^|/)index\\.tsx?$", pathNot: "^(?:node_modules|generated)/|^core/[^/]+/index\\.ts$" },
    },
    {
      name: "core-is-pure",
      comment: "core/ imports core/ only: no I/O, no framework. Pass the rest in.",
      severity: "error",
      from: { path: "^core/", pathNot: TESTS },
      to: { pathNot: `^core/|${packages([...CORE_LIBRARIES, ...SETTINGS_LIBRARIES])}` },
    },
    {
      name: "settings-libraries",
      comment: "Editors of host settings are for core/hosts/<host>/settings.ts, which the hook never loads.",
      severity: "error",
      from: { path: "^core/", pathNot: "^core/hosts/(?:[^/]+/settings|json-(?:splice|hooks))\\.ts$" },
      to: { path: packages(SETTINGS_LIBRARIES) },
    },
    {
      name: "cli-stands-alone",
      comment: "The CLI speaks to the server by HTTP only.",
      severity: "error",
      from: { path: "^cli/", pathNot: TESTS },
      to: { path: `^(?:server|app|components|lib|env\\.ts)|${PRISMA}|${NEXT_AND_REACT}` },
    },
    {
      name: "services-know-no-transport",
      severity: "error",
      from: { path: "^server/services/" },
      to: {
        path: `^(?:app|components|lib)/|^server/(?:trpc|http|jobs|pipeline|supervisor)/|${NEXT_AND_REACT}`,
      },
    },
    {
      name: "pipeline-knows-no-transport",
      severity: "error",
      from: { path: "^server/(?:pipeline|jobs)/" },
      to: { path: `^(?:app|components|lib)/|^server/(?:trpc|http)/|${NEXT_AND_REACT}` },
    },
    {
      name: "transport-is-thin",
      comment: "tRPC and REST call service verbs; they know no tables, stages or models.",
      severity: "error",
      from: { path: "^server/(?:trpc|http)/", pathNot: TESTS },
      to: { path: `^server/(?:pipeline|model|mail)/|${PRISMA}` },
    },
    {
      name: "prisma-stays-in",
      comment: "The client is for server/db, service verbs, the seed and tests.",
      severity: "error",
      from: {
        pathNot: `^(?:server/db|server/services|prisma/seed|test|generated)/|${TESTS}|^prisma\\.config|^node_modules`,
      },
      to: { path: PRISMA },
    },
    {
      name: "pages-are-thin",
      comment: "A page parses the URL, prefetches through server/trpc/caller and hydrates.",
      severity: "error",
      from: { path: "^app/", pathNot: `^app/api/|${TESTS}` },
      to: { path: "^server/", pathNot: "^server/trpc/caller\\.ts$" },
    },
    {
      name: "app-api-is-thin",
      severity: "error",
      from: { path: "^app/api/" },
      to: { path: "^server/", pathNot: "^server/(?:trpc|auth)/" },
    },
    {
      name: "browser-code-takes-types-only",
      comment:
        "components/ and lib/ know the server by the type of its router. lib/trpc/server.tsx is the pages' side of it.",
      severity: "error",
      from: { path: "^(?:components|lib)/", pathNot: `^lib/trpc/server\\.tsx$|${TESTS}` },
      to: { path: "^server/|^generated/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-the-router-type",
      severity: "error",
      from: { path: "^(?:components|lib)/", pathNot: TESTS },
      to: { path: "^server/", pathNot: "^server/trpc/(?:root|caller)\\.ts$" },
    },
    {
      name: "the-pages-side-is-for-pages",
      severity: "error",
      from: { path: "^(?:components|lib)/" },
      to: { path: "^lib/trpc/server\\.tsx$" },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { pathNot: "^app/" },
      to: { path: "^app/" },
    },
    {
      name: "shared-components-know-no-domain",
      severity: "error",
      from: { path: "^components/(?:ui|common)/" },
      to: { path: "^(?:components|app|core)/", pathNot: "^components/(?:ui|common)/" },
    },
    {
      name: "no-tests-in-sources",
      severity: "error",
      from: { pathNot: `${TESTS}|^(?:test|e2e)/` },
      to: { path: TESTS },
    },
    siblings("verifier-kinds-apart", "core/verifiers"),
    siblings("hosts-apart", "core/hosts"),
    siblings("stages-apart", "server/pipeline"),
  ],
  options: {
    doNotFollow: { path: "^(?:node_modules|generated)/" },
    exclude: { path: "(?:^|/)(?:\\.next|dist|fixtures)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
};
