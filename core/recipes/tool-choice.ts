import { commandRecipe } from "./command-recipe";

export const searchToolRecipe = commandRecipe({
  name: "search-tool",
  title: "rg instead of grep -r",
  topics: ["search-tool"],
  words: /\b(?:rg|ripgrep)\b.{0,30}\bgrep\b|\bgrep\b.{0,40}\b(?:rg|ripgrep)\b/,
  forbid: [{ program: ["grep", "egrep", "fgrep"], flags: ["-r|-R|--recursive|--dereference-recursive"] }],
  instead: [{ program: ["rg"] }],
  message: "Searches over the tree use ripgrep.",
  remedy: "rg <pattern> <folder>",
  stop: ["grep -rn foo src", "cd src && grep --recursive foo ."],
  pass: ["rg foo src", "ps aux | grep node", "git grep foo"],
});

export const noNewDependenciesRecipe = commandRecipe({
  name: "no-new-dependencies",
  title: "No dependencies unless asked",
  topics: ["dependencies"],
  words: /\b(?:add|install|introduc)\w*\b.{0,15}\b(?:dependenc|packages?|librar)\w*/,
  when: (wish) =>
    wish.topic !== "package-manager" && (wish.forbids || wish.liftedByAsking) && !/\bglobal/.test(wish.text),
  forbid: [
    { program: ["npm"], subcommand: ["install", "i", "add"], hasArgs: true },
    { program: ["pnpm", "yarn", "bun"], subcommand: ["add"] },
    { program: ["pnpm", "bun"], subcommand: ["install", "i"], hasArgs: true },
    { program: ["pip", "pip3", "pipenv"], subcommand: ["install"], hasArgs: true },
    { program: ["uv", "poetry", "pdm", "cargo", "dotnet"], subcommand: ["add", "add package"] },
    { program: ["go"], subcommand: ["get"] },
    { program: ["composer"], subcommand: ["require"] },
    { program: ["gem", "bundle"], subcommand: ["install", "add"], hasArgs: true },
  ],
  message: "New dependencies are added only after asking.",
  remedy: "say which package you want and why, and wait",
  severity: "major",
  onExhausted: "ask",
  liftedBy: ["install", "add", "dependency", "package"],
  stop: ["npm install left-pad", "pnpm add zod", "pip install requests", "cargo add serde"],
  pass: ["npm ci", "npm install", "pnpm install", "pip install -r requirements.txt", "npm ls"],
});

export const noHeredocFilesRecipe = commandRecipe({
  name: "no-heredoc-files",
  title: "Files are not written by the shell",
  topics: ["heredoc-files"],
  words: /\bheredocs?\b|cat\s*(?:>\s*\S+\s*)?<</,
  forbid: [
    { program: ["cat", "tee"], heredoc: true, writesFile: true },
    { program: ["tee"], hasArgs: true },
    { program: ["echo", "printf"], writesFile: true },
  ],
  message: "Files are written with the editing tools, so that the change can be seen.",
  remedy: "use the Write or Edit tool",
  stop: ["cat > src/a.py <<'EOF'\nprint(1)\nEOF", "cat <<EOF | tee conf.yml\na: 1\nEOF"],
  pass: ["cat src/a.py", "pytest > /dev/null", "git commit -m \"$(cat <<'EOF'\nfeat: x\nEOF\n)\""],
});

const RUN = ["test", "t", "run test", "run tests", "run test:all", "run test:unit"];
const LIMITS = ["--filter|-F|--workspace|-w|-C|--dir|--prefix|--cwd|--scope|--project|-p|--affected|--since"];

export const noWholeSuiteRecipe = commandRecipe({
  name: "no-whole-suite",
  title: "Not the whole test suite",
  topics: [],
  words:
    /\b(?:whole|entire|full|all)\b.{0,20}\b(?:suite|monorepo|tests)\b|\btests?\b.{0,25}\bonly\b.{0,25}\b(?:touched|changed|affected)/,
  when: (wish) => /\btests?\b|\bsuite\b/.test(wish.text) && (wish.forbids || /\bonly\b/.test(wish.text)),
  forbid: [
    { program: ["npm", "pnpm", "yarn", "bun"], subcommand: RUN, hasArgs: false, exceptFlags: LIMITS },
    { program: ["turbo", "nx", "lerna"], subcommand: ["run test", "test", "run-many"], exceptFlags: LIMITS },
    {
      program: ["pytest", "jest", "vitest", "mocha"],
      hasArgs: false,
      exceptFlags: [
        "-k|-m|-t|--lf|--last-failed|--onlyChanged|-o|--changed|--version|--help|--findRelatedTests",
      ],
    },
    { program: ["go"], subcommand: ["test ./..."] },
    { program: ["cargo"], subcommand: ["test"], hasArgs: false, exceptFlags: ["-p|--package"] },
  ],
  message: "Only the tests of what was touched are run.",
  remedy: "run the tests of the touched package or file",
  stop: ["pnpm test", "pnpm -r test", "turbo run test"],
  pass: ["pnpm --filter @app/web test", "pnpm -F web test -- login", "cat test.log"],
});
