import { describe, expect, it } from "vitest";
import { parseShell } from "./parse";
import { patchChanges } from "./patch-text";

/** `op path` of each change, `op from path` of a move. */
function changes(line: string): string[] {
  return parseShell(line).fileChanges.map(
    ({ op, path, movedFrom }) => `${op} ${movedFrom ? `${movedFrom} ` : ""}${path}`,
  );
}

function added(line: string): string[] | undefined {
  return parseShell(line).fileChanges[0]?.addedLines;
}

describe("what a line changes", () => {
  it.each<[string, string[]]>([
    ["echo a >| x.txt", ["create x.txt"]],
    ["echo a &> x.txt", ["create x.txt"]],
    ["make 2> errors.log", ["create errors.log"]],
    ["make 2>&1", []],
    ["> empty.txt", ["create empty.txt"]],
    [": > empty.txt", ["create empty.txt"]],
    ["cat a.txt", []],
    ["echo '> x.txt'", []],
    ["cat <<'EOF' > a.ts\nx > y\nEOF", ["create a.ts"]],
    ["echo a | tee x.txt y.txt", ["create x.txt", "create y.txt"]],
    ["echo a | tee -a x.txt > /dev/null", ["modify x.txt"]],
    ["echo a | sudo tee /etc/hosts", ["create /etc/hosts"]],
    ["sed -i.bak 's/a/b/' a.ts b.ts", ["modify a.ts", "modify b.ts"]],
    ["sed -i -e s/a/b/ -e s/c/d/ a.ts", ["modify a.ts"]],
    ["sed --in-place s/a/b/ a.ts", ["modify a.ts"]],
    ["sed 's/-i/x/' a.ts", []],
    ["perl -i -pe 's/a/b/' a.ts", ["modify a.ts"]],
    ["awk -i inplace '{ print }' a.txt", ["modify a.txt"]],
    ["awk '{ print }' a.txt", []],
    ["yq -i '.a = 1' a.yml", ["modify a.yml"]],
    ["cp a.ts b.ts", ["create b.ts"]],
    ["cp -r src/ dist/", ["create dist/src"]],
    ["cp -t out a b", ["create out/a", "create out/b"]],
    ["mv a.ts b.ts", ["move a.ts b.ts"]],
    ["install -m 755 run.sh /usr/local/bin/", ["create /usr/local/bin/run.sh"]],
    ["dd if=/dev/zero of=disk.img bs=1M", ["create disk.img"]],
    ["ln -s ../a b", ["create b"]],
    ["rm -rf dist && mkdir dist", ["delete dist"]],
    ["find . -name '*.log' -exec rm {} \\;", ["delete {}"]],
    ["echo old.txt | xargs rm", ["delete old.txt"]],
    ["touch a.md; cd docs; touch b.md", ["create a.md", "create docs/b.md"]],
    ["git checkout -- src/a.ts", ["modify src/a.ts"]],
    ["git checkout main", []],
    ["git restore src/a.ts", ["modify src/a.ts"]],
    ["git restore --staged src/a.ts", []],
    ["git -C web rm a.ts", ["delete web/a.ts"]],
    ["git rm --cached a.ts", []],
    ["python -c \"open('a.py', 'w').write('x')\"", ["create a.py"]],
    ["python3 -c \"open('a.py').read()\"", []],
    ["python -c \"from pathlib import Path; Path('b.md').write_text('x')\"", ["create b.md"]],
    ["python - <<'EOF'\nimport os\nos.remove('a.py')\nEOF", ["delete a.py"]],
    ["python -c \"import shutil; shutil.copy('a', 'b')\"", ["create b"]],
    ["node -e \"fs.writeFileSync('a.js', 'x')\"", ["create a.js"]],
    ["node -e \"fs.rmSync('a.js')\"", ["delete a.js"]],
    ["node -p \"fs.readFileSync('a.js')\"", []],
    ['ruby -e \'File.write("a.rb", "x")\'', ["create a.rb"]],
    ['php -r \'file_put_contents("a.php", "x");\'', ["create a.php"]],
    ["bash -c 'echo x > a.txt'", ["create a.txt"]],
    ["patch src/a.ts < fix.patch", ["modify src/a.ts"]],
    ["patch --dry-run src/a.ts < fix.patch", []],
    ["git apply fix.patch", []],
    ["git apply <<'EOF'\n--- a/x.ts\n+++ b/x.ts\n@@ -1 +1 @@\n-a\n+b\nEOF", ["modify x.ts"]],
    ["git apply --check <<'EOF'\n--- a/x.ts\n+++ b/x.ts\nEOF", []],
    ["patch -p1 <<'EOF'\n--- /dev/null\n+++ b/new.ts\n@@ -0,0 +1 @@\n+b\nEOF", ["create new.ts"]],
    [
      "apply_patch <<'EOF'\n*** Begin Patch\n*** Add File: secret.txt\n+key\n*** End Patch\nEOF",
      ["create secret.txt"],
    ],
    ["ssh host 'rm -rf src'", []],
    ["docker exec web touch a.txt", []],
    ["docker exec web cat a.txt > b.txt", ["create b.txt"]],
    ["Set-Content -Path src\\a.ts -Value 'x'", ["create src/a.ts"]],
    ["'x' | Out-File notes.md -Append", ["modify notes.md"]],
    ["Add-Content a.txt 'x'", ["modify a.txt"]],
    ['pwsh -c "Remove-Item .\\src\\a.ts"', ["delete src/a.ts"]],
    ["Copy-Item a.ts -Destination src\\b.ts", ["create src/b.ts"]],
    ["Move-Item src\\a.ts lib\\a.ts", ["move src/a.ts lib/a.ts"]],
    ["Rename-Item src\\a.ts b.ts", ["move src/a.ts src/b.ts"]],
    ["New-Item -Path docs -Name a.md -ItemType File", ["create docs/a.md"]],
    ["New-Item -ItemType Directory docs", []],
    ["Get-Content a.txt > b.txt", ["create b.txt"]],
    ["Get-Process 2> $null", []],
    ["iwr https://x.example -OutFile a.zip", []],
    ["Invoke-WebRequest https://x.example -OutFile a.zip", ["create a.zip"]],
    ["[IO.File]::WriteAllText('a.txt', 'x')", []],
    ["del src\\a.ts", ["delete src/a.ts"]],
    ["copy a.ts src\\b.ts", ["create src/b.ts"]],
    ["move src\\a.ts lib\\", ["move src/a.ts lib/a.ts"]],
    ['cmd /c "echo x > a.txt & del b.txt"', ["create a.txt", "delete b.txt"]],
    ['cmd /c "dir > nul"', []],
  ])("%s", (line, expected) => {
    expect(changes(line)).toEqual(expected);
  });
});

