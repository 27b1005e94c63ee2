import { textRecipe } from "../text-recipe";

const DOCKERFILES = ["Dockerfile*", "*.dockerfile", "Containerfile*"];
const ENGINES = ["docker", "podman", "nerdctl"];
const RUNS = ["pull", "run", "create", "image pull", "container run", "container create"];
const IMAGES = [...DOCKERFILES, "*.{yml,yaml,tf,hcl}"];

export const noLatestTagRecipe = textRecipe({
  name: "no-latest-tag",
  title: "No latest images",
  topics: [],
  named:
    /:latest\b|\bthe tag latest\b|\btag(?:ged)? (?:as |with )?[`'"]?latest\b|\b(?:images?|containers?)\b[^.;]{0,40}\blatest\b|[`'"]latest[`'"]|\blatest\b(?= (?:docker |image |base )?(?:tags?|images?|versions? of (?:base )?images?))|latest ?(?:标签|镜像|タグ)|Latest-Tags?/iu,
  rival:
    /\bpin\w*\b[^.]{0,20}\b(?:docker |base |container )?images?\b|\b(?:docker |base |container )images?\b[^.]{0,30}\bpinned\b|固定镜像/iu,
  spec: {
    paths: IMAGES,
    re: [
      "^\\s*FROM\\s+(--\\S+\\s+)?\\S+:latest\\b",
      "^\\s*FROM\\s+[\\w./-]+\\s*(\\n|$|\\s+(AS|as)\\b)",
      "^\\s*-?\\s*image:\\s*['\"]?\\S+:latest\\b",
    ],
    notRe: ["FROM\\s+scratch", "^\\s*#"],
  },
  also: {
    kind: "shell-command",
    forbid: [
      { program: ENGINES, subcommand: RUNS, args: ["*:latest"] },
      // Of a run, the image cannot be told from what runs in it.
      { program: ENGINES, subcommand: ["pull", "image pull"], exceptArgs: ["*:*", "*@*"] },
    ],
  },
  message: "Images are pinned to a version.",
  remedy: "FROM image:1.2.3",
  stop: [
    { path: "Dockerfile", added: "FROM node:latest" },
    { path: "compose.yml", added: "    image: redis:latest" },
  ],
  pass: [
    { path: "Dockerfile", added: "FROM node:22.4-alpine" },
    { path: "Dockerfile", added: "# FROM node:latest" },
    { path: "README.md", added: "docker pull node:latest" },
  ],
});

export const noAddInDockerfileRecipe = textRecipe({
  name: "no-dockerfile-add",
  title: "COPY instead of ADD",
  topics: [],
  named: /\bADD\b(?! (?:tests?|a|an|the|new)\b)/u,
  rival: /\bCOPY\b/u,
  when: (wish) => /\bdocker/u.test(wish.text) || wish.said.some((said) => /\bCOPY\b/.test(said)),
  spec: { paths: DOCKERFILES, re: ["^\\s*ADD\\s"] },
  message: "Files come into the image by COPY.",
  remedy: "COPY",
  stop: [{ path: "Dockerfile", added: "ADD . /app" }],
  pass: [{ path: "Dockerfile", added: "COPY . /app\n# ADD . /app" }],
});

export const noPrivilegedRecipe = textRecipe({
  name: "no-privileged",
  title: "No privileged containers",
  topics: [],
  named: /\bprivileged\b(?: mode| containers?)?|特权(?:模式|容器)/iu,
  spec: { paths: ["*.{yml,yaml}"], re: ["^\\s*privileged:\\s*true\\b"], in: "code" },
  also: {
    kind: "shell-command",
    forbid: [{ program: ["docker", "podman"], flags: ["--privileged"] }],
  },
  message: "Containers run without special rights.",
  remedy: "the one capability that is needed",
  severity: "major",
  stop: [{ path: "compose.yml", added: "    privileged: true" }],
  pass: [{ path: "compose.yml", added: "    privileged: false" }],
});

export const pinnedActionsRecipe = textRecipe({
  name: "pinned-actions",
  title: "Actions pinned by commit",
  topics: [],
  rival:
    /\bpin\w*\b[^.]{0,40}\b(?:sha|commit|hash|digest)\w*|\b(?:sha|commit hash)\b[^.]{0,30}\bpin|固定到 ?(?:commit|SHA)|commit sha|full sha/iu,
  when: (wish) => /\bactions?\b|\bworkflows?\b|工作流/u.test(wish.text),
  spec: {
    paths: ["**/.github/workflows/*.{yml,yaml}", "**/.github/actions/**/*.{yml,yaml}"],
    re: ["uses:\\s*['\"]?[\\w.-]+/[\\w./-]+@(v?\\d[\\w.]*|main|master|latest)\\b"],
    notRe: ["@[0-9a-f]{40}"],
  },
  message: "Actions are pinned by the hash of a commit.",
  remedy: "uses: owner/action@<40 hex digits> # v4",
  stop: [{ path: ".github/workflows/ci.yml", added: "      - uses: actions/checkout@v4" }],
  pass: [
    {
      path: ".github/workflows/ci.yml",
      added: "      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4",
    },
  ],
});

const PIN =
  /\bpin(?:ned|ning)?\b|\bexact (?:versions?|pins?)\b|\bfixed versions?\b|固定(?:的)?版本|锁定版本|精确版本|版本.{0,6}固定|exakte Versionen|versiones exactas|versions? exactes?|バージョン.{0,4}固定/iu;

export const pinnedVersionsRecipe = textRecipe({
  name: "pinned-versions",
  title: "Exact versions of dependencies",
  topics: [],
  named:
    /[`'"]?[\^~][`'"]?(?: (?:or|and|ranges?|prefix\w*)|(?=[`'"]))|\bcarets?\b|\btildes?\b|\bversion ranges?\b|版本范围|脱字符|loose versions?/iu,
  rival: PIN,
  when: (wish) =>
    !/\bimages?\b|\bactions?\b|docker|镜像/u.test(wish.text) &&
    /\b(?:dependenc|packages?|librar|requirements|package\.json|versions?|npm|pip)\w*|依赖|版本/u.test(
      wish.text,
    ),
  spec: {
    paths: ["package.json", "requirements*.txt", "requirements/*.txt"],
    re: [
      '"[@\\w/.-]+"\\s*:\\s*"(npm:[^"]+@)?[\\^~][^"]*"',
      '"(dependencies|devDependencies)"[^}]*"\\*"',
      '"[@\\w/.-]+"\\s*:\\s*"(latest|\\*|>=?[^"]*)"',
      "^\\s*[A-Za-z][\\w.-]*(\\[[^\\]]*\\])?\\s*(>=|~=|>|$)",
    ],
    notRe: [
      '^\\s*"(node|npm|pnpm|yarn|engines|packageManager|version|name|type)"\\s*:',
      '^\\s*[{}\\[\\]"#-]+\\s*,?$',
    ],
  },
  message: "Versions of dependencies are exact.",
  remedy: '"name": "1.2.3"',
  stop: [
    { path: "package.json", added: '    "zod": "^4.1.0",' },
    { path: "requirements.txt", added: "requests>=2.0" },
  ],
  pass: [
    { path: "package.json", added: '    "zod": "4.1.0",\n    "build": "tsc -p ."' },
    { path: "requirements.txt", added: "requests==2.32.3" },
  ],
});
