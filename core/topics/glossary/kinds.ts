/** Things that stand in for each other: who wants one of a kind turns down its siblings. Words divided by `|`. */
export const KINDS: Record<string, string[]> = {
  "password-hash": ["bcrypt", "argon2|argon2id", "scrypt", "pbkdf2", "md5", "sha-1|sha1"],
  "length-unit": ["px|pixel|pixels|пиксел*|像素|ピクセル", "rem|rems", "em|ems", "vw|vh"],
  "release-tool": ["helm", "kustomize", "ansible", "pulumi", "terraform", "cloudformation", "cdk"],
  "ci-service": [
    "github actions",
    "gitlab ci",
    "jenkins",
    "circleci",
    "travis",
    "azure pipelines",
    "buildkite",
  ],
  "diagram-tool": ["mermaid", "plantuml", "graphviz", "drawio|draw.io"],
  "image-format": ["webp", "png", "jpeg|jpg", "avif", "svg", "gif"],
  "message-queue": ["kafka", "rabbitmq", "sqs", "nats", "pubsub"],
  "cloud-provider": ["aws", "gcp|google cloud", "azure"],
  "text-format": ["markdown|.md|md files", "asciidoc", "restructuredtext|rst"],
  "data-format": ["yaml|yml", "toml", "xml", "protobuf", "csv", "ini"],
  "log-level": [
    "debug level|level debug|loglevel debug",
    "info level|level info",
    "warn level|warning level",
    "error level",
  ],
  shell: ["bash", "zsh", "fish", "powershell"],
  "cache-store": ["redis", "memcached"],
  "auth-method": [
    "jwt|json web token|json web tokens",
    "session cookie|session cookies",
    "oauth",
    "basic auth",
  ],
  "function-kind": [
    "arrow function|arrow functions|стрелочн*|箭头函数|アロー関数|화살표 함수",
    "function declaration|function declarations|function keyword",
  ],
  pagination: [
    "offset pagination|offset-based|limit and offset|page numbers",
    "cursor pagination|cursor-based|keyset pagination|cursors",
  ],
  "deletion-kind": [
    "soft delete|soft deletes|soft-delete|logical delete",
    "hard delete|hard deletes|really deleted|physically deleted|delete for real",
  ],
  rendering: ["server-side rendering|ssr", "client-side rendering|csr|spa", "static generation|ssg"],
  "branch-model": ["trunk-based|trunk based development", "gitflow|git flow"],
  "english-variant": [
    "british english|uk english|british spelling",
    "american english|us english|american spelling",
  ],
  "clock-format": ["24-hour|24h|24 hour clock|24-stunden*", "12-hour|12h|am/pm|12 hour clock"],
  "unit-system": ["metric", "imperial"],
  "error-tracker": ["sentry", "bugsnag", "rollbar", "honeybadger"],
  monitoring: ["prometheus", "datadog", "new relic", "cloudwatch"],
  "issue-tracker": ["jira", "linear", "trello", "asana", "github issues"],
  "web-framework": [
    "express",
    "fastify",
    "koa",
    "hono",
    "nestjs",
    "django",
    "flask",
    "fastapi",
    "rails",
    "sinatra",
    "spring boot",
    "quarkus",
    "gin",
    "echo framework",
    "laravel",
    "symfony",
  ],
  "type-checker": ["mypy", "pyright", "pytype"],
  "css-preprocessor": ["sass|scss", "less css", "stylus"],
  "site-generator": ["docusaurus", "vitepress", "mkdocs", "sphinx", "hugo", "jekyll"],
  "monorepo-tool": ["nx", "turborepo|turbo", "lerna", "bazel", "rush"],
  "object-store": ["s3", "gcs|google cloud storage", "azure blob"],
  compression: ["gzip", "brotli", "zstd"],
  "mock-library": ["mockito", "easymock", "sinon", "testdouble"],
  "php-tests": ["phpunit", "pest"],
  "ruby-tests": ["rspec", "minitest"],
  "encoding-kind": ["utf-8|utf8", "utf-16|utf16", "latin-1|iso-8859-1|windows-1252"],
  "feature-flag-tool": ["launchdarkly", "unleash", "flagsmith", "growthbook"],
  "secret-store": ["vault", "secrets manager", "doppler", "1password"],
  "chat-tool": ["slack", "teams", "discord", "mattermost"],
  "id-kind": [
    "uuid|uuids|guid|guids",
    "ulid|ulids",
    "snowflake ids",
    "auto-increment ids|autoincrement|serial ids",
  ],
  "number-type": ["float|floats|floating point", "decimal type|decimals", "integer cents|integers"],
  "colour-format": ["hex colours|hex", "hsl", "oklch", "rgb"],
};

/**
 * Opposites: the first words are one pole, the second the other. A wish for one pole turns down the other
 * (contradictions score as similar as restatements; only the pole tells them apart).
 */
