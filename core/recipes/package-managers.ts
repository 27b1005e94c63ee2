import type { CommandPattern } from "../verifiers/command-pattern";

/** What installs and removes packages with one manager. */
export type PackageManager = {
  name: string;
  family: string;
  programs: string[];
  changes: string[];
  add: string;
  remedy: string;
};

const CONDA = ["install", "remove", "uninstall", "update", "upgrade"];

/** Managers that exclude each other inside one family. */
export const PACKAGE_MANAGERS: PackageManager[] = [
  {
    name: "npm",
    family: "node",
    programs: ["npm"],
    changes: [
      "install",
      "i",
      "in",
      "ins",
      "add",
      "isntall",
      "ci",
      "clean-install",
      "install-test",
      "it",
      "install-ci-test",
      "cit",
      "uninstall",
      "remove",
      "rm",
      "r",
      "un",
      "unlink",
      "update",
      "up",
      "upgrade",
      "udpate",
      "dedupe",
      "ddp",
      "prune",
      "audit fix",
      "link",
      "ln",
    ],
    add: "npm install left-pad",
    remedy: "npm install <package>",
  },
  {
    name: "pnpm",
    family: "node",
    programs: ["pnpm"],
    changes: [
      "install",
      "i",
      "add",
      "ci",
      "remove",
      "rm",
      "uninstall",
      "un",
      "update",
      "up",
      "upgrade",
      "import",
      "link",
      "ln",
      "dedupe",
      "prune",
      "audit --fix",
    ],
    add: "pnpm add left-pad",
    remedy: "pnpm add <package>, pnpm install",
  },
  {
    name: "yarn",
    family: "node",
    programs: ["yarn", "yarnpkg"],
    changes: [
      "install",
      "add",
      "remove",
      "up",
      "upgrade",
      "upgrade-interactive",
      "global add",
      "global remove",
      "import",
      "link",
      "dedupe",
      "workspace * add",
      "workspace * remove",
    ],
    add: "yarn add left-pad",
    remedy: "yarn add <package>, yarn install",
  },
  {
    name: "bun",
    family: "node",
    programs: ["bun"],
    changes: ["install", "i", "add", "a", "remove", "rm", "update", "link"],
    add: "bun add left-pad",
    remedy: "bun add <package>, bun install",
  },
  {
    name: "pip",
    family: "python",
    programs: ["pip", "pip3", "easy_install"],
    changes: ["install", "uninstall"],
    add: "pip install requests",
    remedy: "pip install <package>",
  },
  {
    name: "uv",
    family: "python",
    programs: ["uv"],
    changes: ["add", "remove", "sync", "lock", "pip install", "pip uninstall", "pip sync"],
    add: "uv add requests",
    remedy: "uv add <package>, uv sync",
  },
  {
    name: "poetry",
    family: "python",
    programs: ["poetry"],
    changes: ["add", "remove", "install", "update", "lock", "sync"],
    add: "poetry add requests",
    remedy: "poetry add <package>, poetry install",
  },
  {
    name: "pipenv",
    family: "python",
    programs: ["pipenv"],
    changes: ["install", "uninstall", "update", "sync", "lock"],
    add: "pipenv install requests",
    remedy: "pipenv install <package>",
  },
  {
    name: "pdm",
    family: "python",
    programs: ["pdm"],
    changes: ["add", "remove", "install", "update", "sync", "lock"],
    add: "pdm add requests",
    remedy: "pdm add <package>, pdm install",
  },
  {
    name: "conda",
    family: "python",
    programs: ["conda"],
    changes: CONDA,
    add: "conda install requests",
    remedy: "conda install <package>",
  },
  ...["mamba", "micromamba", "pixi"].map((name) => ({
    name,
    family: "python",
    programs: [name],
    changes: name === "pixi" ? ["add", "remove", "update", "upgrade"] : CONDA,
    add: name === "pixi" ? "pixi add requests" : `${name} install requests`,
    remedy: name === "pixi" ? "pixi add <package>" : `${name} install <package>`,
  })),
  ...[
    { name: "bundler", program: "bundle", changes: ["add", "install", "update"], add: "bundle add rails" },
    { name: "gem", program: "gem", changes: ["install", "uninstall", "update"], add: "gem install rails" },
  ].map(({ name, program, changes, add }) => ({
    name,
    family: "ruby",
    programs: [program],
    changes,
    add,
    remedy: `${add.split(" ").slice(0, 2).join(" ")} <gem>`,
  })),
];

const byName = new Map(PACKAGE_MANAGERS.map((manager) => [manager.name, manager]));

/** The manager that a term names: `npm`, `npm install`, `pip3`. */
export function packageManagerOf(term: string): PackageManager | undefined {
  const first = term.toLowerCase().split(/\s+/)[0] ?? "";
  return byName.get(first) ?? PACKAGE_MANAGERS.find((manager) => manager.programs.includes(first));
}

/** Commands of a manager that change packages. `npm run`, `npm test`, `npm view` are none of them. */
export function changingCommands(manager: PackageManager): CommandPattern[] {
  const patterns: CommandPattern[] = [{ program: manager.programs, subcommand: manager.changes }];
  // A bare `yarn` installs.
  if (manager.name === "yarn") {
    patterns.push({ program: manager.programs, hasArgs: false, exceptFlags: ["-v|--version|-h|--help"] });
  }
  return patterns;
}
