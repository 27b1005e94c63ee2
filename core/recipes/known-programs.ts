/** Programs that people name in wishes without marking them as commands. */
const PROGRAMS = new Set(
  "npm npx pnpm pnpx yarn bun bunx deno node git gh glab rm mv cp ln dd curl wget docker docker-compose podman kubectl helm terraform tofu pip pip3 pipx python python3 uv uvx poetry conda cargo rustup gradle mvn ant grep rg ripgrep sed awk perl chmod chown kill pkill killall ssh scp rsync aws gcloud az psql mysql sqlite3 mongosh redis-cli alembic prisma rails rake bundle gem composer php artisan ruby tsc eslint prettier biome jest vitest mocha pytest unittest tox nox ruff black isort flake8 pylint mypy pyright turbo nx lerna webpack vite rollup esbuild brew apt apt-get dnf yum pacman nano vim emacs xargs jq yq fd find ls cat head tail tmux screen systemctl service crontab make cmake just".split(
    " ",
  ),
);

/** English words that are programs too: only with options or in code marks. */
const AMBIGUOUS = new Set([
  "make",
  "find",
  "just",
  "service",
  "screen",
  "head",
  "tail",
  "cat",
  "ant",
  "black",
  "bundle",
  "node",
]);

/** Whether a term of a wish names a command rather than a text or a thing. */
export function isCommandTerm(term: string): boolean {
  const [first = "", ...rest] = term.toLowerCase().split(/\s+/);
  if (!PROGRAMS.has(first)) return false;
  return !AMBIGUOUS.has(first) || rest.some((word) => word.startsWith("-"));
}
