import { TEST_FILES } from "../habits/files";
import { pathsIn, sortsIn } from "./file-sorts";

const EXCEPT =
  /(?:\b(?:outside(?: of)?|except(?: for)?(?: in| inside| within| under)?|apart from(?: in)?|other than(?: in)?|besides|but not in|unless (?:it'?s |it is )?(?:in|inside|under)|anywhere but(?: in)?|everywhere but(?: in)?)\s+(?:the |our |a |an |any |files (?:in|under) )*|außer(?:halb)?(?: von| in)?\s+|salvo en |excepto en |sauf dans |en dehors d[eu'] ?)(?<place>[^,;]{2,60})|(?:除了|除)\s*(?<glued>[^，,。]{1,30}?)(?:之外|以外|外|$)|(?<before>[^，,。、]{1,24}?)(?:以外|之外|を除)/iu;
const NON_TEST =
  /\b(?:non-?test|production|prod|library|shipped|application|app) (?:code|files?|sources?|modules?)\b|\bin production\b(?! (?:env|data|cluster|account))|非测试代码|生产代码|プロダクションコード/iu;

/** Places that a sentence lets alone (“outside src/lib”, “except in tests”), as globs. */
export function exceptedPlaces(said: string): string[] {
  const groups = EXCEPT.exec(said)?.groups;
  const place = groups?.place ?? groups?.glued ?? groups?.before ?? "";
  const folders = pathsIn(place).map(({ glob }) => (/\*|\.\w{1,5}$/.test(glob) ? glob : `${glob}/**`));
  const found = [...folders, ...sortsIn(place).flatMap(({ globs }) => globs)];
  const tests =
    /\btests?\b|测试|テスト|Tests?\b|pruebas/iu.test(place) || NON_TEST.test(said) ? TEST_FILES : [];
  const scripts = /\bscripts?\b|脚本/iu.test(place) ? ["scripts/", "script/", "bin/"] : [];
  return [...new Set([...found, ...tests, ...scripts])];
}
