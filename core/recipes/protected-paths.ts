import { commandExample, fileExample } from "./examples";
import { pathsIn, sortsIn } from "./reading/file-sorts";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** “Never touch vendor/”, “don't edit generated files”: no change by any tool or command. */
export const protectedPathsRecipe: Recipe = {
  name: "protected-paths",
  title: "Protected paths",
  fits(wish) {
    if (globsOf(wish).length === 0) return 0;
    // “Keep package.json valid” is about what stands in it, “add X to Y” about where it goes.
    if (/\b(?:valid|invalid|broken?|breaks?|import\w*)\b|导入|引入/u.test(wish.text)) return 0;
    const said = wish.said[0] ?? "";
    const creates =
      /\bnew\b|\bcreat\w*|新建|创建|新增/iu.test(said) && !CHANGES.test(said) && !DELETES.test(said);
    if (creates || /\bnam(?:e|es|ed|ing)\b|文件名|命名/iu.test(said)) return 0;
    // “Remove debug files before finishing” wants them gone.
    if (/^(?:please )?(?:always )?(?:remove|delete|clean|clear|tidy)\b/iu.test(said)) return 0;
    if (PART_OF_FILE.test(wish.said[0] ?? "")) return 0;
    if (wish.candidate.form === "location" || wish.candidate.form === "order") return 0;
    if (!PROTECTS.test(wish.text) && !wish.forbids) return 0;
    if (["protected-paths", "generated-files", "vendor"].includes(wish.topic)) return 0.95;
    return PROTECTS.test(wish.text) ? 0.65 : 0;
  },
  draft(wish) {
    const paths = globsOf(wish);
    const sample = samplePath(paths[0] ?? "");
    if (sample === null) return null;
    const ops = opsOf(wish);
    const outside = paths.every((path) => /^[/~]/.test(path));
    const deletes = ops?.length === 1;
    return {
      params: { paths, ...(ops ? { ops } : {}) },
      verifier: { kind: "file-path", paths, ...(ops ? { ops } : {}), ...(outside ? { outside } : {}) },
      message: `${paths.join(", ")} must not be changed here.`,
      remedy: /generat/.test(wish.text)
        ? "change the generator and run it"
        : "make the change elsewhere, or ask the person",
      severity: "major",
      onExhausted: "ask",
      applicability: { paths: [], languages: [] },
      stop: deletes
        ? [fileExample({ path: sample, op: "delete" }), commandExample(`rm ${sample}`)]
        : [
            fileExample({ path: sample, added: "x", ...(outside ? { outside } : {}) }),
            commandExample(`sed -i s/a/b/ ${outside ? `/${sample.replace(/^\//, "")}` : sample}`),
          ],
      pass: [
        commandExample(`cat ${sample}`),
        fileExample({ path: "some/other-place.qqq", added: "x" }),
        ...(deletes ? [fileExample({ path: sample, added: "x" })] : []),
      ],
    };
  },
};

const PROTECTS =
  /\b(?:never|not|don'?t|dont|no one|nobody|nothing|no|avoid|stop|refrain from|without)\b.{0,40}\b(?:touch|edit|chang|modif|writ|delet|alter|remov|renam|mov|overwrit|regenerat|updat|commit)\w*|\bhands off\b|\bread-?only\b|\boff[- ]limits\b|\bleave\b.{0,40}\b(?:alone|untouched|as (?:it|they) (?:is|are))\b|\bmust (?:stay|remain) (?:untouched|unchanged|as)\b|\bimmutable\b|\bfrozen\b|(?:不要|不得|不能|不许|不准|不可|不允许|禁止|严禁|别|勿|切勿).{0,10}(?:改|动|编辑|碰|写|删|变更|更新|覆盖|提交)|只读|(?:変更|編集|修正|触ら|削除).{0,6}(?:しない|禁止|ない)|nicht (?:ändern|anfassen|bearbeiten|löschen|editieren)|no (?:toques|edites|modifiques|borres)|ne (?:touche|modifie|édite|supprime)\w* (?:pas|jamais)/iu;
/** “The version in package.json”: a part of the file is meant, not the file. */
const PART_OF_FILE =
  /\b(?:version|name|scripts?|dependenc\w+|fields?|keys?|values?|entries|entry|lines?|section|order|license|engines?|settings?|options?|rules?|functions?|imports?)\s+(?:in|of|inside)\s+(?:the )?[`'"]?[\w./-]*\.\w+/iu;
const DELETES = /\b(?:delet|remov)\w*|删|削除|lösch|borr|supprim/iu;
const CHANGES =
  /\b(?:touch|edit|chang|modif|writ|alter|updat|overwrit|renam)\w*|改|动|编辑|碰|写|变更|覆盖|変更|編集|修正|änder|anfass|bearbeit|toque|edite|modif/iu;
const EXISTING =
  /\bexisting\b|\balready (?:applied|merged|there|exist\w*)\b|\bold\b|\bapplied\b|\bcommitted\b|已有|现有|已存在|已经|既存|bestehende|vorhandene|existentes?|existantes?/iu;

/** “…，改对应的 x”, “…, change x”: what is to be changed in its place. */
const INSTEAD = /[，,;；]\s*(?:请|应该?|要|去|只)?(?:改(?!动)|用|(?:edit|change|use|update) )[^，,]{0,14}$/iu;

/** Globs that the text itself names, by path or by sort; the terms of the wish when it names none. */
function globsOf(wish: Wish): string[] {
  for (const said of wish.said.slice(0, 1)) {
    const paths = pathsIn(said).filter(
      ({ start, end }) =>
        stanceAt(said, start, end) !== "for" &&
        !/\boutside(?: of)?\s+(?:the |our )?[`'"]?$/iu.test(said.slice(0, start)) &&
        !INSTEAD.test(said.slice(0, start)),
    );
    const named = paths.map(({ glob }) => (/\/[\w@-]+$/.test(glob) ? `${glob}/**` : glob)).filter(isPath);
    if (named.length > 0) return [...new Set(named)].slice(0, 20);
    // “…; use docs/”: the only place that is named is wanted.
    if (pathsIn(said).length > 0 && paths.length === 0) return [];
  }
  const terms = [...wish.unwanted, ...wish.candidate.applicability.paths].filter(isPath);
  const named = [...new Set(terms.map((path) => path.replace(/[.,]$/, "")))].slice(0, 20);
  // A sort of files lies in more places than the one that the terms say.
  if (named.length > 0)
    return [...new Set([...named, ...sortsIn(wish.said[0] ?? "").flatMap(({ globs }) => globs)])];
  const sorts = wish.said.flatMap((said) => sortsIn(said)).flatMap(({ globs }) => globs);
  return [...new Set(sorts)].slice(0, 40);
}

/** What of the files is protected: what exists, from being deleted, or from any change. */
function opsOf(wish: Wish): ("create" | "modify" | "delete")[] | undefined {
  if (DELETES.test(wish.text) && !CHANGES.test(wish.text)) return ["delete"];
  const said = wish.said[0] ?? "";
  if (
    /\b(?:renam|mov)\w*/iu.test(said) &&
    !/\b(?:touch|edit|chang|modif|writ|alter|updat|overwrit)\w*/iu.test(said)
  )
    return ["delete"];
  if (
    /\boverwrit\w*/iu.test(wish.text) &&
    !/\b(?:touch|edit|chang|modif|writ|alter|updat)\w*/iu.test(wish.said[0] ?? "")
  )
    return ["modify", "delete"];
  return EXISTING.test(wish.text) ? ["modify", "delete"] : undefined;
}

function isPath(term: string): boolean {
  return (
    !/\s/.test(term) &&
    // `Debug.Log`, `Assert.True`: a member of code.
    !/^[A-Z]\w*\.[A-Z]\w*(?:\(\))?$/.test(term) &&
    /[/*]|\.\w{1,8}$|file$/.test(term) &&
    !/^(?:https?:|\d{1,3}(?:\.\d{1,3}){3}|and\/or|his\/her|\.\w+\()/.test(term)
  );
}
