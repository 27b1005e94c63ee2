import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { SCRIPT, TYPED } from "./files";

const JS = "src/a.ts";

export const noNonNullRecipe = textRecipe({
  name: "no-non-null",
  title: "No non-null assertions",
  topics: [],
  named:
    /non-?null[- ]assert\w*|non-?null operators?|[`'"]!\.?[`'"](?: operator)?|\bbang operator|非空断言|非 ?null ?断言|Non-Null-(?:Assertion|Operator)\w*|非nullアサーション|aserci(?:ón|ones) no nul\w+|assertions? non nulles?/iu,
  spec: { paths: TYPED, re: ["[\\w)\\]]!(?:\\.|\\[|\\(|;|,|\\)|\\s+as\\b)"], in: "code" },
  message: "`!` hides that a value may be missing.",
  remedy: "check the value, or use `?.` and `??`",
  stop: [
    { path: JS, added: "const id = user!.id;" },
    { path: JS, added: "return map.get(key)!;" },
  ],
  pass: [
    { path: JS, added: "if (a !== b && !c) run(!d);" },
    { path: JS, added: "const id = user?.id;" },
    { path: JS, added: '// user!.id\nconst t = "user!.id";' },
  ],
});

export const noEnumRecipe = textRecipe({
  name: "no-enum",
  title: "No enums in TypeScript",
  topics: [],
  named: /\benums?\b|枚举|列挙型/iu,
  rival: /\b(?:string )?union types?\b|\bliteral unions?\b|联合类型/iu,
  when: (wish) => !/\b(?:rust|java|kotlin|python|swift|c#|php|prisma|database|sql)\b/u.test(wish.text),
  spec: {
    paths: TYPED,
    re: ["^\\s*(export\\s+)?(default\\s+)?(declare\\s+)?(const\\s+)?enum\\s+\\w+"],
    in: "code",
  },
  message: "Enums are not used here.",
  remedy: "a union of string literals, or an `as const` object",
  stop: [
    { path: JS, added: "export enum Colour { Red }" },
    { path: JS, added: "const enum Colour { Red }" },
  ],
  pass: [
    { path: JS, added: 'type Colour = "red" | "blue";' },
    { path: JS, added: "// enum Colour" },
  ],
});

const typeStyle = (wish: Wish) => !/\b(?:go|golang|java|kotlin|php|c#)\b/u.test(wish.text);

export const noInterfaceRecipe = textRecipe({
  name: "type-not-interface",
  title: "type instead of interface",
  topics: [],
  named: /\binterfaces?\b|接口/iu,
  rival: /[`'"]?\btype\b[`'"]?(?: aliases| alias)\b|类型别名/iu,
  when: (wish) =>
    typeStyle(wish) && /\btypes?\b|类型/u.test(wish.text) && !/\bprefix|\bI-?prefix|前缀/u.test(wish.text),
  spec: { paths: TYPED, re: ["^\\s*(export\\s+)?(default\\s+)?(declare\\s+)?interface\\s+\\w"], in: "code" },
  message: "Shapes are type aliases here, not interfaces.",
  remedy: "type Name = { … }",
  stop: [{ path: JS, added: "export interface User { id: string }" }],
  pass: [
    { path: JS, added: "export type User = { id: string };" },
    { path: JS, added: "// interface User" },
  ],
});

export const noTypeAliasRecipe = textRecipe({
  name: "interface-not-type",
  title: "interface instead of type",
  topics: [],
  named: /[`'"]type[`'"]|\btype alias(?:es)?\b|(?<=(?:over|not|of|than) )types?\b|类型别名/iu,
  rival: /\binterfaces?\b(?=.{0,30}\b(?:object|shapes?|props)\b)/iu,
  when: (wish) => typeStyle(wish) && /\binterfaces?\b|接口/u.test(wish.text),
  spec: {
    paths: TYPED,
    re: ["^\\s*(export\\s+)?(declare\\s+)?type\\s+\\w+(<[^=]*>)?\\s*=\\s*\\{"],
    in: "code",
  },
  message: "Object shapes are interfaces here, not type aliases.",
  remedy: "interface Name { … }",
  stop: [{ path: JS, added: "export type User = { id: string };" }],
  pass: [
    { path: JS, added: "export interface User { id: string }" },
    { path: JS, added: 'type Colour = "red" | "blue";' },
  ],
});

export const noInterfacePrefixRecipe = textRecipe({
  name: "no-interface-prefix",
  title: "No I in front of interface names",
  topics: [],
  named:
    /\bI[- ]?prefix\w*|\bprefix\w*.{0,30}\binterfaces?\b.{0,30}|\binterfaces?\b.{0,30}\bprefix\w*|接口.{0,8}(?:前缀|I 开头)/iu,
  spec: { paths: TYPED, re: ["\\binterface\\s+I[A-Z]\\w*"], in: "code" },
  message: "Interfaces are named without a leading I.",
  remedy: "interface User",
  stop: [{ path: JS, added: "export interface IUser { id: string }" }],
  pass: [
    { path: JS, added: "export interface Item { id: string }" },
    { path: JS, added: "export interface User { id: string }" },
  ],
});

export const noCastRecipe = textRecipe({
  name: "no-type-cast",
  title: "No type assertions",
  topics: [],
  named:
    /\btype (?:casts?|assertions?)\b|\bas (?:casts?|assertions?)\b|[`'"]as[`'"] (?:casts?|assertions?|keyword)?|\bas unknown as\b|类型断言|强制类型转换/iu,
  spec: {
    paths: TYPED,
    re: ["[\\w)\\]}\"'`]\\s+as\\s+(?:unknown|any|never|[A-Z]\\w*|string|number|boolean|object)\\b"],
    notRe: ["^\\s*(import|export)\\b.*\\bfrom\\b", "\\bas\\s+const\\b", "^\\s*[\\w*]+\\s+as\\s+\\w+,?\\s*$"],
    in: "code",
  },
  message: "Types are proved, not asserted.",
  remedy: "a type guard, or parse the value",
  stop: [
    { path: JS, added: "const u = data as User;" },
    { path: JS, added: "const u = data as unknown as User;" },
  ],
  pass: [
    { path: JS, added: 'import { a as B } from "c";' },
    { path: JS, added: "const modes = [1, 2] as const;" },
    { path: JS, added: "// the same as User" },
  ],
});

export const noCommonJsRecipe = textRecipe({
  name: "no-commonjs",
  title: "import instead of require",
  topics: [],
  named:
    /\brequire\(\)?|[`'"]require[`'"]|\bcommon ?js\b|\bmodule\.exports\b|\brequire (?:calls?|statements?)\b/iu,
  rival:
    /\bes ?modules?\b|\besm\b|\bes6? (?:modules?|imports?)\b|\bimport (?:syntax|statements?)\b|ES 模块/iu,
  spec: {
    paths: SCRIPT,
    except: ["*.cjs", "*.cts"],
    calls: ["require"],
    re: ["\\bmodule\\.exports\\b", "^\\s*exports\\.\\w+\\s*="],
    in: "code",
  },
  message: "Modules are ES modules here.",
  remedy: "import … from …, export …",
  stop: [
    { path: "src/a.js", added: 'const fs = require("node:fs");' },
    { path: "src/a.js", added: "module.exports = { a };" },
  ],
  pass: [
    { path: "src/a.js", added: 'import fs from "node:fs";' },
    { path: "src/a.js", added: "// require is gone\nconst required = 1;" },
  ],
});

export const noNamespaceRecipe = textRecipe({
  name: "no-namespace",
  title: "No TypeScript namespaces",
  topics: [],
  named: /\bnamespaces?\b|命名空间/iu,
  when: (wish) => /\btypescript|\bts\b|\.ts\b/u.test(wish.text),
  spec: { paths: TYPED, re: ["^\\s*(export\\s+)?(declare\\s+)?namespace\\s+\\w"], in: "code" },
  message: "Code is in modules, not in namespaces.",
  remedy: "a file of its own",
  stop: [{ path: JS, added: "export namespace Api { }" }],
  pass: [{ path: JS, added: 'const namespace = "api";' }],
});
