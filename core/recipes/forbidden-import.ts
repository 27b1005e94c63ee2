import { commandExample, fileExample } from "./examples";
import { installing } from "./installing";
import { isLibrary, modulesNamed } from "./known-libraries";
import type { Recipe } from "./recipe";
import { mentions, type Wish } from "./wish";

/** “Stop importing from lodash”, “use date-fns instead of moment”. */
export const forbiddenImportRecipe: Recipe = {
  name: "forbidden-import",
  title: "Forbidden import",
  fits: (wish) => (modulesOf(wish).length > 0 ? 0.9 : 0),
  draft(wish) {
    const modules = modulesOf(wish);
    const first = modules[0];
    if (first === undefined) return null;
    const python = wish.candidate.applicability.languages.includes("python") || /\bpython\b/.test(wish.text);
    const { path, line, install, comment } = python ? writing("python") : writing(languageOfModule(first));
    // Who speaks of importing means that; who names a library does not want it at all.
    const packages =
      !IMPORTING.test(wish.text) && modules.every((module) => /^@?[\w.-]+(?:\/[\w.-]+)?$/.test(module));
    const wanted = wish.wanted.find((term) => /^[@\w./-]{2,60}$/.test(term) && !/^(?:do|use)$/i.test(term));
    return {
      params: { modules },
      verifier: packages
        ? {
            all: [
              { kind: "import", modules },
              { kind: "shell-command", forbid: installing(modules) },
            ],
          }
        : { kind: "import", modules },
      message: packages
        ? `${modules.join(", ")} is neither installed nor imported here.`
        : `${modules.join(", ")} is not imported here.`,
      remedy: wanted ?? null,
      onExhausted: "release",
      stop: [
        fileExample({ path, added: line(first) }),
        ...(packages ? [commandExample(install(first))] : []),
      ],
      pass: [
        ...(packages ? [commandExample(install("another-package"))] : []),
        fileExample({ path, added: `${comment} ${line(first)}` }),
        fileExample({
          path,
          added: line(wanted && !modules.includes(wanted) ? wanted.replace(/[^\w@/.-]/g, "") : "another"),
        }),
      ],
    };
  },
};

type Writing = {
  path: string;
  comment: string;
  line: (module: string) => string;
  install: (module: string) => string;
};

const WRITINGS: Record<string, Writing> = {
  python: {
    path: "app/a.py",
    comment: "#",
    line: (name) => `import ${name}`,
    install: (name) => `pip install ${name}`,
  },
  go: {
    path: "a.go",
    comment: "//",
    line: (name) => `import "${name}"`,
    install: (name) => `go get ${name}`,
  },
  java: { path: "src/A.java", comment: "//", line: (name) => `import ${name}.X;`, install: (name) => name },
  dart: {
    path: "lib/a.dart",
    comment: "//",
    line: (name) => `import '${name}/a.dart';`,
    install: (name) => name,
  },
};

function writing(language: string): Writing {
  return (
    WRITINGS[language] ?? {
      path: "src/a.ts",
      comment: "//",
      line: (name) => `import x from '${name}';`,
      install: (name) => `npm install ${name}`,
    }
  );
}

/** The language whose modules have such names. */
function languageOfModule(module: string): string {
  if (/^package:/.test(module)) return "dart";
  if (/^(?:[\w-]+\.)+[\w-]+\//.test(module) || module === "io/ioutil") return "go";
  return /^(?:com|org|io|ch|net)\.\w/.test(module) ? "java" : "script";
}

const IMPORTING = /\b(?:import(?:ing|s)?(?:\s+from)?|require|depend(?:ing)? on)\s+[`'"]?(@?[a-z][\w./@-]*)/;
const GLUED = /(?:引入|导入|引用|依赖)\s*[`'"]?(@?[a-z][\w./@-]*)/u;
const PART_OF =
  /\b(?:no|not|never|avoid|don'?t use|instead of|stop using)\s+(?:the )?[`'"]?[\w@./-]+[`'"]?(?:'s)?\s+(?:\w+\s+)?(?:API|query|queries|decorators?|hooks?|plugins?|syntax|helpers?|methods?|sessions?|mode|middlewares?|mixins?|modals?|models?|macros?|utilities|utility|directives?|signals?)\b/iu;
const NO_MODULES = new Set([
  "from",
  "in",
  "at",
  "the",
  "anything",
  "statements",
  "order",
  "paths",
  "stars",
  "types",
  "directly",
  "everything",
]);

function modulesOf(wish: Wish): string[] {
  if (!wish.forbids && !/\b(?:not|don'?t|never|stop|instead|no)\b/.test(wish.text)) return [];
  const isImportTopic = wish.topic.startsWith("import:");
  const byTopic = isImportTopic ? [wish.topic.slice("import:".length)] : [];
  const named = (IMPORTING.exec(wish.text)?.[1] ?? GLUED.exec(wish.text)?.[1])?.replace(/[.,;]$/, "");
  // “No SQLAlchemy Query API”: a part of the library is meant, not all of it.
  if (PART_OF.test(wish.said[0] ?? "")) return [];
  const known = wish.unwanted.filter((term) => isLibrary(term)).map((term) => term.toLowerCase());
  const found = byTopic.length > 0 ? byTopic : [named ?? "", ...known];
  const modules = found.filter((name) => /^@?[\w][\w./@:-]*$/.test(name) && !NO_MODULES.has(name));
  // Whoever says “moment.js” means the package `moment`, and may have installed either.
  return [
    ...new Set(
      modules.flatMap((name) => [
        ...modulesNamed(name),
        ...(mentions(wish, `${name}.js`) ? [`${name}.js`] : []),
      ]),
    ),
  ];
}
