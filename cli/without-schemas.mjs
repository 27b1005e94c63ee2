import { readFileSync } from "node:fs";
import path from "node:path";

/** Where a schema is made, from the library's name or from another schema: calls without any effect. */
const SCHEMA_CALL = /(?<![\w.])(?:z\.|\w+\.(?:optional|nullable|extend|pick|omit|partial)\()/g;
/** Where something is checked by a schema; what reads JSON, dates and code has a method of the same name. */
const PARSE_CALL = /(?<!\b(?:JSON|Date|loaded))\s*(\?)?\.(?:safeParse|parse)(?:Async)?(?=\()/g;
const MARK = "checked by a schema in ";

/**
 * For what a hook loads: it only declares schemas (beside constants that it needs) and never checks anything by them.
 * Each declaration becomes one shared object that answers every call with itself, and goes where nothing else needs
 * it. A check would therefore pass whatever it is given: each one is marked, and `schemaChecks` finds the marks of those
 * that are left in the bundle.
 * @param {string} root the folder that the marks name files from
 */
export function withoutSchemas(root) {
  return {
    name: "without-schemas",
    setup(context) {
      context.onLoad({ filter: /[\\/](?:core|cli)[\\/].*\.ts$/ }, ({ path: file }) => {
        const source = readFileSync(file, "utf8");
        const mark = JSON.stringify(MARK + path.relative(root, file).replaceAll("\\", "/"));
        const marked = source.replace(PARSE_CALL, (_, optional) => `${optional ? "?." : ""}[${mark}]`);
        const isPure = source.includes('from "zod"');
        return {
          contents: isPure ? marked.replace(SCHEMA_CALL, "/* @__PURE__ */ $&") : marked,
          loader: "ts",
        };
      });
      context.onResolve({ filter: /^zod$/ }, () => ({ path: "zod", namespace: "stub" }));
      context.onLoad({ filter: /.*/, namespace: "stub" }, () => ({
        contents: `const stub = /* @__PURE__ */ new Proxy(() => stub, {
          get: (_, key) => (key === Symbol.toPrimitive || key === "then" ? undefined : stub),
          apply: () => stub,
        });
        export const z = stub;`,
      }));
    },
  };
}

/**
 * Files of a bundle's text that check something by a schema.
 * @param {string} text
 * @returns {string[]}
 */
export function schemaChecks(text) {
  return [...new Set(Array.from(text.matchAll(new RegExp(`${MARK}([\\w./-]+)`, "g")), ([, file]) => file))];
}
