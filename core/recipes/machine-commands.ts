import type { CommandPattern } from "../verifiers/command-pattern";
import { commandRecipe } from "./command-recipe";

export const noSudoRecipe = commandRecipe({
  name: "no-sudo",
  title: "No sudo",
  topics: ["sudo"],
  words: /\bsudo\b/,
  forbid: [{ program: ["sudo", "doas", "su", "pkexec"] }],
  message: "Commands run with the person's own rights only.",
  remedy: "do it without root, or ask the person to run it",
  severity: "major",
  onExhausted: "ask",
  stop: ["sudo apt-get update", "echo hi | sudo tee /etc/x", "bash -lc 'sudo ls'"],
  pass: ["cat docs/sudoers.md", "grep sudo README.md"],
});

export const noGlobalPackagesRecipe = commandRecipe({
  name: "no-global-packages",
  title: "No global packages",
  topics: ["global-packages"],
  words: /\bglobal(?:ly)?\b.{0,20}\b(?:install|package|npm)|\binstall\w*\b.{0,20}\bglobal/,
  forbid: [
    {
      program: ["npm", "pnpm", "bun"],
      subcommand: ["install", "i", "add", "ci", "update", "link"],
      flags: ["-g|--global|--location=global"],
    },
    { program: ["yarn"], subcommand: ["global add"] },
    { program: ["pip", "pip3"], subcommand: ["install"], flags: ["--user|--break-system-packages"] },
    { program: ["uv", "pipx"], subcommand: ["tool install", "install"] },
    { program: ["gem", "cargo", "go"], subcommand: ["install"] },
    {
      program: ["brew", "apt", "apt-get", "dnf", "yum", "pacman", "apk", "snap", "choco", "winget"],
      subcommand: ["install", "add"],
    },
  ],
  message: "Nothing is installed for the whole machine.",
  remedy: "add it to the project, or run it by npx or uvx",
  severity: "major",
  stop: ["npm install -g typescript", "npm i --global eslint", "yarn global add serve"],
  pass: ["npm install -D typescript", "npm config get globalconfig"],
});

/** What starts a server that runs until it is stopped. */
const SERVERS: CommandPattern[] = [
  {
    program: ["npm", "pnpm", "yarn", "bun"],
    subcommand: ["run dev", "run start", "run serve", "run watch", "run preview", "dev", "start", "serve"],
  },
  {
    program: [
      "vite",
      "nodemon",
      "webpack-dev-server",
      "serve",
      "http-server",
      "http.server",
      "uvicorn",
      "gunicorn",
      "hypercorn",
      "live-server",
    ],
    exceptSubcommand: ["build"],
  },
  {
    program: ["next", "nuxt", "astro", "remix", "gatsby", "ng", "parcel"],
    subcommand: ["dev", "start", "serve", "develop"],
  },
  { program: ["flask"], subcommand: ["run"] },
  { program: ["rails", "php"], subcommand: ["server", "s"] },
  { program: ["python", "python3"], args: ["runserver"] },
  { program: ["php"], flags: ["-S"] },
  { program: ["docker-compose"], subcommand: ["up"], exceptFlags: ["-d|--detach"] },
  { program: ["docker"], subcommand: ["compose up"], exceptFlags: ["-d|--detach"] },
];

export const noForegroundServerRecipe = commandRecipe({
  name: "no-foreground-server",
  title: "Servers run in the background",
  topics: ["foreground-server"],
  when: (wish) =>
    /\b(?:foreground|background|block\w*|hang\w*|long[- ]running|wait\w*)\b|前台|后台|阻塞|フォアグラウンド|バックグラウンド/u.test(
      wish.text,
    ),
  words: /\b(?:block|foreground|hang)\w*\b.{0,30}\bserver|\b(?:dev )?servers?\b.{0,30}\bforeground/,
  forbid: SERVERS.map((pattern) => ({ ...pattern, background: false })),
  except: [
    { program: ["*"], through: ["timeout"] },
    { program: ["*"], flags: ["--help|--version"] },
  ],
  message: "A server in the foreground blocks the session.",
  remedy: "start it in the background, with its output in a log file",
  stop: ["npm run dev", "python -m http.server 8000", "cd web && vite"],
  pass: ["npm run dev > dev.log 2>&1 &", "npm run build", "vite build"],
});

export const noDevServerRecipe = commandRecipe({
  name: "no-dev-server",
  title: "Servers are started by the person",
  topics: [],
  words:
    /\b(?:start|run|launch|spin up|boot)\w*\b.{0,20}\b(?:dev(?:elopment)?[- ]?servers?|the servers?|servers?)\b|(?:启动|运行|开).{0,6}(?:开发服务器|dev ?server|服务器)|サーバー.{0,4}起動/u,
  when: (wish) =>
    wish.forbids && !/\b(?:foreground|background|block\w*|hang\w*)\b|前台|后台/u.test(wish.text),
  forbid: SERVERS,
  except: [{ program: ["*"], flags: ["--help|--version"] }],
  message: "The person starts the servers.",
  remedy: "ask the person to start it",
  onExhausted: "ask",
  liftedBy: ["server", "start"],
  stop: ["npm run dev", "npm run dev > dev.log 2>&1 &", "cd web && vite"],
  pass: ["npm run build", "vite build"],
});

const PROFILES = ["prod", "production", "prd", "live"];

export const noProductionRecipe = commandRecipe({
  name: "no-production",
  title: "Production is not touched",
  topics: ["production"],
  words:
    /\b(?:never|don'?t|do not|no|keep)\b.{0,40}\bprod(?:uction)?\b.{0,20}\b(?:profile|account|env|environment|database|db|cluster|context)\b/,
  forbid: [
    ...PROFILES.map((name) => ({
      program: ["*"],
      flags: [
        ["--profile", "--context", "--kube-context", "--env", "--stage"]
          .map((flag) => `${flag}=${name}`)
          .join("|"),
      ],
    })),
    {
      program: ["*"],
      env: ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "KUBE_CONTEXT", "STAGE"].flatMap((name) =>
        PROFILES.map((value) => `${name}=${value}`),
      ),
    },
    { program: ["kubectl"], subcommand: PROFILES.map((name) => `config use-context ${name}`) },
    { program: ["terraform", "tofu"], subcommand: PROFILES.map((name) => `workspace select ${name}`) },
    { program: ["export"], args: PROFILES.map((name) => `AWS_PROFILE=${name}`) },
  ],
  message: "Production is off limits.",
  remedy: "use staging or development, or ask the person",
  severity: "critical",
  onExhausted: "ask",
  stop: [
    "aws s3 ls --profile prod",
    "AWS_PROFILE=prod aws sts get-caller-identity",
    "export AWS_PROFILE=prod && terraform plan",
  ],
  pass: ["aws s3 ls --profile staging", "ls src/prod", "aws s3 cp prod.txt s3://b/ --profile dev"],
});