export const AXES: Record<string, [pole: string, other: string]> = {
  number: [
    "plural|mehrzahl|pluriel|plurale|множественн*|复数|複数形|複数|복수",
    "singular|einzahl|singulier|singolare|единственн*|单数|単数形|単数|단수",
  ],
  brightness: [
    "dark|dark mode|dark theme|dunkel*|sombre|oscuro|scuro|escuro|тёмн*|темн*|深色|暗色|ダーク|다크",
    "light theme|light mode|light|hell*|clair|claro|chiaro|светл*|浅色|亮色|ライト|라이트",
  ],
  activation: [
    "enable|enabled|turn on|switch on|activate|einschalten|eingeschaltet|aktivier*|activ*|habilit*|attiv*|ativ*|включ*|启用|开启|有効|켜*",
    "disable|disabled|disabling|turn off|switch off|deactivate|abschalt*|ausschalt*|deaktivier*|désactiv*|deshabilit*|desactiv*|disattiv*|disabilit*|desativ*|desabilit*|отключ*|выключ*|禁用|关闭|無効|끄*|비활성*",
  ],
  privilege: [
    "root|as root|root user|root rights|superuser|administrator|admin rights|privileged|als root|en tant que root|como root|от root",
    "non root|unprivileged|unprivileged user|non root user|rootless|unprivilegiert*|non privilégié|sin privilegios|непривилегированн*",
  ],
  manner: [
    "by hand|manually|manual|von hand|manuell|à la main|manuellement|a mano|manualmente|manual*|вручную|手动|手工|手動|수동",
    "automatically|automatic|automated|automatisch|automatiquement|automáticamente|automaticamente|автоматически|自动|自動|자동",
  ],
  reality: [
    "real|echt*|réel*|vrai*|reales|vere|veri|reais|настоящ*|реальн*|真实|本物|実物|실제",
    "fake|mocked|stubbed|simulated|gefälscht*|simulier*|fictif*|simulad*|falso|falsi|фейк*|поддельн*|假的|模拟|ダミー|가짜",
  ],
  pathway: [
    "relative|relativ*|относительн*|相对|相対|상대",
    "absolute|absolut*|absolu*|assolut*|абсолютн*|绝对|絶対パス|절대 경로",
  ],
  saying: [
    "explicit|explicitly|explizit*|explicit*|esplicit*|явн*|显式|明示|명시",
    "implicit|implicitly|inferred types|implizit*|implicit*|implicit*|неявн*|隐式|暗黙|암시",
  ],
  ranking: [
    "ascending|aufsteigend*|croissant|ascendente|crescente|возрастани*|升序|昇順|오름차순",
    "descending|absteigend*|décroissant|descendente|decrescente|убывани*|降序|降順|내림차순",
  ],
  duty: [
    "mandatory|required|compulsory|pflicht|obligatoire*|obligatori*|obrigatóri*|обязательн*|必填|必須|필수",
    "optional|voluntary|freiwillig*|facultati*|opcional*|opzional*|необязательн*|可选|任意|선택",
  ],
  change: [
    "mutable|veränderlich*|mutabl*|изменяем*|可变",
    "immutable|unveränderlich*|immuabl*|inmutabl*|immutabil*|imutáve*|неизменяем*|不可变",
  ],
  closeness: [
    "local|locally|lokal*|localement|localmente|локальн*|本地|ローカル|로컬",
    "remote|remotely|entfernt*|à distance|remoto|remota|удалённ*|удаленн*|远程|リモート|원격",
  ],
  timing: [
    "synchronous|synchronously|синхронн*|síncron*|同步|同期",
    "asynchronous|asynchronously|асинхронн*|异步|非同期",
  ],
  size: [
    "short|brief|small|shorter|terse|concise|one-liner|one-line|one line|single line|few words|to the point|kurz*|knapp*|court*|cort*|breve*|curt*|кратк*|коротк*|简短|短|짧*",
    "long|detailed|verbose|longer|in detail|at length|thorough|啰嗦|冗长|长篇|big|large|huge|lang*|ausführlich*|détaillé*|detallad*|dettagliat*|detalhad*|подробн*|длинн*|详细|長い|詳しく|자세*",
  ],
  case: [
    "upper case|uppercase|capitals|capital letters|großbuchstaben|majuscule*|mayúscula*|maiuscol*|maiúscula*|заглавн*|大写|大文字|대문자",
    "lower case|lowercase|small letters|kleinbuchstaben|minuscule*|minúscula*|minuscol*|строчн*|小写|小文字|소문자",
  ],
  exposure: [
    "public|öffentlich*|públic*|pubblic*|公开|公開",
    "private|internal|privat*|intern*|приватн*|私有|非公開",
  ],
  order: [
    "first|at the top|newest on top|beginning|zuerst|am anfang|au début|al principio|all'inizio|no início|в начале|最前|先頭|맨 앞",
    "last|at the bottom|at the end of|zuletzt|am ende der|à la fin de|al final de|alla fine|no final|в конце|最后|末尾|맨 뒤",
  ],
  strictness: [
    "strict|strictly|streng|estricto|строг*|严格|厳密",
    "loose|lenient|relaxed|locker|laxo|нестрог*|宽松|緩い",
  ],
  formality: [
    "formal|formally|förmlich|sie-form|formel*|формальн*|敬語",
    "informal|informally|casual|locker|du-form|неформальн*|くだけた",
  ],
  width: [
    "exact versions|exact version|exact|pinned|pin|genaue version*|versions exactes|versiones exactas|точн* верси*|固定版本|固定",
    "ranges|range|caret|caret ranges|tilde|loose versions|диапазон*",
  ],
  eager: ["eager|eagerly|up front|vorab", "lazy|lazily|on demand|bei bedarf"],
  tense: [
    "past tense|vergangenheit|passé|pasado|passato|прошедш*|过去时|過去形",
    "present tense|imperative|imperative mood|imperativ|impératif|imperativo|повелительн*|现在时|命令形",
  ],
  side: ["client|client-side|in the browser|frontend", "server|server-side|on the server|backend"],
};