describe("what a line writes", () => {
  it.each<[string, string[]]>([
    ["printf 'a\\nb\\n' > x.txt", ["a", "b"]],
    ["printf '%s\\n' one two > x.txt", ["one", "two"]],
    ["echo one two > x.txt", ["one two"]],
    ["echo 'key=1' | tee -a .env", ["key=1"]],
    ["cat <<EOF > a.ts\nline\nEOF", ["line"]],
    ["python -c \"open('a.py', 'w').write('print(1)')\"", ["print(1)"]],
    ["node -e \"fs.writeFileSync('a.js', 'let a;\\nlet b;')\"", ["let a;", "let b;"]],
    ["Set-Content a.ts 'const a = 1;'", ["const a = 1;"]],
    ['Add-Content -Path a.ts -Value "x"', ["x"]],
    ["'hello' | Set-Content a.txt", ["hello"]],
    ["@'\nline 1\nline 2\n'@ | Out-File a.txt", ["line 1", "line 2"]],
    ['cmd /c "echo hello world> a.txt"', ["hello world"]],
  ])("%s", (line, expected) => {
    expect(added(line)).toEqual(expected);
  });

  it("keeps the end of the last line as the shell writes it", () => {
    expect(parseShell("echo a > x.txt").fileChanges[0]?.content).toBe("a\n");
    expect(parseShell("printf a > x.txt").fileChanges[0]?.content).toBe("a");
  });
});

describe("patchChanges", () => {
  it("has one change a file, with its lines", () => {
    const patch = [
      "*** Begin Patch",
      "*** Add File: a.txt",
      "+one",
      "*** Update File: b.txt",
      "*** Move to: c.txt",
      "@@",
      "-old",
      "+new",
      " same",
      "*** Delete File: d.txt",
      "*** End Patch",
    ];
    expect(patchChanges(patch.join("\n"))).toEqual([
      { path: "a.txt", op: "create", addedLines: ["one"], removedLines: [] },
      { path: "c.txt", op: "move", movedFrom: "b.txt", addedLines: ["new"], removedLines: ["old"] },
      { path: "d.txt", op: "delete", addedLines: [], removedLines: [] },
    ]);
  });

  it("reads renames and deletions of a diff", () => {
    const patch = [
      "diff --git a/a.ts b/b.ts",
      "rename from a.ts",
      "rename to b.ts",
      "diff --git a/c.ts b/c.ts",
      "--- a/c.ts",
      "+++ /dev/null",
      "@@ -1 +0,0 @@",
      "-x",
    ];
    expect(patchChanges(patch.join("\n")).map(({ op, path, movedFrom }) => [op, path, movedFrom])).toEqual([
      ["move", "b.ts", "a.ts"],
      ["delete", "c.ts", undefined],
    ]);
  });
});
