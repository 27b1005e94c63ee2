import { fileExample } from "./examples";
import { pathsIn } from "./reading/file-sorts";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const RULE =
  /^(?<who>.{2,80}?)\s+(?:must|should|may|shall|can|do|does|is|are)?\s*(?:not|never|n't|not allowed to|never to)\s+(?:ever\s+)?(?:directly\s+)?(?:import|depend on|reference|require|use)\s+(?:anything |code |modules? |directly )*(?:from |on )?(?<what>[^.;,]{2,80})/iu;
const TURNED =
  /\b(?:never|do not|don'?t|no)\s+(?:ever\s+)?(?:import(?:ing)?|depend(?:ing)? on)\s+(?:anything |code |modules? |directly )*(?:from |on )?(?<what>[^.;,]{2,60}?)\s+(?:in|inside|within|from(?: within| inside)?|into)\s+(?<who>[^.;,]{2,60})/iu;
const GLUED =
  /(?<who>.{1,30}?)(?:中|里|下|层|目录)?(?:的(?:代码|文件|组件))?(?:不能|不要|禁止|不得|不许|不可以?|不允许|严禁)(?:直接)?(?:导入|引入|引用|依赖|import)\s*(?<what>[^，。；]{1,40})/u;
const FOLDERS =
  /\b(components?|hooks|pages|routes|services|controllers|models|utils|lib|core|domain|infrastructure|infra|application|adapters|db|database|repositories|views|ui|api|server|client|frontend|backend|store|features|shared)\b/iu;

const GLUED_FOLDERS: [RegExp, string][] = [
  [/组件|コンポーネント/u, "components"],
  [/页面|ページ/u, "pages"],
  [/服务层?|サービス/u, "services"],
  [/控制器|コントローラ/u, "controllers"],
  [/领域|ドメイン/u, "domain"],
  [/数据库层?|データベース/u, "db"],
  [/工具(?:层|函数)/u, "utils"],
];

type Layers = { who: string[]; part: string };

/** “Components must not import from src/db”: one part of the tree does not import another. */
export const layerImportRecipe: Recipe = {
  name: "layer-import",
  title: "Imports between parts",
  fits: (wish) => (layersOf(wish) ? 0.955 : 0),
  draft(wish) {
    const layers = layersOf(wish);
    if (!layers) return null;
    const { who, part } = layers;
    const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const dotted = part.replaceAll("/", ".").replace(/[*+?^${}()|[\]\\]/g, "");
    const folder = who[0] ?? "src/";
    const sample = (samplePath(folder) ?? "src/a.ts").replace(/\.js$/, ".ts");
    return {
      params: { from: who, to: part },
      verifier: {
        kind: "file-content",
        paths: who,
        re: [
          `\\b(from|import|require)\\b\\s*\\(?\\s*['"]([^'"\\n]*/)?${escaped}(/[^'"\\n]*)?['"]`,
          `^\\s*(from|import)\\s+([\\w.]+\\.)?${dotted.replaceAll(".", "\\.")}\\b`,
        ],
        notRe: ["^\\s*(//|/\\*|\\*|#)"],
      },
      message: `${folder} does not import ${part}.`,
      remedy: "go through the part in between",
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: sample, added: `import { a } from "../${part}/a";` })],
      pass: [
        fileExample({ path: sample, added: 'import { a } from "./a";' }),
        fileExample({ path: "other-place/a.ts", added: `import { a } from "../${part}/a";` }),
      ],
    };
  },
};

function layersOf(wish: Wish): Layers | null {
  for (const said of wish.said) {
    const groups = (RULE.exec(said) ?? TURNED.exec(said) ?? GLUED.exec(said))?.groups;
    if (!groups?.who || !groups.what || !/import|depend|导入|引入|引用|依赖/iu.test(said)) continue;
    const who = placeOf(groups.who);
    const what = placeOf(groups.what);
    if (who && what && who !== what)
      return {
        who: [`${who}/**`, ...(who.includes("/") ? [] : [`**/${who}/**`])],
        part: what.replace(/^src\//, ""),
      };
  }
  return null;
}

function placeOf(text: string): string | null {
  const path = pathsIn(text)[0]
    ?.glob.replace(/\/\*\*$/, "")
    .replace(/^\.\//, "");
  if (path) return /[*{]/.test(path) || /\.\w{1,4}$/.test(path) ? null : path;
  const glued = GLUED_FOLDERS.find(([named]) => named.test(text))?.[1];
  const word = glued ?? FOLDERS.exec(text)?.[1]?.toLowerCase();
  if (!word) return null;
  const folder: Record<string, string> = { component: "components", database: "db" };
  return folder[word] ?? word;
}
