import type { ConceptTable } from "../concept";

/** Programming and markup languages: words and the extensions that belong to them. */
export const CODE_LANGUAGES: Record<string, { words: string; extensions: string[]; names?: string[] }> = {
  typescript: { words: "typescript|ts files|ts code|ts", extensions: ["ts", "tsx", "mts", "cts"] },
  javascript: { words: "javascript|js files|js code|js", extensions: ["js", "jsx", "mjs", "cjs"] },
  python: { words: "python|py files|python code|python files", extensions: ["py", "pyi"] },
  go: { words: "golang|go code|go files|in go", extensions: ["go"] },
  rust: { words: "rust|rust code", extensions: ["rs"] },
  java: { words: "java|java code", extensions: ["java"] },
  kotlin: { words: "kotlin", extensions: ["kt", "kts"] },
  ruby: { words: "ruby|ruby code", extensions: ["rb"] },
  php: { words: "php", extensions: ["php"] },
  swift: { words: "swift", extensions: ["swift"] },
  csharp: { words: "c#|csharp", extensions: ["cs"] },
  cpp: { words: "c++|cpp", extensions: ["cpp", "cc", "hpp", "h"] },
  shell: { words: "bash|shell scripts|shell script|bash scripts|sh files", extensions: ["sh", "bash"] },
  sql: { words: "sql|sql files|queries", extensions: ["sql"] },
  css: { words: "css|stylesheets|css files", extensions: ["css", "scss", "less"] },
  html: { words: "html|html files", extensions: ["html", "htm"] },
  markdown: { words: "markdown|md files|markdown files", extensions: ["md", "mdx"] },
  yaml: { words: "yaml|yml|yaml files", extensions: ["yml", "yaml"] },
  json: { words: "json|json files", extensions: ["json"] },
  makefile: { words: "makefile|makefiles", extensions: [], names: ["Makefile"] },
  dockerfile: { words: "dockerfile|dockerfiles", extensions: [], names: ["Dockerfile"] },
  terraform: { words: "terraform|hcl", extensions: ["tf"] },
};

/** `code:python`: mostly a condition; a value only where the wish is about the language itself. */
export const CODE_LANGUAGE_CONCEPTS: ConceptTable = Object.fromEntries(
  Object.entries(CODE_LANGUAGES).map(([id, { words }]) => [`code:${id}`, { words }]),
);
