/**
 * Options that take a separate value, by program; `*` counts everywhere. Needed to find the
 * sub-command behind options (`git -C x push`) and to split combined letters (`-nm text`).
 */
const VALUE_OPTIONS = new Map(
  Object.entries({
    git: "-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix",
    "git commit":
      "-m -F -C -c -t --message --file --author --date --cleanup --trailer --fixup --squash --reuse-message --reedit-message --template",
    "git push": "-o --push-option --repo --receive-pack --exec",
    "git checkout": "-b -B --orphan --conflict",
    "git switch": "-c -C --create --force-create --orphan --conflict",
    "git branch":
      "-u --set-upstream-to --contains --no-contains --merged --no-merged --sort --points-at --format",
    "git tag": "-m -F -u --message --file --local-user",
    "git merge": "-m -F -s -X --message --file --strategy --strategy-option",
    "git log": "-n --grep --author --since --until --format --pretty -S -G -L",
    "git rebase": "--onto -x --exec -s -X",
    npm: "-C --prefix -w --workspace --registry --loglevel --cache --userconfig --tag --otp --omit --include --script-shell",
    pnpm: "-C --dir -F --filter --filter-prod --reporter --loglevel --workspace-concurrency --store-dir --registry --config",
    yarn: "--cwd --registry --cache-folder --modules-folder --mutex",
    bun: "--cwd -c --config --registry --filter -F",
    npx: "-p --package -c --call -w --workspace --registry",
    bunx: "-p --package",
    pip: "-r -c -e -t -i --requirement --constraint --editable --target --index-url --extra-index-url --python --prefix --root --log",
    uv: "--directory --project -p --python --with --with-requirements --with-editable --extra --group --config-file --cache-dir --index --env-file --color --package -m --module --only-group",
    poetry: "-C --directory -P --project -G --group -E --extras --source",
    docker: "-H --host --context --config -l --log-level -c --tlscacert --tlscert --tlskey",
    "docker compose":
      "-f --file -p --project-name --profile --project-directory --env-file --ansi --progress --parallel",
    "docker-compose": "-f --file -p --project-name --profile --project-directory --env-file --ansi",
    podman: "--url --connection --log-level --root --runroot",
    kubectl:
      "-n --namespace --context --cluster --user --kubeconfig -f --filename -l --selector -o --output -s --server --token --as",
    helm: "-n --namespace --kube-context --kubeconfig -f --values --set --version",
    aws: "--profile --region --output --endpoint-url --query --color --ca-bundle --cli-read-timeout",
    gcloud: "--project --account --configuration --format --verbosity --impersonate-service-account",
    az: "--subscription --output -o --query",
    gh: "-R --repo --hostname",
    terraform: "",
    cargo: "-C --manifest-path --color --config -p --package --features --target --target-dir -Z --jobs -j",
    go: "-C",
    make: "-C -f -I -j -o -W --directory --file --makefile --jobs",
    psql: "-c -d -f -h -p -U -v -o --command --dbname --file --host --port --username",
    ssh: "-p -i -l -o -F -L -R -D -J -b -c -E -W",
    curl: "-o -X -H -d -u -A -b -c -e -F -K -m -T -w -x --output --request --header --data --data-raw --data-binary --user --user-agent --url --form --max-time --proxy --write-out --upload-file --retry --connect-timeout --cacert --cert --key",
    wget: "-O -o -P -U --output-document --directory-prefix --header --user-agent --post-data",
    grep: "-e -f -m -A -B -C -d -D --regexp --file --max-count --after-context --before-context --context --include --exclude --exclude-dir",
    rg: "-e -f -g -t -T -A -B -C -m -j -r --regexp --file --glob --type --max-count --context --replace",
    sed: "-e -f --expression --file -l",
    head: "-n -c --lines --bytes",
    tail: "-n -c --lines --bytes --pid",
    cp: "-t -S --target-directory --suffix",
    mv: "-t -S --target-directory --suffix",
    ln: "-t -S --target-directory --suffix",
    install: "-m -o -g -t -S --mode --owner --group --target-directory",
    touch: "-d -r -t --date --reference",
    truncate: "-s -r --size --reference",
    mkdir: "-m --mode",
    python: "-c -m -W -X",
    node: "-e -p -r --eval --print --require --import --loader --env-file --inspect-port",
    tar: "-f -C --file --directory",
    chmod: "--reference",
    turbo: "--filter -F --concurrency --cwd --cache-dir --log-order",
    nx: "-t --target --targets -p --projects --parallel",
    lerna: "--scope --ignore --concurrency",
    jest: "-t -c --testNamePattern --config --rootDir --maxWorkers -w",
    sudo: "-u -g -h -p -C -r -t -U -D -R -T --user --group --host --prompt --chdir --role --type",
    doas: "-u -C",
    env: "-u -C --unset --chdir",
    exec: "-a",
    nice: "-n --adjustment",
    ionice: "-c -n -p --class --classdata",
    time: "-f -o --format --output",
    timeout: "-k -s --kill-after --signal",
    stdbuf: "-i -o -e --input --output --error",
    xargs:
      "-n -P -I -L -d -E -s -a --max-args --max-procs --replace --max-lines --delimiter --arg-file --max-chars",
    watch: "-n -d --interval",
    adb: "-s -t -H -P -L",
    dbt: "--select -s --models -m --selector --exclude --target -t --profile --profiles-dir --project-dir --vars --args --threads",
    dotnet:
      "-c -o -f -r -v --configuration --output --framework --runtime --verbosity --filter --logger --project",
    gradle: "-p -x --exclude-task -I -b --project-dir --tests",
    gradlew: "-p -x --exclude-task -I -b --project-dir --tests",
    mvn: "-pl -P -f -s --file --projects --settings",
    mvnw: "-pl -P -f -s --file --projects --settings",
    dotenv: "-e -v -f --file",
    conda: "-n --name -p --prefix",
    pipenv: "--python --pypi-mirror",
    bundle: "--gemfile",
    vitest: "-t -c -r --testNamePattern --config --root --project --reporter",
    pytest: "-k -m -c -n -p -o --rootdir --maxfail --durations --junitxml",
  }),
);

const ALIASES = new Map(
  Object.entries({
    python3: "python",
    pip3: "pip",
    "pip-sync": "pip",
    egrep: "grep",
    fgrep: "grep",
    pnpx: "npx",
    nodejs: "node",
  }),
);

/** Programs whose long options have one dash, so that letters must not be split. */
const SINGLE_DASH_LONG = new Set(
  "find java javac go terraform tofu ffmpeg openssl gcc clang xcodebuild convert magick adb packer vault consul nomad pwsh powershell ant".split(
    " ",
  ),
);

const sets = new Map<string, Set<string>>();

/** Whether `option` of this program (and sub-command) takes the next word as its value. */
export function takesValue(program: string, subcommand: string | undefined, option: string): boolean {
  const name = ALIASES.get(program) ?? program;
  if (valueSet(name).has(option)) return true;
  return subcommand !== undefined && valueSet(`${name} ${subcommand}`).has(option);
}

/** Whether letters of this program's short options may be combined (`-rf`). */
export function splitsLetters(program: string): boolean {
  return !SINGLE_DASH_LONG.has(program);
}

function valueSet(key: string): Set<string> {
  const known = sets.get(key);
  if (known) return known;
  const set = new Set((VALUE_OPTIONS.get(key) ?? "").split(" ").filter(Boolean));
  sets.set(key, set);
  return set;
}
