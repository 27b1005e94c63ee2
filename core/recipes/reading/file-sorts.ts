import { CODE_LANGUAGES } from "../../topics/concepts/code-languages";
import { TEST_FILES } from "../habits/files";

/** A sort of file that people name without a path. */
type FileSort = { named: RegExp; globs: string[] };

const SORTS: FileSort[] = [
  {
    named: /\block[- ]?files?\b|锁文件|锁定文件|ロックファイル|Lock-?[Dd]atei\w*/iu,
    globs: [
      "package-lock.json",
      "npm-shrinkwrap.json",
      "pnpm-lock.yaml",
      "yarn.lock",
      "bun.lock*",
      "poetry.lock",
      "uv.lock",
      "Pipfile.lock",
      "Cargo.lock",
      "Gemfile.lock",
      "composer.lock",
      "go.sum",
    ],
  },
  {
    named:
      /\b(?:ci|github) (?:config\w*|workflows?|pipelines?|files?|definitions?)\b|\bworkflow files?\b|\bci\/?cd\b|\bci\b(?= (?:yaml|yml|setup))|CI ?(?:配置|流水线|文件)|工作流(?:文件)?/iu,
    globs: [
      ".github/workflows/",
      ".github/actions/",
      ".gitlab-ci.yml",
      ".circleci/",
      "Jenkinsfile",
      "azure-pipelines.yml",
      ".travis.yml",
    ],
  },
  {
    named: /\bfront-?end(?: code| files?)?\b|前端(?:代码|文件)?|フロントエンド|\bFrontend\b/iu,
    globs: ["*.{tsx,jsx,vue,svelte,css,scss,less,html}", "frontend/", "client/", "web/"],
  },
  {
    named: /\bback-?end(?: code| files?)?\b|后端(?:代码|文件)?|バックエンド/iu,
    globs: ["backend/", "server/", "api/", "*.{py,go,rs,java,kt,rb,php,cs}"],
  },
  { named: /\bdocker ?files?\b/iu, globs: ["Dockerfile*", "*.dockerfile"] },
  { named: /\bmake ?files?\b/iu, globs: ["Makefile", "*.mk"] },
  {
    named:
      /\bmigrations?(?: files?| scripts?)?\b|迁移(?:文件|脚本)?|マイグレーション|Migration(?:en|sdateien)?\b|migraciones/iu,
    globs: ["**/migrations/**", "**/migrate/**", "**/alembic/versions/**"],
  },
  {
    named:
      /\bgenerated (?:files?|code|sources?|clients?|types?)\b|\bauto-?generated\b|自动生成|生成的(?:代码|文件)|generated 目录|生成された|generierte\w*/iu,
    globs: ["generated/", "__generated__/", "*.gen.*", "*.generated.*", "*_pb2.py", "*.pb.go", "*_gen.go"],
  },
  {
    named:
      /\bvendor(?:ed|s)?\b(?: (?:code|files?|director\w+|folder|libs?|libraries|dependencies))?|\bthird[- ]party (?:code|files?|sources?)\b|第三方(?:代码|目录|库文件)/iu,
    globs: ["vendor/", "third_party/", "third-party/"],
  },
  { named: /\bnode_modules\b/iu, globs: ["node_modules/"] },
  {
    named:
      /\bbuild (?:output|artifacts?|director\w+|folder)\b|\bdist(?: folder| director\w+)?\b(?=\/| |$)|构建产物|编译产物/iu,
    globs: ["dist/", "build/", "out/"],
  },
  {
    named:
      /\b(?:unit |existing |integration |e2e )?tests?(?: files?| cases?| code| suites?)\b|\bspec files?\b|\b(?:existing|the|our) tests\b|\bdelet\w* (?:any |existing |failing )?tests?\b|测试(?:文件|代码|用例)|テスト(?:ファイル|コード)|Testdateien|archivos de test/iu,
    globs: TEST_FILES,
  },
  { named: /\bprisma schema\b|\bschema\.prisma\b/iu, globs: ["*.prisma"] },
  {
    named: /\bproto(?:buf)? (?:files?|definitions?|schemas?)\b|\bprotos?\b|\.proto\b|proto ?文件/iu,
    globs: ["*.proto"],
  },
  { named: /\bgraphql (?:files?|schemas?|queries)\b|\.graphql\b/iu, globs: ["*.{graphql,gql}"] },
  {
    named: /\bopen-?api (?:spec|schema|file|document|definition)\w*\b|\bswagger\b/iu,
    globs: ["openapi*.{yml,yaml,json}", "swagger*.{yml,yaml,json}"],
  },
  { named: /\bread-?mes?\b/iu, globs: ["README*"] },
  {
    named: /\bchange ?logs?\b|更新日志|变更日志|変更履歴/iu,
    globs: ["CHANGELOG*", "CHANGES*", "HISTORY*", ".changeset/", "changelog.d/"],
  },
  { named: /\blicen[sc]e files?\b|\bLICENSE\b/u, globs: ["LICENSE*", "COPYING*"] },
  {
    named:
      /\b(?:translation|locale|i18n|l10n|language|message) files?\b|\btranslations?\b|\blocales?\b|翻译文件|语言文件|国际化文件|多语言/iu,
    globs: ["locales/", "locale/", "i18n/", "translations/", "messages/", "lang/"],
  },
  { named: /\bsnapshots?(?: files?)\b|快照文件/iu, globs: ["*.snap", "__snapshots__/"] },
  {
    named:
      /\b(?:ts|eslint|prettier|lint(?:er)?|build|tool(?:ing)?)[- ]?config(?:uration)?s?(?: files?)?\b|\btsconfig\b/iu,
    globs: [
      "tsconfig*.json",
      ".eslintrc*",
      "eslint.config.*",
      ".prettierrc*",
      "prettier.config.*",
      "biome.json*",
      "ruff.toml",
      ".editorconfig",
    ],
  },
  { named: /\bshell scripts?\b|\bbash scripts?\b|shell ?脚本|シェルスクリプト/iu, globs: ["*.{sh,bash}"] },
  { named: /\bnotebooks?\b|\.ipynb\b/iu, globs: ["*.ipynb"] },
  { named: /\benv files?\b|\.env\b|环境变量文件/iu, globs: [".env", ".env.*"] },
  {
    named:
      /\bmarkdown(?: files?| docs?)?\b|\bmd files?\b|\.md\b(?: files?)?|md ?(?:文件|文档)|markdown ?(?:文件|文档)/iu,
    globs: ["*.{md,mdx,markdown}"],
  },
];

