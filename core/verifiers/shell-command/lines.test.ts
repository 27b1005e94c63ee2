import { describe, expect, it } from "vitest";
import { contextOf } from "../../compilation/self-verify";
import { shellMoment } from "../cases";
import { runShellCommand } from "./run";
import type { ShellCommandSpec } from "./spec";

/*
 * Lines made by hand: each unwrapping of enforcement.md section 2 with a command that must be stopped, and lines that
 * look alike and must pass.
 */
const noInstall = forbid({ program: ["npm"], subcommand: ["install", "i", "ci", "add"] });
const noPush = forbid({ program: ["git"], subcommand: ["push"] });
const noForce = forbid({ program: ["git"], subcommand: ["push"], flags: ["-f|--force"] });
const noDelete = forbid({ program: ["rm"], flags: ["-r|-R|--recursive", "-f|--force"] });
const noSudo = forbid({ program: ["sudo"] });
const noProduction = forbid({ program: ["aws"], flags: ["--profile=prod*"] });
const noHusky = forbid({ program: ["git"], env: ["HUSKY=0"] });
const noVerify = forbid({ program: ["git"], subcommand: ["commit"], flags: ["-n|--no-verify"] });

function forbid(...patterns: ShellCommandSpec["forbid"]): ShellCommandSpec {
  return { kind: "shell-command", forbid: patterns };
}

function verdict(spec: ShellCommandSpec, line: string) {
  return runShellCommand(spec, shellMoment(line), contextOf()).verdict;
}

function lines(
  name: string,
  spec: ShellCommandSpec,
  { stop, pass }: { stop: string[]; pass: string[] },
): void {
  describe(name, () => {
    it.each(stop)("stops: %s", (line) => {
      expect(verdict(spec, line)).toBe("violated");
    });
    it.each(pass)("passes: %s", (line) => {
      expect(verdict(spec, line)).toBe("satisfied");
    });
  });
}

lines("prefixes and runners", noInstall, {
  stop: [
    "npm install",
    "sudo npm i",
    "sudo -E -u deploy npm ci",
    "env CI=1 npm i",
    "env -i PATH=/bin npm i",
    "env -S 'npm i left-pad'",
    "time npm i",
    "nohup npm i &",
    "timeout 60 npm i",
    "timeout -k 5s 60s npm i",
    "nice -n 10 npm i",
    "command npm i",
    "exec npm i",
    "xargs npm i < list.txt",
    "echo left-pad | xargs npm install",
    "echo left-pad | xargs -I{} npm install {}",
    "npx -y npm@9 install",
    "npx -c 'npm i'",
    "strace -f npm i",
    "watch -n 5 'npm i'",
    "watch npm i",
    "flock /tmp/lock npm i",
    "concurrently 'npm i' 'npm run dev'",
    'npx concurrently "npm ci" "tsc -w"',
    "parallel npm install ::: a b",
    "tmux new-session -d 'npm i'",
    "tmux send-keys -t 0 'npm i' Enter",
    "screen -dmS build npm i",
    "doppler run -- npm ci",
    "su - deploy -c 'npm ci'",
    "nix-shell --run 'npm ci'",
    "busybox npm i",
    "script -qc 'npm i' /dev/null",
  ],
  pass: [
    "npm run install-hooks",
    "npm run i",
    "npm ls install",
    "npm view left-pad",
    "pnpm install",
    "sudo pnpm install",
    "man npm install",
    "which npm",
    "command -v npm",
    "watch -n 5 npm outdated",
    "time pnpm i",
    "npx npm-check-updates install",
    "tmux send-keys -t 0 'pnpm i' Enter",
    "su - deploy -c 'pnpm i'",
  ],
});

