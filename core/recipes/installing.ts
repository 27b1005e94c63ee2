import type { CommandPattern } from "../verifiers/command-pattern";

const ADDS: { program: string[]; subcommand: string[] }[] = [
  { program: ["npm", "pnpm", "yarn", "bun"], subcommand: ["install", "i", "add", "workspace * add"] },
  {
    program: ["pip", "pip3", "pipenv", "conda", "mamba", "uv"],
    subcommand: ["install", "pip install", "add"],
  },
  {
    program: ["poetry", "pdm", "rye", "cargo", "deno", "bundle", "composer"],
    subcommand: ["add", "require"],
  },
  { program: ["python", "python3"], subcommand: ["pip install"] },
  { program: ["gem"], subcommand: ["install"] },
  { program: ["go"], subcommand: ["get"] },
];

/** Commands that bring one of these packages into a project, with any version. */
export function installing(modules: readonly string[]): CommandPattern[] {
  const args = modules.flatMap((name) => [
    name,
    `${name}@*`,
    `${name}==*`,
    `${name}[*`,
    `${name}>*`,
    `${name}~*`,
  ]);
  return ADDS.map((adds) => ({ ...adds, args: args.slice(0, 60) }));
}
