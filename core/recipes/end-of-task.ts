import { fileAction, shellAction, stepsOf, turnEnd } from "../verifiers/cases";
import { fileExample } from "./examples";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const CLEAN =
  /\bclean (?:working |work |git )?(?:tree|copy|status|checkout)\b|\bworking (?:tree|copy|directory) (?:must be |is |stays? |has to be )?clean\b|\b(?:no|leave no|never leave|without) (?:any )?uncommitted (?:changes|files|work)\b|\beverything (?:is |must be |has to be )?committed\b|\bcommit (?:everything|all (?:your )?(?:changes|work))\b.{0,30}\b(?:finish|end|done|stop)\w*|\bgit status\b.{0,20}\bclean\b|工作区(?:必须)?干净/iu;

/** “Leave a clean working tree”: a commit after the last change. */
export const cleanTreeRecipe: Recipe = {
  name: "clean-tree",
  title: "A clean working tree at the end",
  fits: (wish) =>
    CLEAN.test(wish.said[0] ?? "") && !/\bbefore (?:you )?(?:start|begin)/i.test(wish.text) ? 0.952 : 0,
  draft() {
    const edit = fileAction({ path: "src/a.ts", added: "x" });
    const commit = shellAction("git add src/a.ts && git commit -m x");
    return {
      params: {},
      verifier: {
        kind: "required-step",
        trigger: { changed: ["**"] },
        step: { commands: [{ program: ["git"], subcommand: ["commit"], exceptFlags: ["--dry-run"] }] },
        before: "finish",
        fresh: true,
      },
      message: "There are changes that are not committed.",
      remedy: "commit what belongs to the task, or take it back",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [
        { text: "change a file, then finish", moment: turnEnd(), context: { steps: stepsOf(edit) } },
        {
          text: "commit, change a file, then finish",
          moment: turnEnd(),
          context: { steps: stepsOf(commit, edit) },
        },
      ],
      pass: [
        {
          text: "change a file, commit, then finish",
          moment: turnEnd(),
          context: { steps: stepsOf(edit, commit) },
        },
        { text: "change nothing", moment: turnEnd(), context: { steps: [] } },
      ],
    };
  },
};

const VALID =
  /(?<!\.)\b(?:valid|parse[sd]?(?!\()|parse?able|well[- ]formed|not (?:be )?(?:broken|invalid)|syntactically correct)\b|合法|有效的/iu;

/** “package.json must be valid JSON”, “workflow files must parse as YAML”. */
export const validFilesRecipe: Recipe = {
  name: "valid-files",
  title: "Files that can be read",
  fits: (wish) => (validOf(wish) ? 0.956 : 0),
  draft(wish) {
    const paths = validOf(wish);
    if (!paths) return null;
    const isJson = paths.some((glob) => /json/.test(glob));
    const sample = (samplePath(paths[0] ?? "") ?? "a.json").replace(
      /\.(?!json$|ya?ml$)\w+$/,
      isJson ? ".json" : ".yml",
    );
    const good = isJson ? '{ "a": 1 }' : "a:\n  b: 1\n";
    const bad = isJson ? '{ "a": 1, }' : "a:\n    b: 1\n  c: 2\n";
    return {
      params: { paths },
      verifier: { kind: "text-format", paths, parses: true },
      message: "The file cannot be read.",
      remedy: "write the file so that it can be parsed",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path: sample, op: "create", added: bad })],
      pass: [
        fileExample({ path: sample, op: "create", added: good }),
        fileExample({ path: "src/zz.ts", op: "create", added: "{ a" }),
      ],
    };
  },
};

function validOf(wish: Wish): string[] | null {
  const said = wish.said[0] ?? "";
  if (
    !VALID.test(said) ||
    !/\bjson\b|\bya?ml\b|\.json\b|\.ya?ml\b|\bworkflows?\b|\bmanifests?\b/iu.test(said)
  )
    return null;
  if (/\b(?:api|responses?|schemas?|tokens?|inputs?|requests?)\b/iu.test(said)) return null;
  const named = filesNamed(said.replace(/\bvalid (?:json|ya?ml)\b/giu, " "));
  const data = named.flatMap((glob) => {
    if (/\.(?:json|ya?ml|\{[^}]*(?:json|yml|yaml)[^}]*\})$/.test(glob)) return [glob];
    return glob.endsWith("/**") ? [`${glob}/*.{json,yml,yaml}`.replace("/**/*", "/**/*")] : [];
  });
  if (data.length > 0) return data;
  const kinds = [/\bjson\b/iu.test(said) ? "json" : "", /\bya?ml\b/iu.test(said) ? "yml,yaml" : ""].filter(
    Boolean,
  );
  return kinds.length > 0
    ? [
        `*.{${kinds.join(",")},zz}`.replace(
          ",zz",
          kinds.length === 1 && kinds[0] === "json" ? ",webmanifest" : "",
        ),
      ]
    : null;
}

const PARTNER =
  /\b(?:each|every|a|any|all) (?:new )?(?<what>[\w .#+-]{2,40}?) (?:also )?(?:gets?|needs?|has|have|requires?|comes? with|must have|should have|is accompanied by) (?:an? |its )?(?:own |matching |corresponding )*[`'"]?(?<kind>\.?[\w-]*\.[\w.-]+|\.\w+|\w{2,5}(?= files?))[`'"]?(?: (?:file|document))?\b(?=.{0,60}\b(?:same name|next to|beside|alongside|same (?:folder|directory)|matching|with it)\b)/iu;

/** “A new dbt model gets a .yml file of the same name next to it”. */
export const sameNameRecipe: Recipe = {
  name: "same-name-partner",
  title: "New files with a file of the same name",
  fits: (wish) => (pairOf(wish) ? 0.953 : 0),
  draft(wish) {
    const pair = pairOf(wish);
    if (!pair) return null;
    const { files, suffix } = pair;
    const sample = samplePath(files[0] ?? "") ?? "src/sample.ts";
    const partner = sample.replace(/\.\w+$/, suffix);
    return {
      params: { files, suffix },
      verifier: {
        kind: "workspace-state",
        newNeeds: { files, except: [`*${suffix}`], partner: [`{name}${suffix}`] },
      },
      message: `A new file came without its ${suffix} file.`,
      remedy: `add a file of the same name with ${suffix}`,
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [{ text: `create ${sample} alone`, moment: turnEnd([sample]) }],
      pass: [
        { text: "create both", moment: turnEnd([sample, partner]) },
        { text: "create another file", moment: turnEnd(["zz/a.qqq"]) },
      ],
    };
  },
};

function pairOf(wish: Wish): { files: string[]; suffix: string } | null {
  if (wish.forbids) return null;
  const groups = PARTNER.exec(wish.said[0] ?? "")?.groups;
  const files = filesNamed(groups?.what ?? "").filter((glob) => /\.[\w{}*,]+$/.test(glob));
  const kind = groups?.kind ?? "";
  if (files.length === 0 || kind === "") return null;
  return { files, suffix: kind.startsWith(".") ? kind : `.${kind}` };
}
