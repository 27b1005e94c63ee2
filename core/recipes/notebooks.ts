import { commandExamples, fileExample } from "./examples";
import { commandSpans } from "./reading/command-spans";
import { filesNamed } from "./reading/files-named";
import { refuses } from "./reading/stance";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const OUTPUTS =
  /\bnotebooks?\b[^.;]{0,50}\b(?:outputs?|executed cells|results)\b|\b(?:clear|strip|remove|without|no)\b[^.;]{0,20}\boutputs?\b[^.;]{0,30}\bnotebooks?\b|\b(?:cell|notebook) outputs?\b/iu;

/** “Notebooks are left without outputs”. */
export const notebookOutputsRecipe: Recipe = {
  name: "notebook-outputs",
  title: "Notebooks hold no outputs",
  fits: (wish) =>
    OUTPUTS.test(wish.said[0] ?? "") &&
    !/\bkeep\b[^.;]{0,12}\boutputs?\b|\bwith (?:their |its |the )?outputs? (?:kept|committed|included)/iu.test(
      wish.said[0] ?? "",
    )
      ? 0.956
      : 0,
  draft: () => ({
    params: {},
    verifier: {
      kind: "file-content",
      paths: ["*.ipynb"],
      re: ['"output_type"\\s*:', '"outputs"\\s*:\\s*\\[\\s*\\{', '"execution_count"\\s*:\\s*\\d'],
      reads: "result",
    },
    message: "A notebook holds outputs.",
    remedy: "clear them: nbstripout, or jupyter nbconvert --clear-output --inplace",
    readsBounds: true,
    readsCondition: true,
    onExhausted: "release",
    applicability: { paths: [], languages: [], condition: undefined },
    stop: [
      fileExample({
        path: "nb/a.ipynb",
        op: "create",
        added: '{"cells":[{"outputs":[{"output_type":"stream","text":["1"]}]}]}',
      }),
    ],
    pass: [
      fileExample({
        path: "nb/a.ipynb",
        op: "create",
        added: '{"cells":[{"execution_count":null,"outputs":[]}]}',
      }),
      fileExample({ path: "a.py", op: "create", added: '"output_type": 1' }),
    ],
  }),
};

const PLACE =
  /^[\s`'"]*(?:commands? |calls? )?(?:in|inside|within|from)\s+(?:the |our |any |a )?(?<place>(?:ci|github )?(?:notebooks?|docker ?files?|makefiles?|workflows?(?: files?)?|shell scripts?|scripts?|migrations?|package\.json|ci))\b/iu;

/** “No pip install in notebooks”: what is written there, not what the agent runs. */
export const commandInFilesRecipe: Recipe = {
  name: "command-in-files",
  title: "Commands that certain files do not hold",
  fits: (wish) => (writtenOf(wish) ? 0.911 : 0),
  draft(wish) {
    const found = writtenOf(wish);
    if (!found) return null;
    const { phrases, paths } = found;
    const path = samplePath(paths[0] ?? "") ?? "ci/a.sh";
    const first = phrases[0] ?? "";
    return {
      params: { phrases, paths },
      verifier: {
        kind: "file-content",
        paths,
        re: phrases.map(
          (phrase) => `(?:^|[^\\w-])${phrase.split(/\s+/).map(escaped).join("\\s+")}(?:[^\\w-]|$)`,
        ),
        notRe: ["^\\s*#"],
      },
      message: `\`${first}\` is not written there.`,
      remedy: wish.wanted[0] ?? null,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path, op: "create", added: `x\n!${first} y` })],
      pass: [
        fileExample({ path, op: "create", added: "echo done" }),
        ...commandExamples([first]),
        fileExample({ path: "README.md", op: "create", added: first }),
      ],
    };
  },
};

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function writtenOf(wish: Wish): { phrases: string[]; paths: string[] } | null {
  const said = wish.said[0] ?? "";
  const spans = commandSpans(said).filter(({ stance }) => stance === "against");
  const last = spans.at(-1);
  const place = last ? PLACE.exec(said.slice(last.end))?.groups?.place : undefined;
  if (!last || place === undefined || !refuses(said)) return null;
  const ci = /^(?:ci|.*workflow)/iu.test(place)
    ? [".github/workflows/**", ".gitlab-ci.yml", ".circleci/**"]
    : [];
  const scripts = /^(?:shell )?scripts?$/iu.test(place) ? ["*.{sh,bash}", "scripts/**"] : [];
  const paths = [ci, scripts, filesNamed(place)].find((globs) => globs.length > 0) ?? [];
  return paths.length > 0 ? { phrases: spans.map(({ phrase }) => phrase), paths: paths.slice(0, 30) } : null;
}

