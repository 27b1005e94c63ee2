import { languageOf } from "../../source/language";
import { onlyRegion, withoutRegion } from "../regions";

const JVM =
  /^[ \t]*(?:global[ \t]+)?(?:import|using)[ \t]+(?:static[ \t]+)?(?:@testable[ \t]+)?([\w.]{1,200})/gm;

const PATTERNS: Record<string, RegExp> = {
  JavaScript:
    /\b(?:import|export)\b[^;'"`]{0,2000}?\bfrom\s*['"]([^'"\n]{1,200})['"]|\bimport\s*['"]([^'"\n]{1,200})['"]|\b(?:require|import)\s*\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
  Components:
    /\bimport\b[^;'"`]{0,2000}?\bfrom\s*['"]([^'"\n]{1,200})['"]|\bimport\s*['"]([^'"\n]{1,200})['"]|\b(?:require|import)\s*\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
  Python:
    /^[ \t]*(?:from[ \t]+([\w.]{1,200})[ \t]+import\b|import[ \t]+([\w.]{1,200}(?:[ \t]*,[ \t]*[\w.]{1,200}){0,20}))/gm,
  Go: /^[ \t]*(?:import[ \t]+)?(?:[\w.]+[ \t]+)?"([^"\n]{1,200})"[ \t]*$/gm,
  Java: JVM,
  Kotlin: JVM,
  Scala: JVM,
  Groovy: JVM,
  "C#": JVM,
  Swift: JVM,
  Dart: /^[ \t]*import[ \t]+['"]([^'"\n]{1,200})['"]/gm,
  C: /^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]{1,200})[>"]/gm,
  Lua: /\brequire[ \t(]+['"]([^'"\n]{1,200})['"]/g,
  Elixir: /^[ \t]*(?:import|alias|use|require)[ \t]+([\w.]{1,200})/gm,
  SCSS: /^[ \t]*@(?:use|import|forward)[ \t]+['"]([^'"\n]{1,200})['"]/gm,
  Rust: /^[ \t]*(?:pub[ \t]+)?(?:use|extern crate)[ \t]+([\w:]{1,200})/gm,
  Ruby: /^[ \t]*require(?:_relative)?[ \t(]+['"]([^'"\n]{1,200})['"]/gm,
  PHP: /^[ \t]*use[ \t]+([\w\\]{1,200})/gm,
};

export type Imported = { module: string; at: number };

/** What was read before: hundreds of rules ask about one file, whose marks belong to it alone. */
const known = new WeakMap<Uint8Array, { text: string; path: string; modules: readonly Imported[] }>();

/**
 * Modules that a source text imports, with where; comments and strings that only look so do not count.
 * @param marks what each character is, as `readSource` tells; null for prose
 */
export function importedModules(text: string, marks: Uint8Array | null, path: string): readonly Imported[] {
  if (!marks) return [];
  const before = known.get(marks);
  if (before?.text === text && before.path === path) return before.modules;
  const modules = readModules(text, marks, path);
  known.set(marks, { text, path, modules });
  return modules;
}

function readModules(text: string, marks: Uint8Array, path: string): Imported[] {
  const pattern = PATTERNS[languageOf(path) ?? ""];
  if (!pattern) return [];
  const readable = withoutRegion(text, marks, "comments");
  const code = onlyRegion(text, marks, "code");
  return [...readable.matchAll(pattern)].flatMap((match) => {
    const at = match.index + (match[0].length - match[0].trimStart().length);
    if (code[at] !== readable[at]) return [];
    const names = match.slice(1).find((group) => group !== undefined) ?? "";
    return names.split(",").map((module) => ({ module: module.trim(), at }));
  });
}

/** Whether a module is the named one or lies below it (`lodash/x`, `os.path`, `serde::de`). */
export function isModule(module: string, named: string): boolean {
  if (module === named) return true;
  return module.startsWith(named) && /^[/.:\\]/.test(module.slice(named.length));
}
