import { fileExample } from "./examples";
import { languageGlobs, pathsIn, sortsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const CREATES =
  /\b(?:no|not|never|don'?t|without|stop|avoid)\b.{0,24}\b(?:creat\w*|new|add\w*|generat\w*|introduc\w*|mak\w*|writ\w*|put)\b.{0,40}|(?:不要|禁止|别|不得|勿|不许|严禁|不能).{0,8}(?:创建|新建|新增|添加|生成).{0,20}|(?:作成|追加)しない|kein\w* neue\w*/iu;

/** “No new .js files”, “never create files in legacy/”: files of a sort or place are not made. */
export const noNewFilesRecipe: Recipe = {
  name: "no-new-files",
  title: "No new files of a sort",
  fits: (wish) => (globsOf(wish).length > 0 ? 0.87 : 0),
  draft(wish) {
    const paths = globsOf(wish);
    const sample = samplePath(paths[0] ?? "");
    if (!sample) return null;
    return {
      params: { paths },
      verifier: { kind: "file-path", paths, ops: ["create"] },
      message: `No new ${paths.join(", ")} here.`,
      remedy: wish.wanted[0] && wish.wanted[0].length < 60 ? wish.wanted[0] : "extend what exists",
      onExhausted: "release",
      applicability: {
        paths: [],
        languages: [],
        ...(wish.liftedByAsking ? { exceptTaskWords: ["create", "new", "add"] } : {}),
      },
      stop: [fileExample({ path: sample, op: "create", added: "x" })],
      pass: [
        fileExample({ path: sample, op: "modify", added: "x" }),
        fileExample({ path: "some/other-place.qqq", op: "create", added: "x" }),
      ],
    };
  },
};

/** “New source files are TypeScript, not JavaScript”. */
const NOT_IN =
  /\bnew\b[^.;]{0,24}\b(?:files?|modules?|scripts?|components?|code|classes|tests?|services?)\b[^.;]{0,30}?\b(?:not|never|instead of|no)\s+(?:in )?(?<other>[\w#+.]{2,20})/iu;

function globsOf(wish: Wish): string[] {
  if (/\bimport|\bcommit|\bdependenc/u.test(wish.text)) return [];
  const other = NOT_IN.exec(wish.said[0] ?? "")?.groups?.other;
  const ofLanguage = other === undefined ? [] : languageGlobs(other);
  if (ofLanguage.length > 0) return ofLanguage;
  for (const said of wish.said) {
    const match = CREATES.exec(said);
    // “Never write, change or delete”: more than making them.
    if (/\b(?:chang|edit|delet|modif|remov|touch)\w*/iu.test(match?.[0] ?? "")) continue;
    if (
      !match ||
      !/\bfiles?\b|\bscripts?\b|\bmodules?\b|\bdocs?\b|\bdocuments?\b|\bcomponents?\b|文件|脚本|ファイル|Datei|文档/iu.test(
        match[0],
      )
    )
      continue;
    if (
      /\b(?:repo(?:sitory)?|project)(?:'s)? root\b|\broot (?:folder|directory|level|of the)\b|\btop[- ]level\b|根目录|ルート直下/iu.test(
        said,
      )
    )
      return ["/*"];
    const paths = pathsIn(said).filter(({ start, end }) => stanceAt(said, start, end) === "against");
    if (paths.length > 0) return [...new Set(paths.map(({ glob }) => glob))].slice(0, 20);
    const sorts = sortsIn(match[0]).filter(({ globs }) => !globs.some((glob) => glob.endsWith(".md")));
    if (sorts.length > 0) return [...new Set(sorts.flatMap(({ globs }) => globs))].slice(0, 40);
    if (/\bjavascript\b|\bjs files?\b/iu.test(match[0])) return ["*.{js,jsx,mjs,cjs}"];
    const named = filesNamed(match[0].slice(0, match[0].search(/\bfiles?\b|$/iu) + 6));
    if (named.length > 0 && !named.some((glob) => /md|\/\*\*$/.test(glob))) return named.slice(0, 20);
  }
  return [];
}
