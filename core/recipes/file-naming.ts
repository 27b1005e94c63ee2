import { NAME_STYLES, type NameStyle } from "../verifiers/name-style";
import { fileExample } from "./examples";
import { pathsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import { mentions, type Wish } from "./wish";

const SAMPLES: Record<NameStyle, { good: string; bad: string }> = {
  snake_case: { good: "user_service", bad: "UserService" },
  "kebab-case": { good: "user-service", bad: "UserService" },
  camelCase: { good: "userService", bad: "user-service" },
  PascalCase: { good: "UserService", bad: "user-service" },
  "lower-case": { good: "userservice", bad: "UserService" },
  "plain-ascii": { good: "user-service", bad: "my plan" },
};

const EXTENSIONS: Record<string, string[]> = {
  python: ["py"],
  typescript: ["ts", "tsx"],
  javascript: ["js", "jsx"],
  go: ["go"],
  rust: ["rs"],
  ruby: ["rb"],
  css: ["css", "scss"],
  component: ["tsx", "jsx", "vue", "svelte"],
  vue: ["vue"],
  svelte: ["svelte"],
};

/** “Python modules use snake_case names”: new files must have names in that style. */
export const fileNamingRecipe: Recipe = {
  name: "file-naming",
  title: "File names",
  fits: (wish) => (styleOf(wish) && isAboutFiles(wish) && !isIndentation(wish) ? 0.92 : 0),
  draft(wish) {
    const style = styleOf(wish);
    if (!style) return null;
    const extensions = extensionsOf(wish);
    const paths = placesOf(wish) ?? globs(extensions);
    const { good, bad } = SAMPLES[style];
    const extension = extensions[0] ?? "txt";
    return {
      params: { style, paths },
      verifier: { kind: "file-path", paths, ops: ["create"], style },
      message: `New files are named in ${style}.`,
      remedy: `a name like ${good}.${extension}`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: sampleIn(paths, bad, extension), op: "create", added: "x" })],
      pass: [
        fileExample({ path: sampleIn(paths, good, extension), op: "create", added: "x" }),
        fileExample({ path: sampleIn(paths, bad, extension), op: "modify", added: "x" }),
      ],
    };
  },
};

const SPOKEN: [RegExp, NameStyle][] = [
  [/小写(?:字母)?(?:加|和|与|用)?(?:短横线|中划线|连字符)|短横线|连字符/u, "kebab-case"],
  [/小写(?:字母)?(?:加|和|与|用)?下划线|蛇形/u, "snake_case"],
  [/小驼峰/u, "camelCase"],
  [/大驼峰|帕斯卡/u, "PascalCase"],
];

function styleOf(wish: Wish): NameStyle | undefined {
  const flat = wish.text.replace(/[\s_-]+case/g, "-case");
  if (/\b(?:spaces?|umlauts?|leerzeichen|umlaute|accents?|non-?ascii|special characters)\b/.test(flat)) {
    return /\b(?:no|not|never|without|keine?|ohne)\b/.test(flat) ? "plain-ascii" : undefined;
  }
  const spoken = SPOKEN.find(([named]) => named.test(flat))?.[1];
  if (spoken) return spoken;
  return NAME_STYLES.find((style) => flat.includes(style.toLowerCase().replace("_case", "-case")));
}

/** “YAML files are indented with two spaces” speaks of files, not of their names. */
function isIndentation({ topic, text }: Wish): boolean {
  return topic === "indentation" && !/names?\b|dateinamen|文件名|ファイル名/u.test(text);
}

function isAboutFiles(wish: Wish): boolean {
  return (
    mentions(
      wish,
      "file",
      "files",
      "modules",
      "module",
      "filename",
      "filenames",
      "components",
      "dateinamen",
      "scripts",
    ) ||
    /\bfile ?names?\b|dateiname|文件(?:名|命名)|ファイル名|nombres? de (?:archivo|fichero)s?|noms? de fichiers?/u.test(
      wish.text,
    )
  );
}

function extensionsOf(wish: Wish): string[] {
  const named = Object.keys(EXTENSIONS).filter(
    (name) =>
      mentions(wish, name) ||
      (name === "component" && mentions(wish, "components")) ||
      wish.candidate.applicability.languages.includes(name),
  );
  // “Vue components”: those of the framework, not of all.
  const exact = named.filter((name) => name !== "component");
  const known = (exact.length > 0 ? exact : named).flatMap((name) => EXTENSIONS[name] ?? []);
  if (known.length > 0) return known;
  const found = filesNamed(wish.said[0] ?? "").flatMap(
    (glob) => /^\*\.(?:\{([\w,]+)\}|(\w+))$/.exec(glob)?.slice(1) ?? [],
  );
  return found.flatMap((list) => (list ? list.split(",") : []));
}

/** Folders that the wish bounds itself to. */
function placesOf({ candidate, said }: Wish): string[] | undefined {
  if (candidate.applicability.paths.length > 0) return candidate.applicability.paths;
  const folders = pathsIn(said[0] ?? "").filter(({ glob }) => glob.includes("/"));
  const named = folders.map(({ glob }) => (/\*\*$|\.\w+$/.test(glob) ? glob : `${glob}/**`));
  return named.length > 0 ? named : undefined;
}

function globs(extensions: readonly string[]): string[] {
  return extensions.length > 0 ? extensions.map((extension) => `*.${extension}`) : ["**"];
}

function sampleIn(paths: readonly string[], name: string, extension: string): string {
  const folder = paths.find((glob) => glob.endsWith("/**"))?.slice(0, -3);
  return `${folder && !folder.includes("*") ? `${folder}/` : "app/"}${name}.${extension}`;
}
