/** Programs that people name in wishes without marking them as commands. */
const PROGRAMS = new Set(
  "npm npx pnpm pnpx yarn bun bunx deno node git gh glab rm rmdir mv cp ln dd curl wget httpie xh docker docker-compose podman buildah kubectl kustomize helm terraform tofu terragrunt pulumi pip pip3 pipx python python2 python3 uv uvx poetry pdm conda mamba cargo rustc rustup rustfmt clippy gradle gradlew mvn mvnw ant sbt lein grep egrep rg ripgrep ag ack sed awk perl chmod chown chgrp kill pkill killall ssh scp rsync sftp aws gcloud az eksctl doctl psql mysql mysqldump pg_dump pg_restore dropdb createdb sqlite3 mongosh mongo redis-cli alembic prisma drizzle-kit rails rake bundle gem composer php phpunit artisan ruby rspec rubocop tsc tsx ts-node eslint prettier biome oxlint stylelint jest vitest mocha cypress playwright pytest unittest tox nox ruff black isort flake8 pylint mypy pyright turbo nx lerna webpack vite rollup esbuild swc nodemon brew apt apt-get dnf yum pacman apk snap choco winget nano vim vi emacs xargs jq yq fd find bat eza exa ls cat head tail less tmux screen systemctl service crontab make cmake ninja bazel just task go gofmt goimports golangci-lint dotnet msbuild swift xcodebuild flutter dart mix ansible ansible-playbook vagrant vercel netlify wrangler firebase heroku flyctl serverless cdk sam minikube skaffold protoc buf sqlc dbt celery gunicorn uvicorn flask django-admin streamlit jupyter openssl nc nmap zip unzip tar gzip touch mkdir tee sudo su nohup pm2 lefthook husky pre-commit corepack nvm pyenv asdf mise volta svn hg shellcheck hadolint trivy snyk sentry-cli tree htop reboot shutdown mkfs fdisk diskutil iptables next nuxt astro expo latexmk pdflatex xelatex lualatex bibtex biber tectonic pandoc asciidoctor sphinx-build mkdocs doxygen vale markdownlint markdownlint-cli2 mdl textlint lychee typst hugo jekyll docusaurus antora quarto west idf.py esptool esptool.py pyocd nrfjprog avrdude dfu-util st-flash arduino-cli platformio pio picotool probe-rs espflash stm32flash minicom picocom gdb lldb valgrind objdump clang gcc clang++ g++ clang-format clang-tidy cppcheck meson ctest conan vcpkg qmake buck2 buck pants scons xmake premake pod fastlane xcrun simctl xcodegen swiftlint swiftformat ktlint detekt adb emulator sdkmanager eas fvm melos carthage tuist bitrise godot gdlint gdformat unity unityhub butler steamcmd blender snakemake nextflow sbatch srun salloc scancel qsub julia papermill nbstripout nbconvert jupytext jupyter-lab dvc wandb mlflow kedro prefect dagster airflow spark-submit spark-shell pyspark duckdb clickhouse clickhouse-client bq gsutil snow snowsql beeline hdfs sqlfluff sqlcmd mongorestore mongodump mongoimport cqlsh influx trino presto liquibase flyway goose atlas knex sequelize typeorm dbmate sqlx diesel ecto mysqladmin pgcli usql litecli helmfile argocd flux k9s k3s k3d kind istioctl stern kubens kubectx kubeseal velero nomad consul vault packer tflint tfsec checkov terraform-docs infracost atlantis ansible-lint ansible-galaxy salt puppet chef nix nix-env nix-shell nixos-rebuild home-manager devbox direnv lxc lxd incus multipass qemu virsh ctr crictl nerdctl skopeo kaniko cosign syft grype dive conftest opa systemd-run journalctl ufw firewall-cmd mount umount useradd usermod passwd launchctl nikto sqlmap hydra hashcat masscan gitleaks trufflehog semgrep bandit gosec brakeman osv-scanner pip-audit zap gpg sops ssh-keygen ssh-keyscan ssh-add ssh-copy-id tcpdump tshark dig nslookup netcat socat telnet ftp rclone s3cmd aria2c ffmpeg convert magick hatch pixi rye pyinstaller twine flit pip-compile pip-sync pip-tools yapf autopep8 pyflakes pycodestyle pydocstyle basedpyright pytype nose2 nosetests bump2version bumpversion commitizen cz dprint rome tslint xo knip madge depcheck ncu npm-check-updates ava karma jasmine tap c8 nyc tsup unbuild parcel rspack rsbuild gulp grunt bower storybook chromatic lighthouse lhci sst amplify ng vue-tsc tsgo concurrently cross-env rimraf del-cli lint-staged commitlint semantic-release changeset release-it standard-version http-server live-server json-server graphql-codegen orval openapi-generator openapi-generator-cli swagger-codegen redocly spectral newman k6 artillery locust wrk hey vegeta siege rebar3 iex erl gleam stack cabal ghc ghci ormolu fourmolu hlint opam dune ocaml ocamlformat lake lean zig nim nimble crystal shards sbcl clj boot bb scalac scala-cli mill coursier cs kotlinc groovy jbang javac jshell spotless google-java-format checkstyle pmd spotbugs native-image cargo-nextest cross trunk wasm-pack maturin bacon taplo typos wasmtime emcc emmake wat2wasm gopls staticcheck revive errcheck gofumpt golines goreleaser air ko mockgen wire ent templ protoc-gen-go grpcurl mage csc nuget paket fsi csharpier dotnet-ef dotnet-format pwsh powershell scoop rector pint phpstan psalm php-cs-fixer pest drush wp sail ddev lando rvm rbenv chruby jenv sdk goenv tfenv nodenv fnm proto git-cliff git-lfs gitversion tig lazygit jj gt spr ghq act earthly dagger drone circleci buildkite-agent woodpecker concourse fly spin shfmt bats shunit2 zsh fish bash sh dash stty strace ltrace perf iotop lsof fuser renice pgrep xdg-open pbcopy notify-send osascript tccutil sshpass pv parallel watch entr watchexec hyperfine tokei cloc scc delta difft comby ast-grep sg openocd".split(
    " ",
  ),
);

/** English words that are programs too: only with options or in code marks. */
const AMBIGUOUS = new Set(
  "make find just service screen head tail cat ant black bundle node task go swift dart mix less tree touch next sam bat act serverless celery flask service snap expo nuxt black su ack cypress docusaurus antora west arduino-cli buck pants emulator godot unity butler blender kedro prefect dagster pyspark snow presto goose atlas sequelize typeorm diesel ecto flux kind velero nomad consul vault packer salt puppet chef opa mount hydra zap ftp convert rome ava jasmine tap bower storybook chromatic lighthouse amplify del-cli artillery wrk hey vegeta siege gleam stack lean zig nim crystal shards boot bb mill cs cross trunk bacon air ko wire ent mage scoop pint pest wp sail sdk proto tig jj gt spr drone woodpecker concourse fly spin fish dash perf parallel watch delta".split(
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
