import type { ConceptTable } from "../concept";

type Group = [topic: string, subject: string, values: Record<string, string>];

/** Values of one dimension that exclude each other; key = canonical value, text = its words. */
const GROUPS: Group[] = [
  [
    "package-manager",
    "javascript",
    {
      npm: "npm|npm install|npm i|npm ci",
      pnpm: "pnpm|pnpm install|pnpm add",
      yarn: "yarn|yarn add",
      bun: "bun|bun add|bun install",
    },
  ],
  [
    "package-manager",
    "python",
    {
      pip: "pip|pip3|pip install",
      poetry: "poetry",
      uv: "uv|uv pip|uv add",
      conda: "conda",
      pipenv: "pipenv",
    },
  ],
  ["package-manager", "php", { composer: "composer" }],
  ["package-manager", "java", { maven: "maven|mvn", gradle: "gradle" }],
  [
    "python-runner",
    "python",
    {
      "uv run": "uv run",
      "poetry run": "poetry run",
      "bare python": "bare python|plain python|python directly",
    },
  ],
  [
    "test-runner",
    "javascript",
    {
      jest: "jest",
      vitest: "vitest",
      mocha: "mocha",
      ava: "ava",
      jasmine: "jasmine",
      "node:test": "node:test|node test runner",
    },
  ],
  ["test-runner", "python", { pytest: "pytest", unittest: "unittest", nose: "nose" }],
  ["test-runner", "java", { junit: "junit", testng: "testng" }],
  [
    "e2e-runner",
    "e2e",
    { playwright: "playwright", cypress: "cypress", selenium: "selenium", puppeteer: "puppeteer" },
  ],
  [
    "indentation",
    "indentation",
    {
      tabs: "tabs|tab|hit the tab key|tab key|tab characters|tabulator*|tabulaciones|табы|табами|табуляци*|制表符|タブ|탭",
      spaces: "spaces|space|leerzeichen|espaces|espacios|espaços|spazi|пробел*|空格|スペース|스페이스",
    },
  ],
  [
    "quotes",
    "quotes",
    {
      single:
        "single quotes|single quote|single-quoted|einfache anführungszeichen|guillemets simples|comillas simples|aspas simples|одинарн*|单引号|シングルクォート|작은따옴표",
      double:
        "double quotes|double quote|double-quoted|doppelte anführungszeichen|guillemets doubles|comillas dobles|aspas duplas|двойн*|双引号|ダブルクォート|큰따옴표",
      backtick: "backticks|template literals",
    },
  ],
  ["line-endings", "line-endings", { lf: "lf|unix line endings|\\n", crlf: "crlf|windows line endings" }],
  [
    "async-style",
    "async-style",
    {
      "async/await": "async/await|async await|await|async functions",
      ".then": ".then|then chains|.then chains|.then()|promise chains|then chain|promise chain|raw promises",
      callbacks: "callbacks|callback",
    },
  ],
  [
    "component-style",
    "component-style",
    {
      function: "function components|functional components|components are functions|function component",
      class: "class components|class component|react.component",
    },
  ],
  [
    "export-style",
    "export-style",
    { named: "named exports|named export", default: "default exports|default export|export default" },
  ],
  ["type-style", "type-style", { interface: "interfaces|interface", type: "type aliases|type alias" }],
  [
    "error-style",
    "error-style",
    { result: "result|result type|result values|result objects", exceptions: "exceptions|throwing|throw" },
  ],
  [
    "date-library",
    "date-library",
    {
      "date-fns": "date-fns",
      moment: "moment|moment.js|momentjs",
      dayjs: "dayjs|day.js",
      luxon: "luxon",
      temporal: "temporal api",
    },
  ],
  [
    "http-client",
    "http-client",
    {
      axios: "axios",
      fetch: "fetch",
      ky: "ky",
      got: "got library",
      requests: "requests",
      httpx: "httpx",
      aiohttp: "aiohttp",
    },
  ],
  [
    "validation-library",
    "validation-library",
    {
      zod: "zod",
      yup: "yup",
      joi: "joi",
      valibot: "valibot",
      pydantic: "pydantic",
      marshmallow: "marshmallow",
    },
  ],
  [
    "database",
    "database",
    { postgres: "postgres|postgresql", mysql: "mysql|mariadb", sqlite: "sqlite", mongodb: "mongodb|mongo" },
  ],
  [
    "orm",
    "orm",
    {
      prisma: "prisma",
      drizzle: "drizzle",
      typeorm: "typeorm",
      sequelize: "sequelize",
      sqlalchemy: "sqlalchemy",
      knex: "knex",
    },
  ],
  ["formatter", "javascript", { prettier: "prettier", biome: "biome", dprint: "dprint" }],
  ["formatter", "python", { black: "black", "ruff format": "ruff format", yapf: "yapf" }],
  ["linter", "javascript", { eslint: "eslint", oxlint: "oxlint", tslint: "tslint" }],
  ["linter", "python", { ruff: "ruff", flake8: "flake8", pylint: "pylint" }],
  [
    "bundler",
    "bundler",
    {
      vite: "vite",
      webpack: "webpack",
      rollup: "rollup",
      parcel: "parcel",
      esbuild: "esbuild",
      turbopack: "turbopack",
    },
  ],
  [
    "ui-framework",
    "ui-framework",
    {
      react: "react",
      vue: "vue",
      svelte: "svelte",
      angular: "angular",
      solid: "solidjs|solid.js",
      preact: "preact",
    },
  ],
  [
    "state-library",
    "state-library",
    { redux: "redux|redux toolkit", zustand: "zustand", mobx: "mobx", jotai: "jotai", recoil: "recoil" },
  ],
  [
    "css-framework",
    "css-framework",
    {
      tailwind: "tailwind|tailwindcss",
      bootstrap: "bootstrap",
      "css-modules": "css modules",
      "styled-components": "styled components|styled-components",
      sass: "sass|scss",
    },
  ],
  [
    "web-framework",
    "web-framework",
    {
      express: "express|express.js",
      fastify: "fastify",
      hono: "hono",
      flask: "flask",
      django: "django",
      fastapi: "fastapi",
      koa: "koa",
      rails: "rails",
    },
  ],
  ["api-style", "api-style", { rest: "rest|restful", graphql: "graphql", grpc: "grpc", trpc: "trpc" }],
  [
    "logging",
    "logging",
    {
      logger: "logger|our logger|logging module|structlog|pino|winston|loguru",
      print: "print|print()|bare print|print calls",
    },
  ],
  ["search-tool", "search-tool", { rg: "rg|ripgrep", grep: "grep|grep -r|grep -rn" }],
  ["container-tool", "container-tool", { "docker compose": "docker compose v2", podman: "podman" }],
  [
    "merge-style",
    "merge-style",
    { squash: "squash|squash merges", "merge commit": "merge commits", rebase: "rebase merges" },
  ],
  ["runtime", "runtime", { deno: "deno" }],
  [
    "id-format",
    "id-format",
    {
      uuid: "uuid|uuids|uuidv7",
      autoincrement:
        "auto increment ids|autoincrement|auto increment|auto increment integers|serial ids|serial integers|identity columns",
      ulid: "ulid",
      nanoid: "nanoid",
    },
  ],
  [
    "name-case",
    "name-case",
    {
      "kebab-case":
        "kebab-case|kebab case|kebab|kebab-case.ts|dash-case|ケバブケース|短横线命名|短横线|케밥 케이스",
      snake_case:
        "snake_case|snake case|snake-case|snake|スネークケース|下划线命名|蛇形命名|스네이크 케이스|스네이크케이스",
      camelCase:
        "camelcase|camel case|camel-case|lower camel case|キャメルケース|小驼峰|驼峰|카멜 케이스|카멜케이스",
      PascalCase: "pascalcase|pascal case|pascal-case|upper camel case|パスカルケース|大驼峰|파스칼 케이스",
      SCREAMING_SNAKE_CASE: "screaming snake case|screaming_snake_case|upper snake case",
    },
  ],
];

/** Names that are everyday English words too. */
const EVERYDAY = new Set([
  "requests",
  "fetch",
  "express",
  "rest",
  "black",
  "poetry",
  "result",
  "got",
  "temporal",
  "solid",
  "ava",
  "nose",
  "rebase",
  "exceptions",
  "conda",
  "parcel",
  "interface",
]);

/** `pnpm` → `package-manager=pnpm`; every entry excludes its siblings. */
export const CHOICES: ConceptTable = Object.fromEntries(
  GROUPS.flatMap(([topic, subject, values]) =>
    Object.entries(values).map(([value, words]) => [
      `${topic}=${value}`,
      { words, choice: { topic, subject, value }, guarded: EVERYDAY.has(value) },
    ]),
  ),
);
