import type { CommandPattern } from "../verifiers/command-pattern";

export type CheckName = "tests" | "lint" | "types" | "build" | "format";

const SCRIPT_RUNNERS = ["npm", "pnpm", "yarn", "bun"];
const TASK_RUNNERS = [
  "make",
  "just",
  "task",
  "rake",
  "mage",
  "turbo",
  "nx",
  "composer",
  "mix",
  "deno",
  "moon",
];

/** Commands that count as having run a check, by what people call it. */
const CHECKS: Record<CheckName, { scripts: string[]; tools: CommandPattern[] }> = {
  tests: {
    scripts: ["test", "tests", "t", "test:*", "check", "verify", "ci", "spec", "e2e", "e2e:*", "unit"],
    tools: [
      {
        program: [
          "pytest",
          "py.test",
          "unittest",
          "nose2",
          "tox",
          "nox",
          "jest",
          "vitest",
          "mocha",
          "ava",
          "rspec",
          "phpunit",
          "pest",
          "ctest",
          "playwright",
          "cypress",
          "karma",
          "bats",
          "gotestsum",
          "swift-test",
          "busted",
        ],
      },
      {
        program: [
          "go",
          "cargo",
          "dotnet",
          "swift",
          "mix",
          "deno",
          "bun",
          "gradle",
          "gradlew",
          "mvn",
          "mvnw",
          "flutter",
          "dart",
          "zig",
          "sbt",
          "lein",
          "rails",
          "bazel",
          "hatch",
          "stack",
          "cabal",
          "elm-test",
        ],
        subcommand: ["test", "nextest", "nextest run", "check", "verify", "spec"],
      },
      { program: ["node"], flags: ["--test"] },
      { program: ["python", "python3"], args: ["manage.py", "runtests.py", "setup.py", "*test*.py"] },
      { program: ["npm", "pnpm", "yarn"], args: ["test"] },
    ],
  },
  lint: {
    scripts: ["lint", "lint:*", "check", "verify", "eslint", "biome"],
    tools: [
      {
        program: [
          "eslint",
          "biome",
          "ruff",
          "flake8",
          "pylint",
          "golangci-lint",
          "rubocop",
          "stylelint",
          "oxlint",
          "shellcheck",
          "ktlint",
          "detekt",
          "hadolint",
          "tslint",
          "xo",
          "standard",
          "phpcs",
          "clippy",
          "pre-commit",
        ],
      },
      { program: ["cargo"], subcommand: ["clippy"] },
      { program: ["go"], subcommand: ["vet"] },
      { program: ["next"], subcommand: ["lint"] },
    ],
  },
  types: {
    scripts: [
      "types",
      "typecheck",
      "type-check",
      "tsc",
      "check",
      "check-types",
      "check:types",
      "types:*",
      "verify",
    ],
    tools: [
      {
        program: [
          "tsc",
          "vue-tsc",
          "mypy",
          "pyright",
          "basedpyright",
          "flow",
          "svelte-check",
          "ty",
          "sorbet",
        ],
      },
      { program: ["cargo", "go"], subcommand: ["check", "build", "vet"] },
    ],
  },
  build: {
    scripts: ["build", "build:*", "compile", "verify"],
    tools: [
      {
        program: [
          "tsc",
          "vite",
          "webpack",
          "rollup",
          "esbuild",
          "next",
          "xcodebuild",
          "cmake",
          "ninja",
          "meson",
          "swiftc",
        ],
      },
      {
        program: [
          "go",
          "cargo",
          "dotnet",
          "swift",
          "gradle",
          "gradlew",
          "mvn",
          "mvnw",
          "docker",
          "bazel",
          "flutter",
          "zig",
        ],
        subcommand: ["build", "compile", "package", "install", "assemble"],
      },
    ],
  },
  format: {
    scripts: ["format", "format:*", "fmt", "prettier", "pretty", "lint:fix"],
    tools: [
      {
        program: [
          "prettier",
          "biome",
          "black",
          "gofmt",
          "goimports",
          "rustfmt",
          "isort",
          "yapf",
          "clang-format",
          "dprint",
          "ktfmt",
          "shfmt",
          "rubocop",
          "autopep8",
        ],
      },
      { program: ["ruff"], subcommand: ["format"] },
      { program: ["cargo", "go", "dotnet", "deno", "mix", "terraform"], subcommand: ["fmt", "format"] },
    ],
  },
};

/** Everything that counts as this check, by scripts of any runner and by the tools themselves. */
export function checkCommands(check: CheckName): CommandPattern[] {
  const { scripts, tools } = CHECKS[check];
  const direct = scripts.filter((script) => !["t", "ci", "check", "verify"].includes(script));
  return [
    {
      program: SCRIPT_RUNNERS,
      subcommand: [
        ...scripts.map((script) => `run ${script}`),
        ...direct,
        ...(check === "tests" ? ["t", "run-script test"] : []),
      ],
    },
    { program: TASK_RUNNERS, subcommand: [...scripts, ...scripts.map((script) => `run ${script}`)] },
    ...tools,
  ];
}

/** A typical command of a check, for examples and remedies. */
export const CHECK_SAMPLES: Record<CheckName, string> = {
  tests: "npm test",
  lint: "npm run lint",
  types: "npx tsc --noEmit",
  build: "npm run build",
  format: "npx prettier --write .",
};