const PATH =
  /(?<![\w@/.-])((?:\.{1,2}\/|\/|~\/|@)?(?:[\w@.*{},-]+\/)+(?:[\w@.*{},-]+)?|\*{1,2}(?:\.[\w*{},-]+)+|\.?[\w-]+(?:\.[\w-]+)*\.(?:json|ya?ml|toml|lock|tsx?|jsx?|mjs|cjs|py|sql|mdx?|env|ini|cfg|go|rs|java|kt|rb|php|css|scss|html|prisma|proto|graphql|sh|txt|xml|csv|conf|tf|svg)|\.env(?:\.[\w*]+)?|Makefile|Dockerfile|Jenkinsfile)(?![\w/])/g;
/** A dotted word with an extension of its own: `.spec.ts`, `.js`. */
const EXTENSION =
  /(?<![\w/*)\]])(\.(?:[a-z]+\.)?(?:jsx?|tsx?|mjs|cjs|py|css|scss|sass|less|html|json|ya?ml|sql|sh|env|log|tmp|bak|csv|svg|vue|svelte|ipynb|tf|kt|cs|swift|dart|toml|xml|proto|go|rs|java|rb|php))(?![\w(.])/g;

/** “.meta files”, “.unity scenes”: an extension that only the word after it tells. */
const ANY_EXTENSION =
  /(?<![\w/*)\].])(\.(?!(?:git|github|vscode|idea|husky|claude|agents?|cursor|codex|gemini|env|npmrc|nvmrc|venv|ssh|aws|config|cache|next|nuxt|local|NET|net)\b)[a-z][a-z0-9]{1,9})(?=(?: \w+)? (?:files?|scenes?|assets?|prefabs?|sources?|headers?|blobs?|datei(?:en)?|modules?)\b)/g;

/** “The data folder”: a name without a slash. */
const FOLDER =
  /\b(?:the|in|our|my|to|under|into) [`'"]?(?<name>[a-z][\w.-]{1,30})[`'"]? (?:folder|directory|dir)\b/gu;
const NO_FOLDER =
  /^(?:same|root|current|working|parent|home|whole|entire|new|other|project|source|top-level|temp|temporary|output|target|own|right|wrong|repo|repository|the|that|this|its|common|shared|separate|dedicated|single|feature|component|components|test|tests|build|workspace|user|system|install)$/;

/** Where a text names a file, a folder or an extension, as globs. */
export function pathsIn(text: string): { glob: string; start: number; end: number }[] {
  const found = [...text.matchAll(PATH)].flatMap((match) => {
    const path = (match[1] ?? "").replace(/[.,]+$/, "");
    return isPathLike(path)
      ? [{ glob: asGlob(path), start: match.index, end: match.index + path.length }]
      : [];
  });
  const extensions = [...text.matchAll(EXTENSION), ...text.matchAll(ANY_EXTENSION)]
    .filter((match, at, all) => all.findIndex(({ index }) => index === match.index) === at)
    .filter((match) => !found.some(({ start, end }) => match.index >= start && match.index < end))
    .map((match) => ({ glob: `*${match[1]}`, start: match.index, end: match.index + match[0].length }));
  const folders = [...text.matchAll(FOLDER)].flatMap((match) => {
    const name = match.groups?.name ?? "";
    const start = match.index + match[0].indexOf(name);
    const isTaken = found.some((one) => start >= one.start && start < one.end);
    return isTaken || NO_FOLDER.test(name) ? [] : [{ glob: `${name}/**`, start, end: start + name.length }];
  });
  return [...found, ...folders, ...extensions].sort((a, b) => a.start - b.start);
}

/** Sorts of files that a text names in words, as globs with the place of the words. */
export function sortsIn(text: string): { globs: string[]; start: number; end: number }[] {
  const sorts = SORTS.flatMap(({ named, globs }) => {
    const match = named.exec(text);
    return match ? [{ globs, start: match.index, end: match.index + match[0].length }] : [];
  });
  return sorts.sort((a, b) => a.start - b.start);
}

const LANGUAGE_FILES: [RegExp, string[]][] = [
  [/\b(?:typescript|ts)\b|\.tsx?\b/iu, ["*.{ts,tsx,mts,cts}"]],
  [/\b(?:javascript|js)\b|\.jsx?\b/iu, ["*.{js,jsx,mjs,cjs}"]],
  [/\bpython\b|\.py\b/iu, ["*.{py,pyi}"]],
  [/\bgolang\b|\bgo (?:files?|code|sources?|packages?)\b|Go ?(?:文件|代码)|\.go\b/u, ["*.go"]],
];

/** Source files of the languages that a text names: “Go files”, “Python code”. */
export function languageGlobs(text: string): string[] {
  const named = LANGUAGE_FILES.filter(([word]) => word.test(text)).flatMap(([, globs]) => globs);
  const others = Object.entries(CODE_LANGUAGES)
    .filter(([id]) => !["typescript", "javascript", "python", "go", "markdown", "json", "yaml"].includes(id))
    .filter(
      ([id, { extensions }]) =>
        extensions.length > 0 &&
        new RegExp(
          `(?<![\\w#+])${id.replace("csharp", "c#").replace("cpp", "c\\+\\+")}(?![\\w#+])`,
          "iu",
        ).test(text),
    )
    .flatMap(([, { extensions }]) => extensions.map((extension) => `*.${extension}`));
  return [...named, ...others];
}

function isPathLike(path: string): boolean {
  if (
    /^(?:https?|and\/or|his\/her|he\/she|yes\/no|true\/false|input\/output|client\/server|tcp\/ip|ci\/cd|i\/o|n\/a|w\/o|\d+\/\d+|async\/await|try\/catch|read\/write|if\/else|up\/down)/i.test(
      path,
    )
  )
    return false;
  if (
    /^(?:type|feat|fix|chore|feature|bugfix|hotfix|release|refactor)\/(?:\w|$)/.test(path) &&
    !/\.\w+$/.test(path)
  )
    return false;
  if (/^@[\w-]+\/[\w-]+$/.test(path) || /^\p{Lu}[\p{L}-]*\/\p{Lu}[\p{L}-]*$/u.test(path)) return false;
  // Addresses and ranges of networks.
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?:\/|$)/.test(path)) return false;
  return (
    path !== "./" &&
    path !== "../" &&
    path !== "/" &&
    !/^(?:\.{1,2}\/)+$/.test(path) &&
    !/^\d+\.\d/.test(path) &&
    !/^(?:e\.g|i\.e|process\.env|node\.js|vue\.js|next\.js|react\.js|three\.js|express\.js|d3\.js|chart\.js)$/i.test(
      path,
    )
  );
}

function asGlob(path: string): string {
  const plain = path.replace(/^\.\//, "");
  return plain.endsWith("/") ? `${plain}**` : plain;
}
