import { fileExample } from "./examples";
import { filesNamed } from "./reading/files-named";
import { refuses, stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const PROSE = ["*.{md,mdx,markdown,rst,adoc,txt}", "docs/**/*.html"];
const COPY = [
  "*.{tsx,jsx,vue,svelte,astro,html,erb,hbs,twig,blade.php,strings,xcstrings,arb,xliff,resx,po}",
  "**/{messages,locales,locale,i18n,lang,translations}/**",
  "**/res/values*/strings.xml",
];
const DOCS =
  /\b(?:docs?|documentation|readme|markdown|changelogs?|manuals?|guides?|articles?|chapters?|papers?|thesis|prose|tutorials?|release notes?|pages?)\b|文档|Doku\p{L}*|documentación/iu;
const UI =
  /\b(?:ui(?: texts?| copy| strings?)?|copy|labels?|buttons?|user[- ]facing|interface texts?|error messages?|screens?|emails?)\b|文案|界面/iu;
const COMMENTS = /\b(?:code )?comments?\b|注释/iu;
const OTHER =
  /\bcommits?\b|\brepl(?:y|ies)\b|\banswers?\b|\bresponses?\b|\bmessages? to me\b|\bbranch|提交|回复/iu;
const QUOTED = /["“”„«「『]([^"“”„«»」』\n]{2,60})["”“»」』]|(?<![\w])'([^'\n]{2,40})'(?!\w)/gu;
const FREE = /\bthe words? (?<one>[\p{L}-]{3,30})(?: (?:or|and) (?<two>[\p{L}-]{3,30}))?/iu;

/** “Use "sign in", never "log in" in the docs”: words that texts for people do not hold. */
export const namedWordingRecipe: Recipe = {
  name: "named-wording",
  title: "Words that texts do not hold",
  fits: (wish) => (wordingOf(wish) ? 0.925 : 0),
  draft(wish) {
    const found = wordingOf(wish);
    if (!found) return null;
    const { texts, paths, region } = found;
    const path = samplePath(paths[0] ?? "") ?? "docs/a.md";
    const first = texts[0] ?? "";
    const written = (text: string) =>
      fileExample({ path, op: "create", added: region === "comments" ? `// ${text}` : text });
    return {
      params: { texts },
      verifier: {
        kind: "file-content",
        paths,
        words: texts,
        ignoreCase: true,
        ...(region ? { in: region } : {}),
      },
      message: `“${first}” is not written here.`,
      remedy: wish.wanted[0] ?? null,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [written(`Then ${first} again.`)],
      pass: [written("Then wait."), fileExample({ path: "src/other.qqq", op: "create", added: first })],
    };
  },
};

function wordingOf(wish: Wish): { texts: string[]; paths: string[]; region?: "comments" } | null {
  const said = wish.said[0] ?? "";
  if (OTHER.test(said) || !refuses(said)) return null;
  const scope = scopeOf(said);
  if (!scope) return null;
  const quoted = [...said.matchAll(QUOTED)].filter(
    (match) => stanceAt(said, match.index, match.index + match[0].length) === "against",
  );
  const free = FREE.exec(said);
  const unquoted =
    free && stanceAt(said, free.index, free.index + free[0].length) === "against"
      ? [free.groups?.one ?? "", free.groups?.two ?? ""].filter(Boolean)
      : [];
  const texts = [...quoted.map((match) => (match[1] ?? match[2] ?? "").trim()), ...unquoted].filter((text) =>
    /^[\p{L}][\p{L}\p{N} '’.-]*$/u.test(text),
  );
  return texts.length > 0 ? { texts: [...new Set(texts)], ...scope } : null;
}

function scopeOf(said: string): { paths: string[]; region?: "comments" } | null {
  const named = filesNamed(said).filter((glob) => /\/\*\*$|\.(?:\{?md|rst|adoc|tex|txt)/.test(glob));
  if (COMMENTS.test(said)) return { paths: ["*"], region: "comments" };
  if (DOCS.test(said)) return { paths: [...new Set([...PROSE, ...named])].slice(0, 40) };
  if (UI.test(said)) return { paths: COPY };
  return named.length > 0 ? { paths: named } : null;
}

const EXCLAMATION = /\bexclamation (?:marks?|points?)\b|感叹号|Ausrufezeichen/iu;

/** “No exclamation marks in the docs”. */
export const noExclamationRecipe: Recipe = {
  name: "no-exclamation",
  title: "No exclamation marks in texts",
  fits: (wish) => {
    const said = wish.said[0] ?? "";
    return EXCLAMATION.test(said) && refuses(said) && !OTHER.test(said) ? 0.91 : 0;
  },
  draft: (wish) => ({
    params: {},
    verifier: {
      kind: "file-content",
      paths: UI.test(wish.said[0] ?? "") && !DOCS.test(wish.said[0] ?? "") ? COPY : PROSE,
      re: ["[\\p{L}\\p{N})\"'*_][!！](?:[\\s\"'<)*_]|$)"],
      notRe: ["^\\s*(?:```|    )", "`[^`]*!"],
    },
    message: "Texts have no exclamation marks.",
    remedy: "end it with a full stop",
    onExhausted: "release",
    applicability: { paths: [], languages: [] },
    stop: [
      fileExample({
        path: UI.test(wish.said[0] ?? "") && !DOCS.test(wish.said[0] ?? "") ? "src/A.vue" : "docs/a.md",
        op: "create",
        added: "It works!",
      }),
    ],
    pass: [
      fileExample({ path: "docs/a.md", op: "create", added: "It works. ![shot](a.png)" }),
      fileExample({ path: "src/a.ts", op: "create", added: "if (!a) b();" }),
    ],
  }),
};

const FRONT_MATTER = /\bfront[- ]?matter\b/iu;

/** “Every page in docs/ has front matter”. */
export const frontMatterRecipe: Recipe = {
  name: "front-matter",
  title: "New pages have front matter",
  fits: (wish) => (FRONT_MATTER.test(wish.said[0] ?? "") && !wish.forbids ? 0.91 : 0),
  draft(wish) {
    const folders = filesNamed(wish.said[0] ?? "").filter((glob) => /\/\*\*$/.test(glob));
    const paths = folders.length > 0 ? folders.map((glob) => `${glob}/*.{md,mdx}`) : ["*.{md,mdx}"];
    const path = folders[0] ? folders[0].replace("/**", "/a.md") : "docs/a.md";
    const except = ["README*", "CHANGELOG*", "**/README*"];
    return {
      params: { paths },
      verifier: {
        any: [
          { not: { kind: "file-content", paths, except, re: ["\\A\\s*---\\s*\\n"], reads: "result" } },
          { not: { kind: "file-path", paths, except, ops: ["modify", "delete"] } },
        ],
      },
      message: "A new page lacks its front matter.",
      remedy: "begin the file with `---`, its fields, and `---`",
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path, op: "create", added: "# Guide\ntext" })],
      pass: [
        fileExample({ path, op: "create", added: "---\ntitle: Guide\n---\ntext" }),
        fileExample({ path, op: "modify", added: "text" }),
      ],
    };
  },
};

