import { fileExample } from "./examples";
import { pathsIn } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const GOES =
  /^(?<what>[^;]{2,70}?)\s+(?:only\s+|always\s+|all\s+)?(?:go(?:es)?|lives?|belongs?|resides?|sits?|stays?|(?:are|is) (?:only )?(?:kept|placed|stored|put|created|saved|located)|(?:must|should|may|have to|has to) (?:only )?(?:go|live|be (?:in|under|placed|kept|put|stored|created)|stay|sit))\s+(?:only\s+)?(?:in(?:to|side)?|to|under(?:neath)?|below|at|next to)?\s*(?:the )?(?<where>\S.*)$/iu;
const PUT =
  /^(?:please )?(?:put|place|keep|store|save|create|write|add)\s+(?:all |new |any |every )*(?<what>[^;]{2,60}?)\s+(?:only )?(?:in(?:to|side)?|to|under|below)\s+(?:the )?(?<where>\S.*)$/iu;
const OUTSIDE =
  /^(?:no|never (?:put|create|place|write)|do not (?:put|create|place|write)|don'?t (?:put|create|place|write))\s+(?<what>[^;]{2,60}?)\s+outside (?:of )?(?<where>\S.*)$/iu;
const ROOT =
  /^(?:no|never (?:put|create|place|write|add)|do not (?:put|create|place|write|add)|don'?t (?:put|create|place|write|add))\s+(?:new |any )*(?<what>[^;]{2,60}?)\s+(?:in|into|to|at|on)\s+(?:the )?(?:root|top[- ]level|repo(?:sitory)? root|project root)(?: (?:folder|directory|level))?\b/iu;

type Location = { paths: string[]; places: string[]; root: boolean; label: string; where: string };

/** “Shell scripts go to tools/”, “no .tf files in the root”, “SQL only under db/queries”. */
export const sortLocationRecipe: Recipe = {
  name: "sort-location",
  title: "Where files of a sort are made",
  fits: (wish) => (locationOf(wish) ? 0.946 : 0),
  draft(wish) {
    const found = locationOf(wish);
    if (!found) return null;
    const { paths, places, root, label, where } = found;
    const name = (samplePath(paths[0] ?? "") ?? "sample.txt").split("/").at(-1) ?? "sample.txt";
    const good = root
      ? `infra/deep/${name}`
      : `${(places[0] ?? "").replace(/\/\*\*$/, "").replace(/^\*\*\//, "")}/${name}`;
    const bad = root ? name : `zz-elsewhere/${name}`;
    return {
      params: { files: label, folder: where },
      verifier: {
        kind: "file-path",
        paths: root ? paths.map((glob) => `/${glob.replace(/^\*\*\//, "").replace(/^.*\//, "")}`) : paths,
        ops: ["create"],
        ...(root ? {} : { place: places }),
      },
      message: root ? `No ${label} in the root of the repository.` : `${label} belong in ${where}.`,
      remedy: root ? "put it into a folder" : `put it into ${where}`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], exceptPaths: [], languages: [], condition: undefined },
      stop: [fileExample({ path: bad, op: "create", added: "x" })],
      pass: [
        fileExample({ path: good, op: "create", added: "x" }),
        fileExample({ path: bad, op: "modify", added: "x" }),
        fileExample({ path: "zz-elsewhere/unrelated.qqq", op: "create", added: "x" }),
      ],
    };
  },
};

function locationOf(wish: Wish): Location | null {
  const said = (wish.said[0] ?? "").replace(/[.!]+$/, "");
  if (
    /\bimport|\bcommit|\bnam(?:e|ed|ing)\b|\btest (?:beside|next)|\bnext to\b|\bbeside\b|\bfunctions?\b|\bvariables?\b|\bconstants?\b|\btypes?\b(?! files?)/iu.test(
      said,
    )
  )
    return null;
  const root = ROOT.exec(said)?.groups?.what;
  if (root !== undefined) {
    const paths = filesNamed(root).filter((glob) => /\*\./.test(glob));
    return paths.length > 0 ? { paths, places: [], root: true, label: root, where: "a folder" } : null;
  }
  if (wish.forbids && !OUTSIDE.test(said)) return null;
  // Sorts that are told by more than an extension: the other recipe knows them.
  if (/^(?:all |new |our )?(?:\w+ )?(?:fixtures?|tests?|migrations?)\b/iu.test(said)) return null;
  for (const pattern of [OUTSIDE, GOES, PUT]) {
    const { what, where } = pattern.exec(said)?.groups ?? {};
    if (!what || !where) continue;
    const first = where.split(/[,;]|\b(?:not|never|and not|instead|because|so that|so)\b/iu)[0] ?? "";
    const folders = pathsIn(first)
      .map(({ glob }) => glob.replace(/\/\*\*$/, "").replace(/\/$/, ""))
      .filter((path) => !/[*{]|\.\w{1,5}$/.test(path));
    const bare = /^[`'"]?([\w@.-]+)[`'"]?(?:\/| (?:folder|directory|dir)\b)/iu.exec(first.trim())?.[1];
    const places = folders.length > 0 ? folders : [bare ?? ""].filter(Boolean);
    const paths = filesNamed(what.replace(/^(?:all|new|every|any|our|the)\s+/iu, "")).filter(
      (glob) => !glob.startsWith("**/") || /\.\w+$/.test(glob),
    );
    const usable = paths.filter((glob) => /\.[\w{}*,]+$/.test(glob));
    if (places.length === 0 || usable.length === 0) continue;
    return {
      paths: usable,
      places: places.flatMap((place) => [`${place}/**`, `**/${place}/**`]),
      root: false,
      label: what,
      where: places.join(" or "),
    };
  }
  return null;
}
