import { type Applicability, EVERYWHERE } from "../rule/schema";
import { CODE_LANGUAGES } from "../topics/concepts/code-languages";
import { findConcepts } from "../topics/find-concepts";
import { anyOf, SPACED, UNSPACED } from "./grammar/words";
import { asGlob, literalsIn } from "./literals";

export type Conditions = {
  /** What is left of the clause. */
  core: string;
  applicability: Applicability;
  /** True for “except …”, “only …”, “unless …”: a restriction that the person spelt out. */
  explicit: boolean;
};

const TEST_PATHS = ["**/*.test.*", "**/*.spec.*", "**/test/**", "**/tests/**", "**/test_*"];
const PLACE = String.raw`(?:in|inside|within|for|under|on|throughout|across)\s+(?:the\s+|our\s+|your\s+|my\s+|any\s+|all\s+|both\s+)*`;
const EXCEPT = new RegExp(
  String.raw`[\s,;(–—-]+${anyOf("except", SPACED)}\s+(?:in |for |on |inside |within |when |under |the )*([^,;.]+?(?:\.[a-z]{1,4}\b[^,;.]*)?)(?:\s+files?)?(?:,\s*where\b.*)?\)?$`,
  "iu",
);
/** “…除外”, “…を除いて”: the exception stands before its mark. */
const EXCEPT_ENDS = new RegExp(
  String.raw`[,，、。；;\s(（]\s*([^,，、。；;]{1,40}?)\s*${anyOf("exceptEnds", UNSPACED)}[)）。]?$`,
  "iu",
);
/** The same at the head: “YAMLファイルを除いて…”. */
const EXCEPT_HEADS = new RegExp(
  String.raw`^([^,，、。；;]{1,40}?)\s*${anyOf("exceptEnds", UNSPACED)}[，、,\s]*(?=\S.{3})`,
  "iu",
);
const UNLESS = new RegExp(String.raw`[\s,;(–—-]+${anyOf("unless", SPACED)}\s+(.+)$`, "iu");
const WHEN_REST = String.raw`)\s+(?!you(?:'re| are)? (?:done|finished|through)|finished|done|asked|told|requested|i (?:ask|say|tell)|the task (?:is|ends)|finishing|in doubt)[^,;]+?)(?=,|$)`;
const WHEN = new Map(
  SPACED.map(({ language, when }) => [
    language,
    new RegExp(
      String.raw`(?:^|[\s,]+)((?:${language === "en" ? when : `when(?:ever)?|while|if|${when}`}${WHEN_REST}`,
      "iu",
    ),
  ]),
);
const BRANCH =
  /(?:^|\s)(?:when |while |if )?(?:we(?:'re| are) |you(?:'re| are) )?on (?:the )?((?:feature|release|hotfix) branch(?:es)?|`?[\w./-]+`?)(?: branch(?=$|[\s,])|(?=$|,))/iu;

function languagesIn(text: string): string[] {
  const ids = findConcepts(text).filter(({ id }) => id.startsWith("code:"));
  return [...new Set(ids.map(({ id }) => id.slice(5)))];
}

function namesOfLanguage(language: string): string[] {
  return (CODE_LANGUAGES[language]?.names ?? []).map((name) => `**/${name}`);
}

function filesOfLanguage(language: string): string[] {
  return (CODE_LANGUAGES[language]?.extensions ?? []).map(
    (extension) => `**/*.${extension.replace(/^\./u, "")}`,
  );
}

/** A glob without a folder counts at any depth. */
function anywhere(glob: string): string {
  return glob.includes("/") || glob.startsWith("**") ? glob : `**/${glob}`;
}

/** Paths and languages that a noun phrase names: “the Python files”, “src/”, “*.ts”, “tests”. */
function placesIn(text: string): { paths: string[]; languages: string[] } {
  const literals = literalsIn(text).filter(({ kind }) => kind === "path" || kind === "glob");
  const named = languagesIn(text.replace(/[\w*.]*\.(ts|tsx|js|py|go)\b/g, " "));
  const paths = literals.map(({ text: path }) => anywhere(asGlob(path)));
  for (const language of named) paths.push(...namesOfLanguage(language));
  if (/^(unit )?tests?( files?| code)?$|^spec files?$/i.test(text.trim())) paths.push(...TEST_PATHS);
  const folder =
    /^(?:the )?`?([\w-]+)`? (?:folder|directory|dir)$/i.exec(text.trim())?.[1] ??
    /^(src|lib|app|scripts|docs|vendor|tools)$/i.exec(text.trim())?.[1];
  if (folder && paths.length === 0) paths.push(`${folder}/**`);
  return { paths, languages: named.filter((language) => namesOfLanguage(language).length === 0) };
}