lines("texts that a shell runs", noInstall, {
  stop: [
    "bash -c 'npm i'",
    'sh -lc "cd web && npm ci"',
    "zsh -ic 'npm i'",
    "bash -c \"bash -c 'npm i'\"",
    "eval 'npm i'",
    'eval "npm" "i"',
    "echo $(npm i)",
    "echo `npm i`",
    "x=$(npm i)",
    "diff <(npm i) b.txt",
    "ls > >(npm i)",
    "echo 'npm i' | sh",
    "printf 'npm %s\\n' ci | bash",
    "printf '%s\\n' 'npm ci' | bash",
    "echo bnBtIGk= | base64 -d | sh",
    "bash <<'EOF'\nnpm i\nEOF",
    "bash -s <<EOF\nnpm i\nEOF",
    "bash <<< 'npm i'",
    "cat <<'EOF' | bash\nnpm i\nEOF",
    "{ cat; } <<'EOF' | sh\nnpm i\nEOF\nnpm i",
    "trap 'npm i' EXIT",
    "echo 'npm i' | at now",
  ],
  pass: [
    "bash -c 'echo npm i'",
    "echo 'npm i' | grep npm",
    "echo 'npm i' | tee notes.txt",
    "cat > setup.sh <<'EOF'\nnpm i\nEOF",
    "bash -c 'pnpm i' npm i",
    "bash setup.sh npm i",
    'echo "run npm i" >> README.md',
    "git commit -m 'use $(npm i) in docs'",
    "printf 'npm i' > a.txt",
    "# npm i",
    "ls # npm i",
    "grep -n 'npm i' <(cat README.md)",
  ],
});

lines("lists, pipes and blocks", noInstall, {
  stop: [
    "cd web && npm i",
    "false || npm i",
    "true; npm i",
    "npm i & wait",
    "npm i | tee log.txt",
    "(cd web; npm i)",
    "{ npm i; }",
    "if [ -f package.json ]; then npm i; fi",
    "while true; do npm i; done",
    "for d in a b; do (cd $d && npm i); done",
    "case $1 in a) npm i ;; esac",
    "! npm i",
    "until npm ci; do sleep 1; done",
    "[[ -d node_modules ]] || npm i",
    "ls\nnpm i",
    "npm \\\n  install",
  ],
  pass: [
    "cd npm && ls i",
    "for i in npm; do echo $i; done",
    "case npm in i) echo install ;; esac",
    "[ npm = i ]",
    "if grep -q npm package.json; then pnpm i; fi",
  ],
});

lines("names that the line itself gives", noInstall, {
  stop: [
    "PM=npm; $PM i",
    "PM=npm && \u0024{PM} install",
    "CMD='npm i'; $CMD",
    "export PM=npm; $PM ci",
    "\u0024{PM:-npm} i",
    "f() { npm i; }; f",
    'f() { npm "$@"; }; f install left-pad',
    "f() { npm $1; }; f ci",
    'function run { "$@"; }; run npm i',
    "alias g='npm i'; g left-pad",
    "alias n=npm\nn i",
    "for pm in npm; do $pm i; done",
    'n"p"m i',
    "'npm' 'i'",
    "\\npm i",
    "/usr/local/bin/npm i",
    "$(which npm) i",
    "$'npm' i",
    "npm {i,--save-dev} left-pad",
  ],
  pass: [
    "PM=pnpm; $PM i",
    "\u0024{PM:-pnpm} i",
    "PM=npm; echo $PM i",
    'f() { pnpm "$@"; }; f install',
    "alias n=pnpm\nn i",
    "npm=1; pnpm i",
  ],
});

lines("options before and around the sub-command", noForce, {
  stop: [
    "git push -f",
    "git push --force origin main",
    "git push origin main --force",
    "git -C ../x push -f",
    "git -c http.proxy=x push -f",
    "git --git-dir=.git --work-tree=. push --force",
    "git push -uf origin main",
    "git push -fu",
    "git -c alias.p='push -f' p",
    "git -c alias.p='!git push -f' p",
    "git rebase -x 'git push -f' main",
    "git rebase --exec='git push -f' main",
    "git submodule foreach 'git push -f'",
    "git bisect run git push -f",
  ],
  pass: [
    "git push",
    "git push origin feat/-f",
    "git push --force-with-lease",
    "git push -u origin main",
    "git -C force push",
    "git fetch -f",
    "git commit -m 'push -f'",
    "git stash push -f",
    "git log --grep push -f",
    "git push -- -f",
  ],
});

lines("values of options", noProduction, {
  stop: [
    "aws --profile prod s3 ls",
    "aws --profile=prod s3 ls",
    "aws s3 ls --profile prod-eu",
    "aws s3 rm s3://x --recursive --profile=production",
  ],
  pass: ["aws --profile dev s3 ls", "aws s3 ls s3://prod", "aws --profile=staging s3 cp prod.txt s3://x"],
});