const VERSION =
  /\b(?:bump|chang|touch|edit|updat|rais|increas|modif|alter)\w*\b[^.;]{0,20}\bversion\b[^.;]{0,24}?\b(?:in|of)\s+(?:the )?[`'"]?(?<file>(?:package|composer|manifest|app|deno|jsr)\.json|pyproject\.toml|Cargo\.toml|pubspec\.yaml|pom\.xml|build\.gradle(?:\.kts)?|Chart\.yaml|setup\.(?:py|cfg)|version\.\w+|VERSION|\w+\.gemspec|\w+\.csproj|mix\.exs|Info\.plist)/iu;

/** “Never bump the version in pubspec.yaml”: that line of that file. */
export const versionFieldRecipe: Recipe = {
  name: "version-field",
  title: "The version stays as it is",
  fits: (wish) => (VERSION.test(wish.said[0] ?? "") && refuses(wish.said[0] ?? "") ? 0.95 : 0),
  draft(wish) {
    const file = VERSION.exec(wish.said[0] ?? "")?.groups?.file;
    if (!file) return null;
    return {
      params: { file },
      verifier: {
        all: [
          {
            kind: "file-content",
            paths: [file, `**/${file}`],
            re: ["(?i)^\\s*[\"']?(?:app)?version(?:code|name|prefix)?[\"']?\\s*[:=(]", "^\\s*<[vV]ersion>"],
          },
          {
            kind: "shell-command",
            forbid: [
              {
                program: ["npm", "pnpm", "yarn", "poetry", "hatch", "uv", "cargo"],
                subcommand: ["version *"],
              },
              { program: ["bump2version", "bumpversion", "standard-version", "release-it"] },
            ],
          },
        ],
      },
      message: `The version in ${file} is not changed here.`,
      remedy: "leave the version to the release",
      onExhausted: "ask",
      severity: "major",
      applicability: { paths: [], languages: [] },
      stop: [
        fileExample({
          path: file,
          added: versionLine(file),
        }),
      ],
      pass: [
        fileExample({ path: file, added: '  "name": "x",' }),
        fileExample({ path: "a.md", added: "version: 2" }),
      ],
    };
  },
};

function versionLine(file: string): string {
  if (file.endsWith(".json")) return '  "version": "2.0.0",';
  return file === "pom.xml" || file.endsWith("proj") ? "<version>2</version>" : "version: 2.0.0";
}
