import { commandRecipe } from "./command-recipe";

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
    { program: ["rake"], subcommand: ["release"] },
    { program: ["lerna", "changeset", "nx"], subcommand: ["publish", "release publish"] },
    {
      program: ["gradle", "gradlew"],
      args: ["publish", "publish*", "*:publish"],
      exceptArgs: ["publishToMavenLocal"],
    },
    { program: ["mvn", "mvnw"], subcommand: ["deploy"] },
    { program: ["dotnet"], subcommand: ["nuget push"] },
    { program: ["mix"], subcommand: ["hex.publish"] },
  ],
  except: [{ program: ["*"], flags: ["--dry-run"] }],
  message: "Releases are the person's own step.",
  remedy: "prepare the release and tell the person",
  severity: "critical",
  onExhausted: "ask",
  liftedBy: ["publish", "release"],
  stop: ["npm publish", "cargo publish", "gh release create v1"],
  pass: ["npm pack", "cargo publish --dry-run", "gh release list", "cargo build --release"],
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
      program: ["diesel", "sqlx", "sea-orm-cli"],
      subcommand: ["migration run", "migrate run", "migrate up", "migration redo"],
    },
    { program: ["mix"], subcommand: ["ecto.migrate", "ecto.rollback"] },
    { program: ["dotnet"], subcommand: ["ef database update"] },
    { program: ["dotnet-ef"], subcommand: ["database update"] },
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
