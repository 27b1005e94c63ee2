import { fileExample } from "./examples";
import { refuses, stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** Formats by the words that people use for them. */
const FORMATS: [RegExp, string[]][] = [
  [/\bjpe?gs?\b/iu, ["jpg", "jpeg"]],
  [/\bpngs?\b/iu, ["png"]],
  [/\bgifs?\b/iu, ["gif"]],
  [/\bwebps?\b/iu, ["webp"]],
  [/\bsvgs?\b/iu, ["svg"]],
  [/\bpdfs?\b/iu, ["pdf"]],
  [/\byaml\b|\byml\b/iu, ["yml", "yaml"]],
  [/\btoml\b/iu, ["toml"]],
  [/\bxml\b/iu, ["xml"]],
  [/\bcsvs?\b/iu, ["csv"]],
  [/\bparquet\b/iu, ["parquet"]],
  [/\bpickles?\b/iu, ["pkl", "pickle"]],
  [/\bexcel\b|\bxlsx?\b/iu, ["xls", "xlsx"]],
  [/\bword documents?\b|\bdocx?\b/iu, ["doc", "docx"]],
  [/\bmp4s?\b/iu, ["mp4"]],
  [/\bmp3s?\b/iu, ["mp3"]],
  [/\bwavs?\b/iu, ["wav"]],
  [/\bfbx\b/iu, ["fbx"]],
  [/\bgltf\b|\bglb\b/iu, ["gltf", "glb"]],
  [/\bjson\b/iu, ["json"]],
  [/\brst\b|\brestructuredtext\b/iu, ["rst"]],
  [/\bmarkdown\b/iu, ["md", "mdx"]],
  [/\bsass\b/iu, ["sass"]],
  [/\bscss\b/iu, ["scss"]],
  [/\bgroovy\b/iu, ["gradle", "groovy"]],
];
const OF_FILES =
  /\b(?:files?|images?|pictures?|icons?|photos?|figures?|plots?|charts?|diagrams?|screenshots?|assets?|textures?|models?|sounds?|audio|videos?|configs?|configuration|settings|docs?|documentation|tables?|datasets?|data|reports?|exports?|results?|headers?|sources?|stylesheets?|build scripts?|extensions?|saved?|stored?|exported)\b/iu;
const SCOPES: [RegExp, (extension: string) => string[]][] = [
  [
    /\bconfig(?:uration)?s?\b|\bsettings\b/iu,
    (one) => [`**/config/**/*.${one}`, `**/configs/**/*.${one}`, `*config*.${one}`, `settings*.${one}`],
  ],
  [/\bdocs?\b|\bdocumentation\b/iu, (one) => [`docs/**/*.${one}`, `doc/**/*.${one}`]],
];
/** Names that tools give; nobody chose their format. */
const GIVEN = ["package*.json", "tsconfig*.json", "*.lock", "composer.json", "app.json", "manifest.json"];
const DOTTED = /(?<![\w/*])\*?\.(?<extension>[a-z][a-z0-9+]{0,5})(?![\w(/])/gu;

/** “Header files end in .hpp, not .h”, “no JPEG images; use WebP”: new files of another format. */
export const fileFormatRecipe: Recipe = {
  name: "file-format",
  title: "Format of new files",
  fits: (wish) => (formatOf(wish) ? 0.892 : 0),
  draft(wish) {
    const found = formatOf(wish);
    if (!found) return null;
    const { refused, wanted } = found;
    const said = wish.said[0] ?? "";
    const scope = SCOPES.find(([named]) => named.test(said))?.[1];
    const paths = refused.flatMap((one) => scope?.(one) ?? [`*.${one}`]).slice(0, 40);
    const first = refused[0] ?? "x";
    const settings = /config|setting/iu.test(said) ? "config" : "docs";
    const folder = scope ? settings : "assets";
    return {
      params: { refused, wanted },
      verifier: { kind: "file-path", paths, ops: ["create"], except: GIVEN },
      message: `Such files are not .${first} here.`,
      remedy: wanted[0] ? `a .${wanted[0]} file` : null,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [fileExample({ path: `${folder}/sample.${first}`, op: "create", added: "x" })],
      pass: [
        fileExample({ path: `${folder}/sample.${wanted[0] ?? "qqq"}`, op: "create", added: "x" }),
        fileExample({ path: `${folder}/sample.${first}`, op: "modify", added: "x" }),
      ],
    };
  },
};

function formatOf(wish: Wish): { refused: string[]; wanted: string[] } | null {
  const said = wish.said[0] ?? "";
  if (!OF_FILES.test(said) || !refuses(said)) return null;
  if (
    /\b(?:edit|touch|chang|modif|delet|commit|read|open|parse|import|repl(?:y|ies)|answers?|response|output|print|return|api)\w*\b/iu.test(
      said,
    )
  )
    return null;
  const dotted = [...said.matchAll(DOTTED)].map((match) => ({
    extensions: [match.groups?.extension ?? ""],
    stance: stanceAt(said, match.index, match.index + match[0].length),
  }));
  const worded = FORMATS.flatMap(([named, extensions]) => {
    const match = named.exec(said);
    return match && said[match.index - 1] !== "."
      ? [{ extensions, stance: stanceAt(said, match.index, match.index + match[0].length) }]
      : [];
  });
  const all = [...dotted, ...worded];
  const refused = all.filter(({ stance }) => stance === "against").flatMap(({ extensions }) => extensions);
  const wanted = all.filter(({ stance }) => stance !== "against").flatMap(({ extensions }) => extensions);
  // One format alone, with nothing in its place, is the business of “no new files”.
  return refused.length > 0 && wanted.length > 0 ? { refused: [...new Set(refused)], wanted } : null;
}