lines("variables of a prefix", noHusky, {
  stop: [
    "HUSKY=0 git commit -m x",
    "env HUSKY=0 git push",
    "export HUSKY=0; git commit -m x",
    "HUSKY=0 sudo git push",
  ],
  pass: ["HUSKY=1 git commit -m x", "HUSKY=0 npm test; git commit -m x", "git commit -m HUSKY=0"],
});

lines("combined letters", noVerify, {
  stop: [
    "git commit -nm x",
    "git commit -anm x",
    "git commit --no-verify -m x",
    "git commit -n",
    "git commit --no-verif -m x",
  ],
  pass: ["git commit -m -n", "git commit -am 'no -n'", "git commit -m '--no-verify'", "git push -n"],
});

lines("what other programs start", noDelete, {
  stop: [
    "rm -rf dist",
    "rm -r -f dist",
    "rm --recursive --force dist",
    "rm -fR dist",
    "find . -name dist -exec rm -rf {} +",
    "find . -type d -execdir rm -rf {} \\;",
    "fd dist -x rm -rf",
    "ls | xargs rm -rf",
    "ssh host rm -rf /srv",
    "ssh -p 2222 me@host 'cd /srv && rm -rf x'",
    "ssh host <<'EOF'\nrm -rf /srv\nEOF",
    "docker exec -it web rm -rf /app",
    "docker exec web sh -c 'rm -rf /app'",
    "docker compose exec -T web rm -rf /app",
    "docker run --rm -v $PWD:/w alpine rm -rf /w",
    "docker-compose run --rm web rm -rf /app",
    "kubectl exec -n x pod -- rm -rf /data",
    "podman exec web rm -rf /app",
    "vagrant ssh -c 'rm -rf /app'",
    "python -c \"import os; os.system('rm -rf dist')\"",
    "python3 -c \"import subprocess; subprocess.run(['rm', '-rf', 'dist'])\"",
    "python3 - <<'EOF'\nimport subprocess\nsubprocess.check_call(\"rm -rf dist\", shell=True)\nEOF",
    "node -e \"require('child_process').execSync('rm -rf dist')\"",
    "node -e \"require('child_process').spawnSync('rm', ['-rf', 'dist'])\"",
    "ruby -e 'system(\"rm -rf dist\")'",
    "ruby -e '`rm -rf dist`'",
    "perl -e 'system(\"rm -rf dist\")'",
    "php -r 'shell_exec(\"rm -rf dist\");'",
    "awk 'BEGIN { system(\"rm -rf dist\") }'",
  ],
  pass: [
    "rm dist/a.js",
    "rm -f a.js",
    "rm -r empty",
    "rmdir dist",
    "find . -name 'rm -rf'",
    "ssh host ls -rf",
    "docker rm -f web",
    "docker exec web ls -rf",
    "docker run --rm alpine ls",
    "kubectl delete -f x.yml",
    "git rm -rf dist",
    "npm rm -rf",
    "python -c \"print('rm -rf dist')\"",
    "node -e \"console.log('rm -rf dist')\"",
    "grep -rf patterns.txt .",
    "echo rm -rf dist",
    "trash dist",
  ],
});

