/** Extensions by language. Languages that share a family keep names of their own: rules name them. */
const EXTENSIONS = {
  JavaScript: "js jsx mjs cjs ts tsx mts cts",
  Components: "vue svelte astro",
  JSON: "json jsonc json5 webmanifest",
  Python: "py pyi pyw",
  Go: "go",
  Java: "java",
  Kotlin: "kt kts",
  Scala: "scala sc sbt",
  Groovy: "groovy gradle",
  Dart: "dart",
  Swift: "swift",
  "C#": "cs csx",
  C: "c h cc cpp cxx hpp hh hxx m mm ino",
  Protobuf: "proto",
  Rust: "rs",
  PHP: "php phtml",
  Ruby: "rb rake gemspec ru",
  Shell: "sh bash zsh ksh bats",
  PowerShell: "ps1 psm1 psd1",
  YAML: "yml yaml",
  TOML: "toml",
  INI: "ini cfg conf env properties editorconfig",
  CSS: "css",
  SCSS: "scss less sass styl",
  HTML: "html htm xml svg xhtml",
  SQL: "sql psql ddl",
  Lua: "lua",
  Elixir: "ex exs",
  Perl: "pl pm",
  R: "r",
  Haskell: "hs",
  Terraform: "tf tfvars hcl",
  GraphQL: "graphql gql",
  Make: "mk mak",
  Zig: "zig",
};

/** Files that are known by their name. */
const NAMES = {
  Make: "makefile gnumakefile",
  Docker: "dockerfile containerfile",
  Ruby: "gemfile rakefile podfile fastfile vagrantfile guardfile",
  Shell: ".bashrc .zshrc .profile .bash_profile",
  INI: ".env .npmrc .gitconfig",
  Groovy: "jenkinsfile",
};

/** Made when the first path comes: most calls of the hook have none. */
let tables: { extensions: Map<string, string>; names: Map<string, string> } | null = null;

/** The language of a file by its name; undefined for prose, data and unknown files. */
export function languageOf(path: string): string | undefined {
  const base = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  tables ??= { extensions: keyed(EXTENSIONS), names: keyed(NAMES) };
  const { extensions, names } = tables;
  return extensions.get(extensionOf(path)) ?? names.get(base) ?? names.get(base.split(".")[0] || base);
}

/** Lower-case extension without dot; empty when there is none. */
export function extensionOf(path: string): string {
  const base = path.slice(path.lastIndexOf("/") + 1);
  const dot = base.lastIndexOf(".");
  return dot < 0 ? "" : base.slice(dot + 1).toLowerCase();
}

function keyed(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([language, words]) => words.split(" ").map((word) => [word, language])),
  );
}
