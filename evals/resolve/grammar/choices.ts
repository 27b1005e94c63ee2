/** Something that is done by one of several means: the act said in several ways, what it is about, and the means. */
export type Choice = { act: string; said: [string, ...string[]]; means: string[] };

/** Half of the means are names that no glossary knows: the readers must do without. */
export const CHOICES: Choice[] = [
  {
    act: "deploy",
    said: ["deployments", "deploys", "shipping the app"],
    means: ["Capistrano", "Kamal", "Helm", "Nomad", "Ansible"],
  },
  {
    act: "schedule jobs",
    said: ["job scheduling", "background jobs", "scheduled work"],
    means: ["Airflow", "Prefect", "Oban", "Hangfire", "cron"],
  },
  {
    act: "generate the API client",
    said: ["the API client", "client code for the API", "API client generation"],
    means: ["orval", "openapi-generator", "Kiota", "Fern"],
  },
  {
    act: "draw diagrams",
    said: ["diagrams", "drawings of the architecture"],
    means: ["Mermaid", "PlantUML", "D2", "Excalidraw"],
  },
  {
    act: "send mail",
    said: ["outgoing mail", "e-mail delivery", "mails to users"],
    means: ["Postmark", "SES", "Mailpit", "Sendgrid"],
  },
  {
    act: "validate input",
    said: ["input validation", "checking request bodies", "request validation"],
    means: ["Zod", "Valibot", "Joi", "cerberus", "dry-validation"],
  },
  {
    act: "format code",
    said: ["code formatting", "formatting"],
    means: ["Prettier", "Biome", "dprint", "Black", "treefmt"],
  },
  {
    act: "lint the sources",
    said: ["linting", "static checks"],
    means: ["ESLint", "oxlint", "Ruff", "Credo", "Detekt"],
  },
  {
    act: "store sessions",
    said: ["session storage", "sessions"],
    means: ["Redis", "Postgres", "signed cookies", "Memcached"],
  },
  {
    act: "search products",
    said: ["product search", "full-text search"],
    means: ["Typesense", "Elasticsearch", "Postgres full text", "Meilisearch"],
  },
  {
    act: "manage state",
    said: ["state management", "app state"],
    means: ["Riverpod", "Bloc", "Redux", "Zustand", "signals"],
  },
  {
    act: "inject dependencies",
    said: ["dependency injection", "DI"],
    means: ["Koin", "Hilt", "Guice", "tsyringe", "Autofac"],
  },
  {
    act: "write end-to-end tests",
    said: ["end-to-end tests", "browser tests", "e2e tests"],
    means: ["Playwright", "Cypress", "Capybara", "WebdriverIO"],
  },
  {
    act: "manage Python dependencies",
    said: ["Python dependencies", "python packages"],
    means: ["Poetry", "uv", "pip-tools", "PDM"],
  },
  {
    act: "log",
    said: ["logging", "log output"],
    means: ["structlog", "pino", "zerolog", "Serilog", "tslog"],
  },
  {
    act: "handle dates",
    said: ["date handling", "time zone maths", "dates"],
    means: ["Luxon", "date-fns", "Moment", "Chrono", "Tempo"],
  },
  {
    act: "read secrets",
    said: ["secrets", "reading secrets", "credentials"],
    means: ["Vault", "Doppler", "a .env file", "the keychain"],
  },
  {
    act: "migrate the database",
    said: ["database migrations", "schema changes", "migrations"],
    means: ["Flyway", "Liquibase", "Alembic", "dbmate", "Atlas"],
  },
  {
    act: "translate texts",
    said: ["translations", "UI texts"],
    means: ["i18next", "FormatJS", "Lingui", "gettext"],
  },
  {
    act: "build the images",
    said: ["container images", "image builds", "building images"],
    means: ["Buildpacks", "Docker", "Kaniko", "Jib"],
  },
  { act: "render charts", said: ["charts", "plots"], means: ["ECharts", "Recharts", "Vega", "Plotly"] },
  {
    act: "cache responses",
    said: ["response caching", "cached responses"],
    means: ["Varnish", "Redis", "an in-memory map", "Dragonfly"],
  },
  {
    act: "style components",
    said: ["styling", "component styles"],
    means: ["Tailwind", "CSS modules", "vanilla-extract", "Panda CSS"],
  },
  {
    act: "sort imports",
    said: ["import order", "sorting of imports"],
    means: ["isort", "Ruff", "simple-import-sort"],
  },
  {
    act: "track errors",
    said: ["error tracking", "crash reports"],
    means: ["Sentry", "Bugsnag", "GlitchTip", "Honeybadger"],
  },
  {
    act: "paginate lists",
    said: ["pagination", "paging of list endpoints"],
    means: ["cursors", "offset and limit", "page numbers"],
  },
  {
    act: "make test data",
    said: ["test data", "test objects"],
    means: ["factories", "fixtures", "object mothers", "Faker"],
  },
  {
    act: "talk to the database",
    said: ["database access", "queries"],
    means: ["sqlc", "Ecto", "jOOQ", "raw SQL", "Prisma"],
  },
  {
    act: "document the API",
    said: ["API docs", "the API reference"],
    means: ["OpenAPI", "Redoc", "docstrings", "Stoplight"],
  },
  {
    act: "manage feature flags",
    said: ["feature flags", "toggles"],
    means: ["Unleash", "Flipper", "flags.yaml", "LaunchDarkly"],
  },
  {
    act: "measure performance",
    said: ["profiling", "performance measurements"],
    means: ["py-spy", "perf", "Pyroscope", "Instruments"],
  },
  {
    act: "stream events",
    said: ["events", "event streaming", "messages between services"],
    means: ["Kafka", "NATS", "Pulsar", "RabbitMQ"],
  },
];