lines("PowerShell", noDelete, {
  stop: [
    'powershell -Command "Remove-Item -Recurse -Force dist"',
    "pwsh -c 'Remove-Item dist -Recurse -Force'",
    'powershell.exe -NoProfile -ExecutionPolicy Bypass -Command "rm -r -fo dist"',
    "pwsh -NoLogo -Command Remove-Item -Recurse -Force dist",
    "powershell -EncodedCommand cgBtACAALQBSAGUAYwB1AHIAcwBlACAALQBGAG8AcgBjAGUAIABkAGkAcwB0AA==",
    "Remove-Item -Path dist -Recurse -Force",
    "Get-ChildItem dist | Remove-Item -Recurse -Force",
    "if (Test-Path dist) { Remove-Item -Recurse -Force dist }",
    "Get-ChildItem | ForEach-Object { Remove-Item $_ -Recurse -Force }",
    "$env:CI='1'; Remove-Item -Recurse -Force .\\dist",
    "cd web; Remove-Item dist -Force -Recurse:$true",
    "Invoke-Expression 'Remove-Item -Recurse -Force dist'",
    "powershell \"iex 'ri dist -rec -fo'\"",
    "pwsh -c '& { ri dist -rec -fo }'",
    "Start-Process pwsh -ArgumentList '-c \"Remove-Item -Recurse -Force dist\"' ; Remove-Item d -r -fo",
    'cmd /c "powershell -c Remove-Item -Recurse -Force dist"',
    "$p = 'dist'; Remove-Item $p -Recurse -Force",
  ],
  pass: [
    'powershell -Command "Remove-Item dist/a.js"',
    "Remove-Item a.txt -Force",
    "Remove-Item -Recurse:$false -Force dist",
    "Write-Host 'Remove-Item -Recurse -Force dist'",
    'Write-Output "rm -rf dist"',
    "Get-ChildItem -Recurse -Force dist",
    "# Remove-Item -Recurse -Force dist\nGet-Content a.txt",
    "Copy-Item -Recurse -Force a b",
    "Set-Content a.ps1 'Remove-Item -Recurse -Force dist'",
    "powershell -File clean.ps1 -Recurse -Force",
    "Select-String 'Remove-Item -Recurse -Force' *.ps1",
  ],
});

lines("cmd", noDelete, {
  stop: [
    "cmd /c del /s /q dist",
    'cmd /c "cd web && rd /s /q dist"',
    "cmd.exe /C rmdir /s /q dist",
    "cmd //c 'rd /s /q dist'",
    "del /s /q dist\\*",
    "rd /s /q dist",
    "if exist dist rd /s /q dist",
    "for %i in (a b) do rd /s /q %i",
    "call rd /s/q dist",
    "echo off & rd /s /q dist",
  ],
  pass: [
    "cmd /c del a.txt",
    "cmd /c dir /s /q dist",
    "rmdir dist",
    'cmd /c "echo rd /s /q dist"',
    "copy /y a.txt b.txt",
    "rem rd /s /q dist",
  ],
});

lines("programs in Windows shells", noInstall, {
  stop: [
    "pwsh -c 'npm install left-pad'",
    "$pm = 'npm'; & $pm install",
    '& "C:\\Program Files\\nodejs\\npm.cmd" install',
    "cmd /c npm ci",
    'cmd /c "set CI=1 && npm ci"',
    'cmd /c start "" /wait npm ci',
    "Start-Process npm -ArgumentList 'install','left-pad'",
    'powershell -c "cd web; npm ci"',
    'powershell -c "npm ci; if ($?) { npm test }"',
    ".\\tools\\npm.cmd install",
    "npm^ install & cmd /c npm i",
  ],
  pass: [
    "pwsh -c 'pnpm install'",
    "pwsh -c \"Write-Host 'npm install'\"",
    "cmd /c echo npm install",
    "$env:npm='install'; pnpm i",
  ],
});

lines("administrators", noSudo, {
  stop: ["sudo ls", "ls | sudo tee a", "Start-Process pwsh -Verb RunAs", "bash -c 'sudo ls'"],
  pass: ["echo sudo", "pseudo ls", "cat sudo.txt", "Start-Process pwsh"],
});

lines("pushes", noPush, {
  stop: [
    "git push",
    "(git push)",
    "git add . && git commit -m x && git push",
    "git  push",
    "gh pr create && git push",
  ],
  pass: [
    "git stash push",
    "git pull",
    "git remote set-url --push origin x",
    "docker push x",
    "git log origin/push",
  ],
});

describe("what cannot be read", () => {
  it.each([
    [noInstall, "npm install 'open"],
    [noInstall, "if npm install; then"],
    [noDelete, 'powershell -c "rm -Recurse {"'],
    [noDelete, "Remove-Item 'open; rm"],
    [noInstall, 'cmd /c "npm "install'],
  ])("is undecided", (spec, line) => {
    expect(verdict(spec, line)).not.toBe("satisfied");
  });

  it("says nothing about a line that does not even name the program", () => {
    expect(verdict(noInstall, "echo 'open")).toBe("satisfied");
  });
});