function cut(core: string, start: number, length: number): string {
  return `${core.slice(0, start)} ${core.slice(start + length)}`
    .replaceAll(/\s{2,}/g, " ")
    .replace(/\s+,/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

type State = { core: string; found: Applicability; explicit: boolean };

function takeExcept(state: State): void {
  const match = EXCEPT.exec(state.core) ?? EXCEPT_ENDS.exec(state.core) ?? EXCEPT_HEADS.exec(state.core);
  if (!match?.[1]) return;
  const { paths, languages } = placesIn(match[1]);
  state.explicit = true;
  state.core = cut(state.core, match.index, match[0].length);
  if (/^(?:on |the )?(main|master|develop|release\S*)( branch)?$/i.test(match[1]))
    state.found.exceptBranches.push(match[1].replace(/^(on |the )/i, "").replace(/ branch$/i, ""));
  else if (paths.length > 0) state.found.exceptPaths.push(...paths);
  else {
    state.found.condition = `except ${match[1].trim()}`.slice(0, 300);
    state.found.exceptTaskWords.push(...languages);
    state.found.exceptPaths.push(...languages.flatMap(filesOfLanguage));
  }
}

function takeUnless(state: State): void {
  const match = UNLESS.exec(state.core);
  if (
    !match?.[1] ||
    /^(?:i|we|the user)\b.*\b(?:ask|say|tell|want|request|approve|confirm|agree)|^(?:explicitly )?(?:asked|told|requested)\b/i.test(
      match[1],
    )
  )
    return;
  state.explicit = true;
  state.core = cut(state.core, match.index, match[0].length);
  state.found.condition = match[0].replace(/^[\s,;(–—-]+/, "").slice(0, 300);
}

function takeBranch(state: State): void {
  const match = BRANCH.exec(state.core);
  const name = match?.[1]?.replaceAll("`", "");
  if (!match || !name) return;
  const group = /^(release|hotfix) branch/i.exec(name)?.[1]?.toLowerCase();
  if (group) state.found.branches.push(`${group}/*`);
  else if (/^feature/i.test(name)) state.found.exceptBranches.push("main", "master");
  else if (
    /^(main|master|develop|dev|trunk|staging|production)$/i.test(name) ||
    /^(release|hotfix|feature)\//.test(name)
  )
    state.found.branches.push(name);
  else return;
  state.core = cut(state.core, match.index, match[0].length);
}

function takePlaces(state: State): void {
  const pattern = new RegExp(
    String.raw`(^|[\s,(]+)(?:also\s+|only\s+|everywhere\s+)?${PLACE}((?:[\w*./@-]+(?:,? (?:and|or|&) |, ?))*[\w*./@-]+(?: files?| code| folder| directory)?)\)?(?=$|[,;]|\s(?:use|always|never|we|you|it|don't|do not|put)\b|\splease)`,
    "iu",
  );
  for (let round = 0; round < 2; round += 1) {
    const match = pattern.exec(state.core);
    const phrase = match?.[2];
    if (!match || !phrase) return;
    const { paths, languages } = placesIn(phrase.replace(/ (files?|code)$/i, (word) => word));
    if (paths.length === 0 && languages.length === 0) return;
    const rest = cut(state.core, match.index, match[0].length);
    if (rest.length < 3) return;
    if (/only\s/i.test(match[0])) state.explicit = true;
    state.found.paths.push(...paths);
    state.found.languages.push(...languages);
    if (/^unit tests?$/iu.test(phrase)) state.found.condition = `in ${phrase}`;
    state.core = rest;
  }
}

function takeWhen(state: State, language: string): void {
  const match = (WHEN.get(language) ?? WHEN.get("en"))?.exec(state.core);
  if (!match?.[1]) return;
  const rest = cut(state.core, match.index, match[0].length);
  if (rest.length < 4) return;
  state.core = rest;
  state.found.condition = match[1].trim().slice(0, 300);
  const words = match[1].toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
  state.found.taskWords.push(
    ...words
      .filter(
        (word) =>
          !/^(when|whenever|while|during|with|that|this|your|touching|changing|working|doing)$/.test(word),
      )
      .slice(0, 5),
  );
}

function emptyApplicability(): Applicability {
  return structuredClone(EVERYWHERE);
}

/**
 * Takes “in tests”, “for *.ts”, “on main”, “except in migrations”, “unless …”, “when …” out of a clause.
 * Moments that a form reads itself (“when done”, “unless I ask”) stay in the core.
 */
export function takeConditions(
  core: string,
  { places = true, language = "en" }: { places?: boolean; language?: string } = {},
): Conditions {
  const state: State = { core, found: emptyApplicability(), explicit: false };
  takeExcept(state);
  takeUnless(state);
  takeBranch(state);
  takeWhen(state, language);
  if (places) takePlaces(state);
  return { core: state.core, applicability: state.found, explicit: state.explicit };
}

/** Applicability of a condition that stands alone: “*.ts,*.tsx”, “when on main”, “Python files”. */
export function readCondition(text: string): Applicability {
  const globs = text.split(/\s*,\s*/);
  if (globs.every((glob) => /^[\w*./-]+$/.test(glob) && /[*./]|^(Make|Docker)file$/.test(glob)))
    return { ...emptyApplicability(), paths: globs.map(anywhere) };
  const { applicability } = takeConditions(`do it ${text}`);
  const said = Object.values(applicability).some((value) => Array.isArray(value) && value.length > 0);
  return said || applicability.condition
    ? applicability
    : { ...applicability, condition: text.slice(0, 300) };
}
