/** Programs that people name in wishes without marking them as commands. */
const PROGRAMS = new Set(
  "npm npx pnpm pnpx yarn bun bunx deno node git gh glab rm rmdir mv cp ln dd curl wget httpie xh docker docker-compose podman buildah kubectl kustomize helm terraform tofu terragrunt pulumi pip pip3 pipx python python2 python3 uv uvx poetry pdm conda mamba cargo rustc rustup rustfmt clippy gradle gradlew mvn mvnw ant sbt lein grep egrep rg ripgrep ag ack sed awk perl chmod chown chgrp kill pkill killall ssh scp rsync sftp aws gcloud az eksctl doctl psql mysql mysqldump pg_dump pg_restore dropdb createdb sqlite3 mongosh mongo redis-cli alembic prisma drizzle-kit rails rake bundle gem composer php phpunit artisan ruby rspec rubocop tsc tsx ts-node eslint prettier biome oxlint stylelint jest vitest mocha cypress playwright pytest unittest tox nox ruff black isort flake8 pylint mypy pyright turbo nx lerna webpack vite rollup esbuild swc nodemon brew apt apt-get dnf yum pacman apk snap choco winget nano vim vi emacs xargs jq yq fd find bat eza exa ls cat head tail less tmux screen systemctl service crontab make cmake ninja bazel just task go gofmt goimports golangci-lint dotnet msbuild swift xcodebuild flutter dart mix ansible ansible-playbook vagrant vercel netlify wrangler firebase heroku flyctl serverless cdk sam minikube skaffold protoc buf sqlc dbt celery gunicorn uvicorn flask django-admin streamlit jupyter openssl nc nmap zip unzip tar gzip touch mkdir tee sudo su nohup pm2 lefthook husky pre-commit corepack nvm pyenv asdf mise volta svn hg shellcheck hadolint trivy snyk sentry-cli tree htop reboot shutdown mkfs fdisk diskutil iptables next nuxt astro expo".split(
    " ",
  ),
);

/** English words that are programs too: only with options or in code marks. */
const AMBIGUOUS = new Set(
  "make find just service screen head tail cat ant black bundle node task go swift dart mix less tree touch next sam bat act serverless celery flask service snap expo nuxt black su ack cypress".split(
    " ",
  ),
);

/** Whether a word is the name of a program that we know, whatever else it means. */
export function isProgram(word: string): boolean {
  return PROGRAMS.has(word.toLowerCase());
}

/** Whether a program's name is a word of its own in English. */
export function isAmbiguousProgram(word: string): boolean {
  return AMBIGUOUS.has(word.toLowerCase());
}

/** Whether a term of a wish names a command rather than a text or a thing. */
export function isCommandTerm(term: string): boolean {
  const [first = "", ...rest] = term.toLowerCase().split(/\s+/);
  if (!PROGRAMS.has(first)) return false;
  return !AMBIGUOUS.has(first) || rest.some((word) => word.startsWith("-"));
}
