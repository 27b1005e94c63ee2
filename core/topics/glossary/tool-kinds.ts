/** One group a line: `group: one; another`, with the words for each divided by `|`. */
const TABLE = `
deploy-tool: capistrano; kamal; helm; kustomize; nomad; argo cd|argocd; flux; ansible; dokku; serverless framework; sst; skaffold; spinnaker; octopus deploy; fabric; docker swarm
job-runner: airflow; dagster; prefect; luigi; argo workflows; sidekiq; resque; good_job|goodjob; solid queue; celery; rq; dramatiq; bullmq|bull; agenda; hangfire; quartz; oban; cron|crontab|cron jobs; systemd timers; graphile worker; pg-boss; temporal; inngest
version-manager: nvm; fnm; volta; asdf; mise; pyenv; rbenv; rvm; sdkman; jenv; nix|devbox
browser-test-tool: playwright; cypress; selenium; puppeteer; webdriverio; testcafe; capybara; nightwatch; detox; maestro; appium
unit-test-tool: jest; vitest; mocha; ava; node:test|node test runner; bun test; jasmine; karma; tape
python-test-tool: pytest; unittest; nose; doctest
property-test-tool: hypothesis; quickcheck; fast-check; proptest
java-test-tool: junit 4; junit 5|jupiter; testng; spock; kotest
dotnet-test-tool: nunit; xunit; mstest
assertion-tool: chai; assertj; hamcrest; truth; fluentassertions|fluent assertions; shouldly; kotest assertions; testify
js-linter: eslint; biome; oxlint; tslint; standardjs|standard; xo
python-linter: ruff; flake8; pylint; pycodestyle
code-formatter: prettier; dprint; black; yapf; autopep8; gofmt; gofumpt; goimports; rustfmt; clang-format; spotless; ktlint; google-java-format
import-sorter: isort; reorder-python-imports; simple-import-sort; ruff
ts-runner: tsx; ts-node; swc-node; bun; deno
js-runtime: node|node.js|nodejs; bun; deno
bundler: webpack; vite; rollup; esbuild; parcel; rspack; turbopack; tsup; browserify; snowpack
jvm-build-tool: maven|mvn; gradle; ant; sbt; bazel; mill
cpp-build-tool: cmake; meson; autotools; scons; ninja; premake
cpp-packages: conan; vcpkg; hunter
ios-packages: cocoapods; carthage; swift package manager|spm|swiftpm
android-ui: jetpack compose|compose; xml layouts|xml views|view binding
android-async: coroutines|flow|stateflow; rxjava|rxkotlin; livedata; asynctask
ios-async: async/await|swift concurrency; combine; rxswift; completion handlers|completion blocks; gcd|dispatchqueue
android-build-script: kotlin dsl|build.gradle.kts; groovy|build.gradle
annotation-processor: kapt; ksp
dart-state: riverpod; bloc; provider; getx; mobx
vue-api: composition api|script setup|<script setup>; options api
vue-store: pinia; vuex
svelte-state: runes|$state; stores|writable stores
angular-form: reactive forms; template-driven forms
angular-style: standalone components; ngmodules|ngmodule|modules
angular-state: signals; rxjs|observables; ngrx; behaviorsubject|subjects
react-data: react query|tanstack query; swr; rtk query; apollo|apollo client; urql; useeffect
react-forms: react hook form|react-hook-form; formik; final form; tanstack form
router-tool: react router; tanstack router; wouter; file-based routing; app router; pages router
css-way: tailwind|utility classes; css modules; styled-components|styled components; emotion; vanilla-extract|vanilla extract; panda css; bem; bootstrap; plain css; sass|scss; stylex; unocss
icon-set: heroicons; lucide; font awesome|fontawesome; material icons|material symbols; phosphor; feather; tabler icons; bootstrap icons; octicons; sf symbols
component-library: mui|material ui; chakra; antd|ant design; shadcn; radix; headless ui; mantine; primevue; vuetify; quasar; bootstrap vue; fluent ui
validation-tool: zod; yup; joi; ajv; valibot; superstruct; io-ts; class-validator; pydantic; marshmallow; attrs; cerberus; arktype; typebox
node-framework: express; fastify; koa; hono; nestjs|nest; hapi; adonis
python-framework: django; flask; fastapi; starlette; litestar; tornado; sanic; aiohttp
http-client: requests; httpx; aiohttp; urllib; axios; got; ky; undici; node-fetch; superagent; native fetch|fetch api|fetch; resttemplate; webclient; faraday; httparty; guzzle; dio; alamofire; urlsession; retrofit; ktor client
orm-tool: prisma; drizzle; typeorm; sequelize; mikroorm|mikro-orm; objection; knex; kysely; sqlalchemy; django orm; peewee; tortoise; hibernate|jpa; jooq; mybatis; jdbi; exposed; room; realm; core data; swiftdata; grdb; gorm; sqlc; sqlx; ent; diesel; sea-orm|seaorm; ecto; active record|activerecord; entity framework|ef core; dapper; doctrine; eloquent; raw sql|plain sql|hand-written sql
migration-tool: flyway; liquibase; alembic; dbmate; atlas; goose; golang-migrate; knex migrations; prisma migrate; sqitch; refinery
sql-database: postgres|postgresql; mysql; mariadb; sqlite; sql server|mssql; oracle; cockroachdb|cockroach; duckdb; clickhouse; bigquery; snowflake; redshift
document-database: mongodb|mongo; dynamodb; firestore; couchdb; cassandra
message-broker: kafka; rabbitmq; nats; pulsar; sqs; kinesis; google pub/sub|pubsub; activemq; mqtt; redis streams; eventbridge; service bus
cache-tool: redis; valkey; memcached; dragonfly; varnish; caffeine; ehcache; hazelcast; in-memory map|in memory map
session-place: redis; signed cookie|signed cookies|cookie store; database sessions; in-memory sessions; jwt|jwts
log-tool: winston; pino; bunyan; log4j; logback; slf4j; loguru; structlog; zap; zerolog; logrus; slog; serilog; nlog; tslog; lager; monolog; timber; os_log|oslog; cocoalumberjack; tracing crate|tracing; log crate; env_logger
metrics-tool: prometheus; datadog; new relic; cloudwatch; statsd; influxdb; opentelemetry|otel; grafana; dynatrace; honeycomb
error-service: sentry; bugsnag; rollbar; honeybadger; raygun; crashlytics; glitchtip; airbrake; appsignal
secret-tool: vault; doppler; 1password; sops; sealed secrets; secrets manager|aws secrets manager; parameter store|ssm; key vault; infisical; .env|.env file|dotenv|env files; keychain; git-crypt; credentials.yml.enc|rails credentials
infra-tool: terraform; opentofu; pulumi; cloudformation; cdk|aws cdk; ansible; chef; puppet; crossplane; bicep; salt; clickops|the console
image-builder: docker build|dockerfile; buildpacks; kaniko; buildah; jib; podman; bazel images; ko
local-cluster: minikube; kind; k3d; k3s; docker desktop; colima; rancher desktop; orbstack
ci-tool: github actions; gitlab ci; jenkins; circleci; travis; azure pipelines; buildkite; drone; teamcity; bitbucket pipelines; woodpecker; dagger
code-host: github; gitlab; bitbucket; gitea; codeberg; azure devops
ticket-tool: jira; linear; trello; asana; github issues; youtrack; shortcut; clickup; notion; redmine; bugzilla
knowledge-place: wiki; confluence; notion; google docs; sharepoint; docs/adr; readme; mkdocs; backstage; obsidian
chat-service: slack; teams; discord; mattermost; telegram; zulip; irc
mail-tool: sendgrid; ses; mailgun; postmark; resend; mailchimp|mandrill; brevo; nodemailer; mailpit; mailhog; smtp
payment-tool: stripe; paypal; adyen; braintree; paddle; mollie; square; lemon squeezy
auth-tool: auth0; keycloak; cognito; clerk; okta; firebase auth; supabase auth; devise; next-auth|nextauth|auth.js; lucia; passport; better-auth
flag-tool: launchdarkly; unleash; flagsmith; growthbook; flipper; flipt; configcat; split.io; flags.yaml
search-tool: elasticsearch; opensearch; meilisearch; algolia; typesense; solr; sphinx search; postgres full text|postgres full-text search; tantivy; sunspot
graph-client: apollo; urql; relay; graphql-request
api-style: rest|restful; grpc; graphql; soap; json-rpc; trpc; odata; hateoas
api-spec-tool: openapi|swagger; raml; api blueprint; asyncapi; typespec
client-generator: orval; openapi-generator|openapi generator; kiota; fern; swagger-codegen; openapi-typescript; hey-api; by hand|hand-written
wire-format: json; protobuf|protocol buffers; msgpack|messagepack; avro; xml; cbor; thrift; flatbuffers; cap'n proto
file-format: parquet; csv; avro; orc; feather; json lines|jsonl|ndjson; excel|xlsx; hdf5; arrow; delta
config-format: yaml; toml; json; json5; hcl; ini; xml; dhall; jsonnet; cue; properties files
template-tool: erb; haml; slim; jinja|jinja2; mustache; handlebars; ejs; pug; liquid; thymeleaf; blade; twig; razor; jsp; heex
frame-tool: pandas; polars; dask; spark|pyspark; duckdb; modin; vaex; data.table; dplyr; cudf
plot-tool: matplotlib; seaborn; plotly; altair; bokeh; ggplot|ggplot2; vega|vega-lite; d3; chart.js; recharts; echarts; highcharts; nivo; visx; uplot
ml-tool: pytorch; tensorflow; jax; keras; scikit-learn|sklearn; xgboost; lightgbm; catboost
experiment-tool: mlflow; wandb|weights & biases|weights and biases; tensorboard; neptune; comet; clearml; dvc
python-env: venv|virtualenv; conda|mamba|micromamba; poetry; pipenv; uv; pdm; hatch; rye; pip-tools|requirements.txt; nix; pixi
cli-parser: argparse; click; typer; fire; docopt; commander; yargs; oclif; clap; cobra; urfave/cli; picocli; thor
mock-tool: mockito; mockk; easymock; powermock; sinon; jest.mock; vi.mock; unittest.mock|mock.patch; pytest-mock|monkeypatch; moq; nsubstitute; gomock; mockery; rspec mocks; wiremock; msw|mock service worker; nock; vcr|cassettes; responses library; testcontainers; hand-written fakes|fakes
test-data-tool: factories|factory_bot|factorybot|factory boy|factory; fixtures|fixture files; object mothers|object mother; seeds|seed data; faker; builders|test data builders; production dumps
game-engine: unity; unreal; godot; bevy; pygame; phaser; love2d; gamemaker
unity-ui: ui toolkit; ugui; imgui|ongui
unity-input: new input system|input system; input manager|input.getkey
game-script: gdscript; c#; blueprints|blueprint; c++; lua
embedded-os: freertos; zephyr; bare metal; mbed; riot; embassy; nuttx; threadx
embedded-build: platformio; arduino ide; esp-idf; stm32cubeide|cubeide; west; keil; iar
debug-probe: uart|serial port|serial console; rtt|segger rtt; itm|swo; usb cdc; semihosting; jtag; openocd; pyocd; j-link|jlink
doc-generator: sphinx; mkdocs; docusaurus; vitepress; hugo; jekyll; typedoc; javadoc; doxygen; rustdoc; dokka; yard; gatsby; astro; antora; gitbook; nextra
docstring-form: google style|google-style|google docstrings; numpy style|numpy-style|numpydoc; restructuredtext|rest style|sphinx style; epytext
diagram-form: mermaid; plantuml; graphviz|dot; d2; excalidraw; drawio|draw.io; ascii art|ascii diagrams; structurizr|c4; lucidchart; figma
commit-form: conventional commits|conventional commit; gitmoji; free-form|plain sentences; jira key first
merge-form: squash|squash merge|squash and merge|squashed; merge commit|merge commits|no-ff|--no-ff; rebase|rebase and merge; fast-forward|ff-only
branch-form: trunk-based|trunk based|straight to main; gitflow|git flow|develop branch; feature branches|feature branch|topic branches; release branches
numbering-form: semver|semantic versioning; calver|calendar versioning; zerover; build numbers
line-end-form: lf|unix line endings; crlf|windows line endings
quote-form: single quotes|single-quoted|single quote; double quotes|double-quoted|double quote; backticks|template literals; typographic quotes|curly quotes
indent-form: tabs|tab characters|hard tabs; two spaces|2 spaces|2-space; four spaces|4 spaces|4-space; eight spaces|8 spaces
case-form: snake_case|snake case; camelcase|camel case|lower camel case; pascalcase|pascal case|upper camel case; kebab-case|kebab case|dashes; screaming_snake_case|upper snake case|constant case; title case; sentence case; backtick names|names in backticks|names with spaces
export-form: named exports|named export; default exports|default export; barrel files|barrels|index files
module-form: es modules|esm|import/export; commonjs|cjs|require()
async-form: async/await|async await|await; promises|then chains|.then; callbacks|callback; observables|rxjs; threads; goroutines|channels; actors
error-form: exceptions|throwing|raise exceptions; result types|result type|result<|either; error codes|return codes|error values; null on failure|return null; panics|panic
null-form: optional|optionals|option types; null|nulls|nil; sentinel values|sentinels; empty lists|empty list|empty array
loop-form: for loops|for loop|for...of|for of; foreach|.foreach; map/filter|list comprehensions|comprehensions; streams|stream api; recursion|recursive
branch-style: early returns|guard clauses|early return; if/else|else branches; switch|switch statements; pattern matching|match expressions; ternaries|ternary; lookup tables|dispatch tables
inherit-form: inheritance|subclasses|base classes; composition|delegation; mixins|concerns|traits; interfaces|protocols
logic-place: service objects|services|service classes|service layer; models|fat models|the model; controllers|the controller|fat controllers; stored procedures|triggers; views|templates; hooks|custom hooks; use cases|interactors; domain objects|domain layer; helpers; view models|viewmodels; reducers; middleware; the database; the client; the backend
state-place: local state|component state|usestate; global store|the store; url|query string|query params|url params; context|react context; server state; localstorage|local storage
shape-form: interface|interfaces; type aliases|type alias; classes; dataclasses|dataclass; pydantic models; typeddict|typed dicts; named tuples|namedtuple; records|record types; structs; plain dicts|dicts|dictionaries; enums|enum; string unions|union types|literal unions; constants objects|as const
key-form: uuid|uuids|uuidv7|uuid v4; ulid|ulids; auto increment|auto-increment|autoincrement|serial|bigserial|serial integers|integer ids|integers; nanoid|nano ids; snowflake ids|snowflakes; slugs|slug; natural keys; composite keys; hash ids|hashids
amount-form: integer cents|cents|minor units|whole cents|integer minor units; floats|float|floating point|doubles; decimals|decimal|bigdecimal|numeric; money objects|money gem|money type
time-form: utc; local time|local times|local timezone; unix timestamps|epoch seconds|epoch millis|epoch; iso 8601|iso strings|rfc 3339|iso dates; timestamptz|timestamp with time zone; naive datetimes
calendar-form: yyyy-mm-dd; dd.mm.yyyy; dd/mm/yyyy; mm/dd/yyyy; relative dates|relative times|3 days ago; month names|written-out months|long dates
spelling-form: british english|british spelling|uk english|uk spelling|british|oxford spelling; american english|american spelling|us english|us spelling|american
tense-form: past tense|simple past; present tense; imperative|imperative mood; future tense; gerund
voice-form: active voice; passive voice
address-way: formal|sie-form|vous|usted|formal address; informal|du-form|tu|tuteo|first names|casual
person-form: first person|we-form; second person|you-form; third person; impersonal
answer-way: bullet points|bullets|lists|bullet lists; full sentences|prose|running text|paragraphs; tables|table; code only|just the code|only code; diffs only|just the diff|a diff|diffs|patches; whole files|full files|complete files|the whole file; json only; plain text|no markdown; one line|a single line|one sentence; step by step|numbered steps
reply-language: english|in english|englisch|anglais|inglés|inglese|inglês|英文|英语|英語|영어; german|in german|deutsch|allemand|alemán|tedesco|alemão|德语|ドイツ語; french|in french|französisch|français|francés|francese|francês|法语|フランス語; spanish|in spanish|spanisch|espagnol|español|spagnolo|espanhol|西班牙语|スペイン語; portuguese|in portuguese|portugiesisch|portugais|portugués|portoghese|português|葡萄牙语; italian|in italian|italienisch|italien|italiano|意大利语; chinese|in chinese|chinesisch|chinois|chino|cinese|chinês|中文|汉语|中国語|중국어; japanese|in japanese|japanisch|japonais|japonés|giapponese|japonês|日语|日文|日本語|일본어; korean|in korean|koreanisch|coréen|coreano|韩语|韓国語|한국어; russian|in russian|russisch|russe|ruso|russo|俄语|ロシア語|русск*; dutch|in dutch|niederländisch; polish|in polish|polnisch
feedback-place: toast|toasts|snackbar|snackbars; inline|under the field|next to the field|field errors; modal|modals|dialog|dialogs|alert box|alerts; banner|banners; console; status bar; e-mail|email; push notification|push notifications; badge|badges
load-form: spinner|spinners|loading spinner; skeleton|skeletons|skeleton screens; progress bar|progress bars; optimistic update|optimistic updates
list-form: infinite scroll|endless scrolling; pagination|page numbers|pager|pages; load more button|load more; virtualised list|virtualized|windowing
paging-way: cursors|cursor|keyset|cursor-based|cursor pagination; offset|offset and limit|limit and offset|limit/offset|offset pagination|page numbers
date-input: date picker|datepicker; text field|free text; three selects|dropdowns
layout-way: flexbox|flex; grid|css grid; floats; tables for layout; absolute positioning; auto layout; stack views|stackview; constraintlayout; storyboards|xib|interface builder; programmatic layout|layout in code
length-way: px|pixels; rem; em; percent|percentages; vw|vh|viewport units; dp; sp; points
colour-way: hex|hex codes|hex colours|hex colors; hsl; rgb|rgba; oklch; css variables|custom properties|design tokens|tokens; named colours|named colors
image-way: webp; png; jpeg|jpg; avif; svg|svgs; gif|gifs; icon font|icon fonts; sprites|sprite sheet
partition-key: event date|event time|date of the event; ingestion date|ingestion time|load date; customer id|tenant id|tenant; hash; region|country; month|by month
delete-way: soft delete|soft deletes|soft-delete|deleted_at|logical delete|archive them; hard delete|hard deletes|physically|for real|really delete
load-way: full load|full reload|full refresh; incremental|incrementally|incremental load|cdc; append only|append-only; upsert|merge into
model-way: views|view; tables|table; materialised views|materialized views|materialised view; ephemeral; incremental models; ctes|common table expressions; subqueries|subquery; temp tables|temporary tables
sql-case: upper case keywords|uppercase keywords|keywords in upper case; lower case keywords|lowercase keywords|keywords in lower case
join-way: explicit joins|join on; comma joins|implicit joins; using clause
name-number: plural table names|plural names|plural|plurals; singular table names|singular names|singular
strategy-way: blue-green|blue green|blue/green; canary|canaries|canary release; rolling update|rolling updates|rolling; recreate|big bang; feature flags|behind a flag; dark launch; maintenance window
release-rhythm: daily|every day|each day; weekly|every week|once a week; biweekly|every two weeks|fortnightly; monthly|every month|once a month; quarterly|every quarter; yearly|once a year; on demand|whenever it is ready|continuously; nightly|every night; hourly|every hour
run-place: locally|on my machine|on the laptop; in ci|on ci|in the pipeline; in docker|in a container|in the container; on the server|remotely; in the cloud; in the browser; on a device|on a real device; in the simulator|in the emulator|simulator|emulator
test-service: real database|real postgres|testcontainers|a real db; in-memory database|h2|sqlite in memory; mocked database|mock the database|mocked repositories
test-moment: tests first|test first|tdd|test-driven|failing test first|before the code; tests after|tests afterwards|after the code; no tests|without tests
test-place: next to the source|beside the source|next to the code|beside the code|co-located|colocated; tests folder|tests/|test/|__tests__|separate folder; spec/|spec folder; in the same file
comment-way: docstrings|doc comments|jsdoc|tsdoc|javadoc|kdoc; inline comments|line comments|trailing comments; block comments; no comments|without comments|self-explanatory code
question-way: ask me|ask first|ask before|check with me|clarify first|ask when; pick the sensible reading|decide yourself|make the call|use your judgement|best guess|carry on|no questions|don't ask|just go ahead|sensible default|assume
commit-actor: commit yourself|you commit|commit on your own|commit after each step; i commit myself|leave the commit to me|i do the commits|don't commit|leave it uncommitted|leave it staged
commit-size: small commits|one commit per step|atomic commits|many commits|single commits|individual commits|every single commit|keep all commits|commits as they are|leave the commits; one commit|one big commit|single commit|squash
regenerate-actor: ci generates it|ci does it|generated by ci|the pipeline generates; regenerate it yourself|regenerate|run codegen|run the generator
log-detail: debug|debug level|verbose logs|detailed log lines|detailed logs; info|info level; warn|warnings only|warn level|warnings and errors only; error|errors only|error level; silent|no logs|quiet; trace|trace level
log-form: json logs|json lines|structured logs|structured logging|as json; plain text logs|plain text|free-form|printf style; logfmt|key=value|key/value
fail-way: fail fast|crash early|fail hard|abort|throw; degrade gracefully|fall back|fallback|default value; retry|retries|retry with backoff; ignore it|swallow|skip it
access-way: default deny|deny by default|allowlist|allow list|whitelist; denylist|block list|blacklist|allow by default
status-way: 400|bad request; 401|unauthorized; 403|forbidden; 404|not found; 409|conflict; 410|gone; 422|unprocessable; 429; 200|ok status; 201|created status; 202; 204|no content; 500; 503
method-way: put; patch; post
auth-way: jwt|jwts|bearer tokens|bearer token; session cookies|session cookie|cookies; oauth|oauth2|oidc; basic auth; api keys|api key; mtls|client certificates; magic links; passkeys|webauthn; sms codes; totp|authenticator app
token-store: httponly cookie|httponly cookies|http-only cookie; localstorage|local storage; sessionstorage; in memory only; keychain|keystore|secure storage|encryptedsharedpreferences
hash-way: bcrypt; argon2|argon2id; scrypt; pbkdf2; sha-256|sha256; sha-1|sha1; md5; blake3|blake2
dependency-way: exact versions|pinned versions|exact|pinned; caret ranges|ranges|caret|tilde ranges|loose versions; latest|newest version; vendored|checked in; git submodules|submodules; subtree|subtrees; workspaces
repo-form: monorepo|one repository|mono repo; polyrepo|separate repositories|multi-repo|one repo per service
service-form: monolith|modular monolith; microservices|micro services; serverless|lambdas|functions as a service
render-form: server components|server-side rendering|ssr|server rendered; client components|client-side rendering|csr|client rendered; static generation|ssg|prerendered; islands
paradigm-form: functional style|pure functions|functional; object-oriented|classes|oop|class-based
component-way: function components|functional components|hooks; class components
function-way: arrow functions|arrow function; function declarations|function keyword|named functions
binding-way: const; let; var
print-way: logger|logging module|the logger; print|prints|print statements|console.log|println|puts|fmt.println|nslog
string-way: f-strings|f-string; format()|.format()|str.format; percent formatting|% formatting; template literals|template strings|interpolation; concatenation|plus signs|+; string builder|stringbuilder
path-way: pathlib; os.path
import-way: absolute imports|absolute import|path aliases|@/ imports|aliases; relative imports|relative import|relative paths; wildcard imports|star imports|import *
nav-way: navigation component|navigation compose; fragments; activities; coordinator|coordinators; tab bar|bottom navigation; hamburger menu|drawer|side drawer; breadcrumbs
`;

/** Tools and practices that stand in for each other, by what they are for; words divided by `|` (see kinds.ts). */
export const TOOL_KINDS: Record<string, string[]> = Object.fromEntries(
  TABLE.split("\n")
    .filter((line) => line.includes(": "))
    .map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2).split("; ")];
    }),
);
