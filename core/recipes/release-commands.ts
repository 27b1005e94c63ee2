import { commandRecipe } from "./command-recipe";

export const noDeployRecipe = commandRecipe({
  name: "no-deploy",
  title: "No deployment unless asked",
  topics: ["deploy"],
  words: /\b(?:never|don'?t|do not|no|stop|ask)\b.{0,30}\bdeploy/,
  when: (wish) =>
    (wish.forbids || wish.liftedByAsking) &&
    (/deploy|ship|部署|上线|デプロイ/u.test(wish.text) || !/publish|releas|发布/u.test(wish.text)),
  forbid: [
    {
      program: ["kubectl"],
      subcommand: ["apply", "create", "replace", "delete", "rollout", "set", "patch", "scale"],
    },
    { program: ["terraform", "tofu", "pulumi"], subcommand: ["apply", "destroy", "up", "import"] },
    { program: ["helm"], subcommand: ["install", "upgrade", "uninstall", "rollback"] },
    {
      program: [
        "vercel",
        "netlify",
        "fly",
        "flyctl",
        "firebase",
        "serverless",
        "sls",
        "cdk",
        "sam",
        "wrangler",
        "railway",
        "eb",
        "amplify",
      ],
      subcommand: ["deploy", "up", "publish"],
    },
    { program: ["vercel", "netlify"], flags: ["--prod"] },
    { program: ["gcloud"], subcommand: ["app deploy", "run deploy", "functions deploy"] },
    { program: ["npm", "pnpm", "yarn", "bun"], subcommand: ["run deploy", "deploy", "run deploy:*"] },
    { program: ["make", "just", "task", "cap"], subcommand: ["deploy", "deploy-*"] },
    { program: ["ansible-playbook"] },
  ],
  message: "Deployments are the person's own step.",
  remedy: "say that it is ready to deploy",
  severity: "critical",
  onExhausted: "ask",
  liftedBy: ["deploy"],
  stop: ["kubectl apply -f k8s", "npm run deploy", "terraform apply"],
  pass: ["kubectl get pods", "terraform plan", "npm run build"],
});

export const noPublishRecipe = commandRecipe({
  name: "no-publish",
  title: "No release unless asked",
  topics: ["publish", "versioning", "release"],
  words: /\b(?:never|don'?t|do not|no|stop|ask)\b.{0,30}\b(?:publish|release)/,
  when: (wish) => /publish|releas/.test(wish.text),
  forbid: [
    {
      program: ["npm", "pnpm", "yarn", "bun", "cargo", "poetry", "uv", "gem", "flit", "hatch"],
      subcommand: ["publish", "npm publish", "push"],
    },
    { program: ["twine"], subcommand: ["upload"] },
    { program: ["gh"], subcommand: ["release create", "release upload"] },
    { program: ["docker", "podman"], subcommand: ["push"] },
  ],
  message: "Releases are the person's own step.",
  remedy: "prepare the release and tell the person",
  severity: "critical",
  onExhausted: "ask",
  liftedBy: ["publish", "release"],
  stop: ["npm publish", "cargo publish", "gh release create v1"],
  pass: ["npm pack", "gh release list", "cargo build --release"],
});

export const noPullRequestRecipe = commandRecipe({
  name: "no-pull-request",
  title: "No pull request unless asked",
  topics: ["pull-request", "merge"],
  words: /\b(?:never|don'?t|do not|no|stop|ask)\b.{0,30}\b(?:pull requests?|prs?)\b/,
  when: (wish) =>
    wish.forbids &&
    /\bpull[- ]requests?\b|\bprs?\b|\bmerge requests?\b|合并请求|拉取请求|\bmrs?\b|プルリク/u.test(wish.text),
  forbid: [
    { program: ["gh"], subcommand: ["pr create", "pr merge", "pr close", "pr ready"] },
    { program: ["glab"], subcommand: ["mr create", "mr merge"] },
    { program: ["git"], subcommand: ["request-pull"] },
  ],
  message: "Pull requests are the person's own step.",
  remedy: "push nothing further and tell the person that it is ready",
  onExhausted: "ask",
  liftedBy: ["pr", "pull request", "merge"],
  stop: ["gh pr create --fill", "gh pr merge 3"],
  pass: ["gh pr view 3", "gh pr list"],
});

const APPLY = ["migrate", "migration:run", "migrations:migrate", "db:migrate", "db:push", "migrate:deploy"];

export const noMigrationRunRecipe = commandRecipe({
  name: "migrations-not-applied",
  title: "Migrations are not applied",
  topics: ["migrations"],
  words:
    /\bmigrations?\b.{0,40}\b(?:not|never|don'?t|without)\b|\b(?:never|don'?t|do not)\b.{0,30}\b(?:run|apply|execute)\b.{0,20}\bmigrat/,
  when: (wish) =>
    /\b(?:never|not|don'?t|ask|stop|only|no)\b/.test(wish.text) &&
    /\b(?:run|appl|execut|migrate\b|deploy)/.test(wish.text),
  forbid: [
    { program: ["alembic"], subcommand: ["upgrade", "downgrade"], exceptFlags: ["--sql"] },
    {
      program: ["python", "python3", "manage.py", "django-admin"],
      subcommand: ["manage.py migrate", "migrate"],
    },
    { program: ["prisma"], subcommand: ["migrate deploy", "migrate reset", "db push", "db execute"] },
    { program: ["prisma"], subcommand: ["migrate dev"], exceptFlags: ["--create-only"] },
    {
      program: ["rails", "rake", "bin/rails"],
      subcommand: ["db:migrate", "db:migrate:*", "db:rollback", "db:schema:load", "db:reset"],
    },
    {
      program: ["php"],
      subcommand: ["artisan migrate", "artisan migrate:*", "bin/console doctrine:migrations:migrate"],
    },
    {
      program: [
        "flyway",
        "dbmate",
        "goose",
        "liquibase",
        "atlas",
        "sqitch",
        "knex",
        "sequelize",
        "typeorm",
        "drizzle-kit",
      ],
      subcommand: [
        "migrate",
        "up",
        "update",
        "deploy",
        "migrate:latest",
        "migrate:up",
        "db:migrate",
        "migration:run",
        "push",
      ],
    },
    {
      program: ["npm", "pnpm", "yarn", "bun"],
      subcommand: APPLY.flatMap((script) => [`run ${script}`, script]),
    },
  ],
  message: "Migrations are written here, and applied by the person.",
  remedy: "create the migration and leave applying it to the person",
  severity: "critical",
  onExhausted: "ask",
  stop: ["alembic upgrade head", "python manage.py migrate", "npx prisma migrate deploy", "rails db:migrate"],
  pass: [
    "alembic revision --autogenerate -m x",
    "python manage.py makemigrations",
    "npx prisma migrate diff",
  ],
});
