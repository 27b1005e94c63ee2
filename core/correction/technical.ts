/** Names of tools, commands and constructs; the same in every human language. */
const NAMES =
  "npm|pnpm|yarn|bun|npx|node|deno|pip|pip3|pipx|uv|poetry|conda|cargo|gradle|maven|mvn|make|cmake|docker|podman|docker-compose|kubectl|helm|terraform|ansible|git|gh|rebase|squash|stash|amend|sudo|chmod|chown|curl|wget|grep|rg|sed|awk|find|cat|tee|rm|mv|ssh|tmux|jest|vitest|mocha|pytest|unittest|playwright|cypress|selenium|eslint|prettier|biome|ruff|black|flake8|mypy|tsc|webpack|vite|rollup|esbuild|babel|lodash|moment|dayjs|date-fns|axios|fetch|requests|httpx|react|vue|svelte|angular|next|express|fastify|django|flask|fastapi|prisma|sqlalchemy|typeorm|zod|yup|redux|zustand|tailwind|logger|logging|print|printf|println|console|async|await|promises?|then|callbacks?|class|classes|interface|enum|any|unknown|var|let|const|import|imports|export|default|null|undefined|tabs?|spaces|semicolons?|quotes|camelcase|snake_case|kebab-case|pascalcase|uppercase|lowercase|utf-8|crlf|json|yaml|toml|sql|markdown|regex|docstrings?|jsdoc|typescript|javascript|python|rust|golang|java|kotlin|swift|bash|zsh|powershell|env|dotenv|main|master|develop|ci|cd|pr|prs|mr|commits?|push|merge|branch|branches|migrations?|fixtures?|mocks?|todos?|emojis?|lint|linter|changelog|readme";
/** The same things as the languages inflect them. */
const COGNATES =
  "endpoints?|rollbacks?|deploys?|scripts?|migraci[oó]n(?:es)?|migra[çc](?:[ãa]o|[õo]es)|migrazion[ei]|migrationen|миграци\\p{L}+|эндпоинт\\p{L}*|коммит\\p{L}*|тест(?:ы|ов|а|ам|ами|ах)?|ветк\\p{L}+|деплой\\p{L}*|функци\\p{L}+|модул\\p{L}+|pruebas?|testes?|funci[oó]n(?:es)?|fun[çc](?:[ãa]o|[õo]es)|funzion[ei]|fonctions?|funktion(?:en)?|m[oó]dulos?|ramas?|zweige?|branches|jednotkov\\p{L}+|migrac[ei]|funkc[ei]";
const NAME = new RegExp(`(?<![\\p{L}\\p{N}_.-])(?:${NAMES}|${COGNATES})(?![\\p{L}\\p{N}_-])`, "iu");
/** Flags, file names, dotted and slashed paths, identifiers with a case change or underscore. */
const FORM =
  /(?<![\w-])--?[a-z][\w-]*|(?<![\p{L}\p{N}])[\w-]*\.[a-z]{1,5}(?![\p{L}\p{N}])|\b[a-z]+[A-Z]\w+\b|\b\w+_\w+\b|\w+\/\w+|`[^`\n]+`|\*\.\w+/u;

/** True when a text names something of the trade: a tool, a flag, a file, an identifier. */
export function isTechnical(text: string): boolean {
  const head = text.slice(0, 2000);
  return NAME.test(head) || FORM.test(head);
}