const STAGES = /\b(?:commit|check in|add to git|stage|git add)(?:s|ting|ing|ted)?\b|提交/iu;
const KINDS: [RegExp, string[]][] = [
  [/\bparquet\b/iu, ["*.parquet"]],
  [/\bcsvs?\b/iu, ["*.csv", "*.tsv"]],
  [
    /\b(?:model )?(?:weights|checkpoints?)\b/iu,
    ["*.pt", "*.pth", "*.ckpt", "*.safetensors", "*.h5", "*.onnx", "*.bin"],
  ],
  [
    /\bbinar(?:y|ies)\b|\bexecutables?\b/iu,
    ["*.exe", "*.dll", "*.so", "*.dylib", "*.bin", "*.o", "*.a", "*.jar", "*.class"],
  ],
  [/\bzips?\b|\barchives?\b|\btarballs?\b/iu, ["*.zip", "*.tar", "*.tar.gz", "*.tgz", "*.7z", "*.rar"]],
  [/\bvideos?\b|\brecordings?\b/iu, ["*.mp4", "*.mov", "*.webm", "*.avi"]],
  [/\blogs?(?: files?)?\b/iu, ["*.log"]],
  [/\b(?:database|sql) dumps?\b|\bdumps?\b/iu, ["*.dump", "*.sql.gz", "*.rdb", "*dump*.sql"]],
  [/\bsqlite\b|\bdatabases?\b|\.db\b/iu, ["*.sqlite", "*.sqlite3", "*.db"]],
  [
    /\bbuild (?:outputs?|artifacts?)\b|\bdist\b/iu,
    ["dist", "dist/*", "build", "build/*", "out/*", "target/*"],
  ],
  [/\bnode_modules\b/iu, ["node_modules", "node_modules/*"]],
  [/\bimages?\b|\bscreenshots?\b/iu, ["*.png", "*.jpg", "*.jpeg", "*.gif"]],
  [/\bkeys?\b|\bcertificates?\b|\bpem\b/iu, ["*.pem", "*.key", "*.p12", "*.pfx", "id_rsa", "id_ed25519"]],
];

/** “Do not commit parquet files”: they are not staged either. */
export const noStagingOfRecipe: Recipe = {
  name: "no-staging-of",
  title: "Files that are not committed",
  fits: (wish) => (stagedOf(wish).length > 0 ? 0.93 : 0),
  draft(wish) {
    const args = stagedOf(wish);
    const sample = (args[0] ?? "").replace("*", "data/sample").replace(/\*/g, "x");
    return {
      params: { files: args },
      verifier: {
        kind: "shell-command",
        forbid: [{ program: ["git"], subcommand: ["add", "stage", "commit"], args }],
      },
      message: "Such files are not committed.",
      remedy: "leave them out, or add them to .gitignore",
      onExhausted: "ask",
      applicability: { paths: [], languages: [] },
      stop: commandExamples([`git add ${sample}`, `git add src/a.ts ${sample} && git commit -m x`]),
      pass: commandExamples(["git add src/a.ts", `ls ${sample}`, "git commit -m 'remove the files'"]),
    };
  },
};

function stagedOf(wish: Wish): string[] {
  const said = wish.said[0] ?? "";
  if (!STAGES.test(said) || !refuses(said) || /\bmessages?\b|\boutputs?\b|\bsecrets?\b/iu.test(said))
    return [];
  const after = said.slice(said.search(STAGES));
  const extensions = [...after.matchAll(/(?<![\w/])\*?(\.[a-z0-9]{2,8})\b(?= files?|[,.;]|$)/giu)].map(
    (match) => `*${match[1]}`,
  );
  return [
    ...new Set([
      ...extensions,
      ...KINDS.filter(([named]) => named.test(after)).flatMap(([, globs]) => globs),
    ]),
  ].slice(0, 30);
}
