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

/** Sub-commands of programs that people also name in prose: “delete docker volumes”. */
const SUBCOMMANDS = new Map(
  Object.entries({
    docker:
      "attach build builder buildx commit compose container context cp create diff events exec export history image images import info inspect kill load login logout logs manifest network node pause port ps pull push rename restart rm rmi run save scan search secret service stack start stats stop swarm system tag top unpause update version volume wait",
    git: "add am apply archive bisect blame branch bundle cat-file check-ignore checkout cherry cherry-pick clean clone commit config describe diff difftool fetch filter-branch filter-repo format-patch fsck gc grep gui init lfs log ls-files ls-remote maintenance merge merge-base mergetool mv notes prune pull push range-diff rebase reflog remote repack replace request-pull reset restore rev-list rev-parse revert rm send-email shortlog show sparse-checkout stash status submodule switch tag update-index update-ref verify-commit worktree",
    kubectl:
      "annotate api-resources apply attach auth autoscale certificate cluster-info config cordon cp create debug delete describe diff drain edit events exec explain expose get kustomize label logs patch port-forward proxy replace rollout run scale set taint top uncordon version wait",
    helm: "create dependency get history install lint list package pull push registry repo rollback search show status template test uninstall upgrade verify version",
    terraform:
      "apply console destroy fmt force-unlock get graph import init login output plan providers refresh show state taint test untaint validate version workspace",
    dbt: "build clean clone compile debug deps docs init list ls parse retry run run-operation seed show snapshot source test",
    aws: "cloudformation cloudfront cloudwatch configure dynamodb ec2 ecr ecs eks elasticache elbv2 events glue iam kinesis kms lambda logs opensearch organizations rds redshift route53 s3 s3api sagemaker secretsmanager ses sns sqs ssm stepfunctions sts",
    gh: "alias api auth browse codespace config extension gist issue label org pr project release repo ruleset run search secret status variable workflow",
  }).map(([program, words]): [string, Set<string>] => [program, new Set(words.split(" "))]),
);
/** Programs that take files and numbers: a plain word after them is prose. */
const NO_SUBCOMMANDS = new Set(
  "kill pkill killall rm rmdir mv cp ln dd ssh scp rsync curl wget grep egrep rg sed awk chmod chown chgrp cat head tail less more touch mkdir tee psql mysql pytest jest mocha eslint prettier tsc mypy pyright flake8 pylint black isort rspec rubocop unittest python python2 python3 node ruby perl php java javac flask uvicorn gunicorn redis-cli".split(
    " ",
  ),
);

/** Whether a word can stand behind a program as a part of the command. */
export function canFollow(program: string, word: string): boolean {
  if (/^-|[./:*=]|\d/.test(word)) return true;
  const known = SUBCOMMANDS.get(program);
  if (known) return known.has(word);
  return !NO_SUBCOMMANDS.has(program);
}

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
