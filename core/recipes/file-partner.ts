import { turnEnd } from "../verifiers/cases";
import { pathsIn } from "./reading/file-sorts";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const EACH = /\b(?:each|every|all|any|new)\b|每个|所有|新的?|新增|すべて|jede\w*|cada|chaque/iu;
const HAS =
  /\b(?:has|have|gets?|needs?|comes? with|requires?|must (?:have|come with|include)|with|alongside|beside|next to|accompanied by)\b|必须有|要有|配|对应|旁边|同目录/iu;
const SUFFIX =
  /(?<![\w*])\*?\.(?<kind>stories|story|test|spec|mdx|module|styles|types|schema|mock|fixture|e2e|bench|docs?|snap)\.(?<extension>[a-z{},]+)|\b(?<word>stor(?:y|ies)|storybook)\b/iu;

/** “Each new component in src/components has a .stories.tsx beside it”: files that come in pairs. */
export const filePartnerRecipe: Recipe = {
  name: "file-partner",
  title: "Files that come in pairs",
  fits: (wish) => (partnerOf(wish) ? 0.925 : 0),
  draft(wish) {
    const found = partnerOf(wish);
    if (!found) return null;
    const { folder, kind, extensions } = found;
    const files = [`${folder ? `${folder}/` : ""}**/*.{${extensions.join(",")}}`];
    const sample = `${folder ?? "src"}/badge.${extensions[0] ?? "tsx"}`;
    const partner = `{name}.${kind}.*`;
    const except = [
      "*.{test,spec,stories,story,module,styles,types,schema,mock,d}.*",
      "index.*",
      "**/__tests__/**",
    ];
    return {
      params: { files, partner },
      verifier: { kind: "workspace-state", newNeeds: { files, except, partner: [partner] } },
      message: `A new file came without its .${kind} file.`,
      remedy: `add a file of the same name with .${kind}`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [{ text: `create ${sample} alone`, moment: turnEnd([sample]) }],
      pass: [
        { text: "create both", moment: turnEnd([sample, sample.replace(/\.(\w+)$/, `.${kind}.$1`)]) },
        { text: "create a document", moment: turnEnd(["docs/a.md"]) },
      ],
    };
  },
};

function partnerOf(wish: Wish): { folder: string | undefined; kind: string; extensions: string[] } | null {
  if (wish.forbids) return null;
  const said = wish.said[0] ?? "";
  const groups = SUFFIX.exec(said)?.groups;
  if (!groups || !EACH.test(said) || !HAS.test(said) || /\bnamed\b|\bname[sd]?\b|命名/iu.test(said))
    return null;
  const kind = groups.kind?.toLowerCase() ?? "stories";
  const folder = pathsIn(said)
    .map(({ glob }) => glob.replace(/\/\*\*$/, ""))
    .find((path) => !/[*{]/.test(path) && !/\.\w{1,5}$/.test(path));
  const components = /\bcomponents?\b|组件|コンポーネント/iu.test(said);
  if (!folder && !components) return null;
  return {
    folder,
    kind,
    extensions: components ? ["tsx", "jsx", "vue", "svelte"] : ["ts", "tsx", "js", "jsx", "py"],
  };
}
