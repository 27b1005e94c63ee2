import { syntaxOf } from "../language";
import { onlyRegion, withoutRegion } from "../regions";

const PATTERNS: Record<string, RegExp> = {
  JavaScript:
    /\b(?:import|export)\b[^;'"`]{0,2000}?\bfrom\s*['"]([^'"\n]{1,200})['"]|\bimport\s*['"]([^'"\n]{1,200})['"]|\b(?:require|import)\s*\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
  Python:
    /^[ \t]*(?:from[ \t]+([\w.]{1,200})[ \t]+import\b|import[ \t]+([\w.]{1,200}(?:[ \t]*,[ \t]*[\w.]{1,200}){0,20}))/gm,
  Go: /^[ \t]*(?:import[ \t]+)?(?:[\w.]+[ \t]+)?"([^"\n]{1,200})"[ \t]*$/gm,
  Java: /^[ \t]*(?:import|using)[ \t]+(?:static[ \t]+)?([\w.]{1,200})/gm,
  Rust: /^[ \t]*(?:pub[ \t]+)?(?:use|extern crate)[ \t]+([\w:]{1,200})/gm,
  Ruby: /^[ \t]*require(?:_relative)?[ \t(]+['"]([^'"\n]{1,200})['"]/gm,
  PHP: /^[ \t]*use[ \t]+([\w\\]{1,200})/gm,
};

export type Imported = { module: string; at: number };

/** Modules that a source text imports, with where; comments and strings that only look so do not count. */
export function importedModules(text: string, path: string): Imported[] {
  const syntax = syntaxOf(path);
  const pattern = syntax && PATTERNS[syntax.name];
  if (!syntax || !pattern) return [];
  const readable = withoutRegion(text, syntax, "comments");
  const code = onlyRegion(text, syntax, "code");
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
