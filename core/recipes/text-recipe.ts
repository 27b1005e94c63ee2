import type { OnExhausted, Severity, VerifierSpec } from "../rule/schema";
import { matchesAnyGlob } from "../verifiers/glob";
import { fileExample } from "./examples";
import { languageGlobs } from "./reading/file-sorts";
import { filesNamed } from "./reading/files-named";
import { stanceAt, stanceTowards } from "./reading/stance";
import type { Example, Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

export type FileContentFields = {
  paths?: string[];
  except?: string[];
  texts?: string[];
  words?: string[];
  calls?: string[];
  re?: string[];
  notRe?: string[];
  ignoreCase?: boolean;
  in?: "anywhere" | "code" | "comments" | "strings";
};

/** A wish about texts in files that always compiles to the same check. */
export type NamedTexts = {
  name: string;
  title: string;
  topics: string[];
  words?: RegExp;
  /** How people name what is turned down, in any language; the sentence must turn it down. */
  named?: RegExp;
  /** How people name what they want in its place: wanting that turns the other down. */
  rival?: RegExp;
  when?: (wish: Wish) => boolean;
  /** How well a thing fits that is named outright. */
  fit?: number;
  spec: FileContentFields;
  /** Checked besides, for wishes that are about replies too. */
  also?: VerifierSpec;
  message: string;
  remedy: string | null;
  severity?: Severity;
  onExhausted?: OnExhausted;
  readsBounds?: boolean;
  /** Text that must be stopped and text that must pass; the path is that of the files covered. */
  stop: { path?: string; added: string }[];
  pass: { path?: string; added: string }[];
};

/** Makes a recipe of a named list of texts; the wish's own paths and languages win over ours. */
export function textRecipe(named: NamedTexts): Recipe {
  return {
    name: named.name,
    title: named.title,
    fits(wish) {
      if (named.when && !named.when(wish)) return 0;
      const turnedDown = turnsDown(wish, named);
      if (turnedDown !== null) return turnedDown ? (named.fit ?? NAMED_FIT) : 0;
      if (named.topics.includes(wish.topic)) return 0.9;
      return named.words?.test((wish.said[0] ?? "").toLowerCase()) ? 0.6 : 0;
    },
    draft(wish) {
      const own = [...wish.candidate.applicability.paths, ...docsIn(wish), ...placesNamed(wish)];
      const scope = own.length > 0 ? own : undefined;
      // “Java では…”: a check of any file is one of the language that the sentence names.
      const spoken = named.spec.paths ? [] : languageGlobs(wish.said[0] ?? "");
      const bounded = spoken.length > 0 ? { ...named.spec, paths: spoken } : named.spec;
      const spec = withNamed(bounded, wish.said[0] ?? "");
      const covered = scope ?? spec.paths;
      return {
        params: {},
        // “No bare except”: what the thing is called is no condition.
        applicability: {
          ...(isOwnName(wish, named) ? { condition: undefined } : {}),
          ...(own.length > 0 ? { paths: own } : {}),
        },
        verifier:
          named.also && own.length === 0
            ? { all: [{ kind: "file-content", ...spec }, named.also] }
            : { kind: "file-content", ...spec },
        message: named.message,
        remedy: wish.wanted[0] && /^[\w.()/-]{2,60}$/.test(wish.wanted[0]) ? wish.wanted[0] : named.remedy,
        severity: named.severity,
        ...(named.readsBounds ? { readsBounds: true } : {}),
        onExhausted: named.onExhausted ?? "release",
        stop: named.stop
          .filter(({ path }) => !path || spoken.length === 0 || matchesAnyGlob(spoken, path))
          .map((example) => placed(example, spec.paths)),
        pass: named.pass.map((example) => placed(example, covered)),
      };
    },
  };
}

/** A thing that is named outright fits better than an area, and worse than what reads parameters. */
const NAMED_FIT = 0.91;

/** Null when the wish names neither; the first of its sentences that takes a stance decides. */
function turnsDown(wish: Wish, { named, rival }: NamedTexts): boolean | null {
  let isNamed = false;
  // The wish itself only: what else was said when it came up is no part of it.
  for (const said of wish.said.slice(0, 1)) {
    const stance = named ? stanceTowards(said, named) : null;
    if (stance !== null) return stance === "against";
    const towardsRival = rival ? stanceTowards(said, rival) : null;
    if (towardsRival !== null) return towardsRival === "for";
    if (rival?.test(said) && !wish.forbids) return true;
    isNamed ||= named?.test(said) ?? false;
  }
  return isNamed ? wish.forbids : null;
}

/** “No fmt.Println or log.Printf”: calls that the sentence turns down and the list does not know. */
function withNamed(spec: FileContentFields, said: string): FileContentFields {
  if (!spec.calls && !spec.words) return spec;
  const held = JSON.stringify(spec);
  const named = [
    ...said.matchAll(/(?<![\w./@-])([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(\))?(?![\w/-])/g),
  ].flatMap((match) => {
    const name = match[1] ?? "";
    const isKnown = held.includes(name) || /\.(?:js|ts|py|md|json|ya?ml|toml|css|html|sql|go|rs)$/.test(name);
    return !isKnown && stanceAt(said, match.index, match.index + match[0].length) === "against" ? [name] : [];
  });
  return named.length > 0 ? { ...spec, calls: [...(spec.calls ?? []), ...named].slice(0, 40) } : spec;
}

/** “Dates in docs”: a place that is named by its sort. */
function docsIn({ candidate, said }: Wish): string[] {
  if (candidate.applicability.paths.length > 0) return [];
  const isDocs =
    /\bin (?:the |our |all )?(?:docs?|documentation|markdown(?: files)?)\b(?! ?strings)|文档(?:里|中)|ドキュメント(?:内|で)/iu;
  return isDocs.test(said[0] ?? "") && !/\bcode\b|代码/iu.test(said[0] ?? "")
    ? ["docs/", "doc/", "*.{md,mdx,rst,adoc}"]
    : [];
}

/** “In dbt models”, “in controllers”: a sort of files is meant, not the whole language. */
function placesNamed({ candidate, said }: Wish): string[] {
  if (candidate.applicability.paths.length > 0) return [];
  const place =
    /\b(?:in|inside|within|under)\s+(?:the |our |all |any )?(?<place>[^,;.]{3,40})(?=[,;.]|$)/iu.exec(
      said[0] ?? "",
    )?.groups?.place;
  return filesNamed(place ?? "").filter(
    (glob) => glob.startsWith("**/") && glob.includes("/**/") && /\.[\w{},]+$/.test(glob),
  );
}

function isOwnName({ candidate, said }: Wish, { named }: NamedTexts): boolean {
  const condition = candidate.applicability.condition?.toLowerCase();
  if (condition === undefined || !named) return false;
  const first = condition.split(" ")[0] ?? "";
  return said.some((text) => (named.exec(text)?.[0] ?? "").toLowerCase().includes(first));
}

function placed({ path, added }: { path?: string; added: string }, globs: string[] | undefined): Example {
  const where = path ?? (globs?.[0] ? samplePath(globs[0]) : null) ?? "src/a.ts";
  return fileExample({ path: where, op: "create", added });
}
