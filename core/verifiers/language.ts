/** How a language writes comments and strings; enough to tell code from data. */
export type LanguageSyntax = {
  name: string;
  lineComments: string[];
  blockComments: [string, string][];
  /** Delimiters; longest first. `multiline` strings may contain line ends. */
  strings: { open: string; close: string; escapes: boolean; multiline: boolean; interpolation?: string }[];
};

const DOUBLE = { open: '"', close: '"', escapes: true, multiline: false };
const SINGLE = { open: "'", close: "'", escapes: true, multiline: false };
const TEMPLATE = { open: "`", close: "`", escapes: true, multiline: true, interpolation: "${" };
const RAW_BACKTICK = { open: "`", close: "`", escapes: false, multiline: true };
const SLASHES: Pick<LanguageSyntax, "lineComments" | "blockComments"> = {
  lineComments: ["//"],
  blockComments: [["/*", "*/"]],
};

const SYNTAXES: (LanguageSyntax & { extensions: string })[] = [
  {
    name: "JavaScript",
    extensions: "js jsx mjs cjs ts tsx mts cts vue svelte astro",
    ...SLASHES,
    strings: [TEMPLATE, DOUBLE, SINGLE],
  },
  {
    name: "Python",
    extensions: "py pyi",
    lineComments: ["#"],
    blockComments: [],
    strings: [
      { open: '"""', close: '"""', escapes: true, multiline: true },
      { open: "'''", close: "'''", escapes: true, multiline: true },
      DOUBLE,
      SINGLE,
    ],
  },
  { name: "Go", extensions: "go", ...SLASHES, strings: [RAW_BACKTICK, DOUBLE, SINGLE] },
  {
    name: "Java",
    extensions: "java kt kts scala groovy gradle dart cs swift",
    ...SLASHES,
    strings: [{ open: '"""', close: '"""', escapes: true, multiline: true }, DOUBLE, SINGLE],
  },
  { name: "C", extensions: "c h cc cpp cxx hpp hh m mm proto", ...SLASHES, strings: [DOUBLE, SINGLE] },
  { name: "Rust", extensions: "rs", ...SLASHES, strings: [{ ...DOUBLE, multiline: true }] },
  {
    name: "PHP",
    extensions: "php",
    lineComments: ["//", "#"],
    blockComments: [["/*", "*/"]],
    strings: [DOUBLE, SINGLE],
  },
  {
    name: "Ruby",
    extensions: "rb rake gemspec",
    lineComments: ["#"],
    blockComments: [["=begin", "=end"]],
    strings: [DOUBLE, SINGLE],
  },
  {
    name: "Shell",
    extensions: "sh bash zsh",
    lineComments: ["#"],
    blockComments: [],
    strings: [
      { ...DOUBLE, multiline: true },
      { ...SINGLE, escapes: false, multiline: true },
    ],
  },
  {
    name: "YAML",
    extensions: "yml yaml toml ini cfg conf env",
    lineComments: ["#"],
    blockComments: [],
    strings: [DOUBLE, SINGLE],
  },
  {
    name: "CSS",
    extensions: "css",
    lineComments: [],
    blockComments: [["/*", "*/"]],
    strings: [DOUBLE, SINGLE],
  },
  { name: "SCSS", extensions: "scss less sass styl", ...SLASHES, strings: [DOUBLE, SINGLE] },
  {
    name: "HTML",
    extensions: "html htm xml svg",
    lineComments: [],
    blockComments: [["<!--", "-->"]],
    strings: [],
  },
  {
    name: "SQL",
    extensions: "sql",
    lineComments: ["--"],
    blockComments: [["/*", "*/"]],
    strings: [{ ...SINGLE, escapes: false, multiline: true }, DOUBLE],
  },
  {
    name: "Lua",
    extensions: "lua",
    lineComments: ["--"],
    blockComments: [["--[[", "]]"]],
    strings: [DOUBLE, SINGLE],
  },
  {
    name: "Elixir",
    extensions: "ex exs",
    lineComments: ["#"],
    blockComments: [],
    strings: [{ open: '"""', close: '"""', escapes: true, multiline: true }, DOUBLE, SINGLE],
  },
];

const byExtension = new Map(
  SYNTAXES.flatMap((syntax) => syntax.extensions.split(" ").map((extension) => [extension, syntax] as const)),
);

/** The syntax of a file by its extension; undefined for prose, data and unknown files. */
export function syntaxOf(path: string): LanguageSyntax | undefined {
  return byExtension.get(extensionOf(path));
}

/** Lower-case extension without dot; empty when there is none. */
export function extensionOf(path: string): string {
  const base = path.slice(path.lastIndexOf("/") + 1);
  const dot = base.lastIndexOf(".");
  return dot < 0 ? "" : base.slice(dot + 1).toLowerCase();
}
