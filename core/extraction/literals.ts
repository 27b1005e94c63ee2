/** Code-like words of a message, case kept. */
export type Literal = { text: string; kind: "command" | "path" | "glob" | "flag" | "code"; start: number };

/** Programs that people name in wishes; the first word of a command literal. */
const PROGRAMS = new Set(
  "npm npx pnpm yarn bun git rm mv cp curl wget sudo docker docker-compose podman pip pip3 python python3 node deno uv poetry cargo go make cmake gradle mvn grep rg sed awk cat tee chmod chown kill pkill killall ssh scp rsync aws gcloud az kubectl helm terraform psql mysql sqlite3 alembic prisma rails bundle composer php ruby java tsc eslint prettier biome jest vitest pytest ruff black mypy gh find dd echo".split(
    " ",
  ),
);
/** English words that are programs too: they count only with a flag or inside code marks. */
const AMBIGUOUS = new Set([
  "make",
  "go",
  "find",
  "node",
  "cat",
  "kill",
  "black",
  "cargo",
  "bundle",
  "echo",
  "helm",
  "tee",
]);
const SUBCOMMAND =
  /^(install|i|ci|add|remove|run|exec|push|pull|commit|reset|checkout|switch|merge|rebase|stash|clean|apply|compose|up|down|upgrade|publish|test|build|start|dev|amend|delete|login|deploy|s3|migrate|create|restore|tag)$/;
const EXTENSION =
  /^[\w@.*-]*\.(ts|tsx|js|jsx|mjs|cjs|py|go|rs|rb|php|java|kt|cs|c|h|cpp|md|mdx|json|ya?ml|toml|lock|sql|css|scss|html|sh|env|log|tmp|txt|csv|key|pem|gen\.\w+|spec\.\w+|test\.\w+|ipynb|xml|ini|cfg|bak)$/i;

/** Names that are written like code and are none. */
const BRANDS =
  /^(?:TypeScript|JavaScript|CoffeeScript|GitHub|GitLab|MongoDB|PostgreSQL|MySQL|SQLite|GraphQL|OpenAPI|DevOps|macOS|iOS|YouTube|NodeJS|VSCode|LaTeX|FastAPI|PyTorch|WebSocket|WebAssembly|JetBrains|PowerShell|CircleCI|DynamoDB|OAuth|JSDoc|TSDoc|JUnit|PyPI|RabbitMQ|PlantUML|CamelCase|PascalCase|camelCase|ChatGPT|OpenAI)s?$/;

function kindOf(text: string): Literal["kind"] | null {
  if (BRANDS.test(text)) return null;
  if (/^--?[a-z][\w-]*(=\S*)?$/i.test(text)) return "flag";
  if (PROGRAMS.has(text.split(" ")[0] ?? "")) return "command";
  if (/^(?:console|window|document|process|Math|JSON|os|sys)\./.test(text)) return "code";
  if (/\s/.test(text)) return "code";
  if (/[*?[\]]/.test(text) && /[./]/.test(text)) return "glob";
  if (/^\.?[\w@.-]+\/[\w@./*-]*$|^\/[\w./-]+$|^~\//.test(text) && !/^(and|or|his|async)\//.test(text))
    return "path";
  if (EXTENSION.test(text)) return text.startsWith(".") && text !== ".env" ? "glob" : "path";
  if (text.startsWith(".env")) return "path";
  if (/^[@#]|[_(){}<>=]|\w\.\w|^\.\w+|\p{Ll}\p{Lu}/u.test(text)) return "code";
  return null;
}

function commandAt(words: string[], from: number): string | null {
  const first = words[from] ?? "";
  if (!PROGRAMS.has(first)) return null;
  let end = from + 1;
  while (
    end < words.length &&
    (/^-/.test(words[end] ?? "") || SUBCOMMAND.test(words[end] ?? "") || /^\d{3}$/.test(words[end] ?? ""))
  )
    end += 1;
  if (first === "git" && end === from + 1) return null;
  if (AMBIGUOUS.has(first)) {
    const ordered =
      /^(run|via|through|call|with|by|using)$/i.test(words[from - 1] ?? "") &&
      /^[a-z][\w:-]*$/.test(words[from + 1] ?? "");
    if (!words.slice(from + 1, end).some((word) => word.startsWith("-")) && !ordered) return null;
    return words.slice(from, Math.max(end, from + 2)).join(" ");
  }
  return words.slice(from, end).join(" ");
}

/**
 * Commands, paths, globs, flags and identifiers that a text names, in order. Words in code marks count
 * as they stand; outside of them only what cannot be prose does.
 */
export function literalsIn(text: string): Literal[] {
  const found: Literal[] = [];
  let rest = text.replaceAll(
    /`([^`\n]{1,200})`|"([^"\n]{1,80})"/g,
    (match, code: string | undefined, quoted: string | undefined, at: number) => {
      const inner = (code ?? quoted ?? "").trim();
      const kind = inner === "" ? null : (kindOf(inner) ?? (code === undefined ? null : "code"));
      if (kind === null) return match;
      found.push({ text: inner, kind, start: at });
      return " ".repeat(match.length);
    },
  );
  rest = rest.replaceAll(/["'`]/g, " ");
  const parts = [...rest.matchAll(/[^\s,;!?()]+/g)].map((match) => ({
    text: match[0].replace(/[.:]+$/, ""),
    start: match.index,
  }));
  const words = parts.map((part) => part.text);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part || part.text === "") continue;
    const command = commandAt(words, index);
    if (command !== null) {
      found.push({ text: command, kind: "command", start: part.start });
      index += command.split(" ").length - 1;
      continue;
    }
    const kind = kindOf(part.text.replace(/^@(?=[\w.-]+\.\w+$)/, ""));
    if (kind !== null && kind !== "command") found.push({ text: part.text, kind, start: part.start });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** `migrations/` → `migrations/**`, `.env` and `src/a.ts` as they are, `.md` → `*.md`. */
export function asGlob(text: string): string {
  const path = text.replace(/^@(?=[\w.-])/, "").replace(/^\.\//, "");
  if (path.endsWith("/")) return `${path}**`;
  if (/^\.(?!env)[a-z]{1,5}$/i.test(path)) return `*${path}`;
  const last = path.split("/").at(-1) ?? "";
  return path.includes("/") && !last.includes(".") && !last.includes("*") ? `${path}/**` : path;
}
