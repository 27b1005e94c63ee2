import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseShell } from "./parse";

/** `program words` of each command, in order. */
function heads(line: string): string[] {
  return parseShell(line).commands.map(({ program, words }) => [program, ...words].join(" "));
}

function changes(line: string): string[] {
  return parseShell(line).fileChanges.map(
    ({ op, path, movedFrom }) => `${op} ${movedFrom ? `${movedFrom} ` : ""}${path}`,
  );
}

describe("commands behind other commands", () => {
  it.each([
    ["cd web && npm ci", "npm ci"],
    ["bash -lc 'cd x; npm install left-pad'", "npm install left-pad"],
    ["sudo -u me env A=1 npm i", "npm i"],
    ["timeout -k 5 60 npm i", "npm i"],
    ["nohup nice -n 5 npm i &", "npm i"],
    ["echo $(npm i)", "npm i"],
    ["echo `npm i`", "npm i"],
    ['eval "npm i"', "npm i"],
    ["echo x | xargs -n 1 npm i", "npm i x"],
    ["find . -name x -exec rm -rf {} \\;", "rm {}"],
    ["for p in a b; do npm i; done", "npm i"],
    ["f() { npm i; }", "npm i"],
    ["if a; then npm i; else b; fi", "npm i"],
    ["case $x in a) npm i;; esac", "npm i"],
    ["bash <<'EOF'\nnpm i\nEOF", "npm i"],
    ["echo 'npm i' | sh", "npm i"],
    ["bash <<< 'npm i'", "npm i"],
    ["npx -y prisma@5 migrate deploy", "prisma migrate deploy"],
    ["pnpm dlx @scope/tool@1 run", "tool run"],
    ["uv run --with x pytest -q", "pytest"],
    ["python3.12 -m pytest tests", "pytest tests"],
    ["PM=npm; $PM i", "npm i"],
    ["\\npm i; /usr/bin/npm i", "npm i"],
    ["time npm i", "npm i"],
    ["! npm i", "npm i"],
    ["cat <(npm i)", "npm i"],
    ["trap 'npm i' EXIT", "npm i"],
    ["$(which npm) i", "npm i"],
  ])("%s", (line, expected) => {
    expect(heads(line)).toContain(expected);
    expect(parseShell(line).unparsed).toBe(false);
  });
});

describe("data that only looks like commands", () => {
  it.each([
    'echo "npm install"',
    'grep -rn "npm install" docs',
    'git commit -m "npm install"',
    "cat > a.sh <<'EOF'\nnpm install\nEOF",
    "command -v npm",
    "# npm install",
    "echo 'it is `npm install`'",
    "which npm",
  ])("%s", (line) => {
    expect(parseShell(line).commands.some(({ program }) => program === "npm")).toBe(false);
  });
});

describe("options", () => {
  it("finds the sub-command behind options that take values", () => {
    expect(heads("git -C ../x -c a.b=c push --tags")).toEqual(["git push"]);
    expect(heads("npm --prefix web install")).toEqual(["npm install"]);
    expect(heads("docker compose -f a.yml up -d")).toEqual(["docker compose up"]);
  });

  it("splits combined letters up to one that takes a value", () => {
    const names = (line: string) => parseShell(line).commands[0]?.flags.map(({ name }) => name);
    expect(names("git commit -nm text")).toEqual(["-nm", "-n", "-m"]);
    expect(names("git commit -mnote")).toEqual(["-mnote", "-m"]);
    expect(names("find . -name x")).toEqual(["-name"]);
    expect(names("rm -- -rf")).toEqual([]);
  });

  it("keeps values with their options", () => {
    const [command] = parseShell("aws --profile=prod s3 ls --region eu").commands;
    expect(command?.flags).toEqual([
      { name: "--profile", value: "prod" },
      { name: "--region", value: "eu" },
    ]);
    expect(command?.words).toEqual(["s3", "ls"]);
  });
});

describe("surroundings of a command", () => {
  it("follows cd, export and prefixes", () => {
    const commands = parseShell("cd web && export A=1; (cd api; x); B=2 y").commands;
    expect(commands.map(({ program, cwd }) => [program, cwd])).toEqual([
      ["cd", ""],
      ["export", "web"],
      ["cd", "web"],
      ["x", "web/api"],
      ["y", "web"],
    ]);
    expect(commands.at(-1)?.env).toEqual({ A: "1", B: "2" });
  });

  it("does not know a folder that a variable names", () => {
    expect(parseShell('cd "$DIR" && x').commands.at(-1)?.cwd).toBeNull();
  });

  it("sees what runs in the background", () => {
    expect(parseShell("npm run dev > a.log 2>&1 &").commands[0]?.background).toBe(true);
    expect(parseShell("npm run dev").commands[0]?.background).toBe(false);
  });

  it("names the wrappers, outermost first", () => {
    expect(parseShell("sudo npx tsc").commands.at(-1)?.wrappers).toEqual(["sudo", "npx"]);
  });
});

describe("file changes", () => {
  it.each([
    ["echo a > x.txt", ["create x.txt"]],
    ["echo a >> x.txt", ["modify x.txt"]],
    ["cd web && touch a b", ["create web/a", "create web/b"]],
    ["touch {a,b}.md", ["create a.md", "create b.md"]],
    ["sed -i '' s/a/b/ x.js", ["modify x.js"]],
    ["sed -n s/a/b/p x.js", []],
    ["perl -pi -e 's/a/b/' x.ts", ["modify x.ts"]],
    ["mv a.ts src/", ["move a.ts src/a.ts"]],
    ["cp src/x.py src/../../other/x.py", ["create ../other/x.py"]],
    ["git rm old.py && git mv a b", ["delete old.py", "move a b"]],
    ["cat <<EOF | tee -a conf.yml\na: 1\nEOF", ["modify conf.yml"]],
    ["python -c \"open('x.md','w').write('a')\"", ["create x.md"]],
    ["node -e \"require('fs').writeFileSync('y.js', '')\"", ["create y.js"]],
    ["pytest > /dev/null 2>&1", []],
    ["curl -o out.bin https://x.example", ["create out.bin"]],
    ["{ echo a; echo b; } > both.txt", ["create both.txt"]],
    ["rm -rf dist", ["delete dist"]],
  ])("%s", (line, expected) => {
    expect(changes(line)).toEqual(expected);
  });

  it("keeps the text that the line itself shows", () => {
    expect(parseShell("cat > a.py <<'EOF'\nprint(1)\n\nx\nEOF").fileChanges[0]?.addedLines).toEqual([
      "print(1)",
      "",
      "x",
    ]);
    expect(parseShell("echo 'TOKEN=1' >> c.sh").fileChanges[0]?.addedLines).toEqual(["TOKEN=1"]);
    expect(parseShell("sed -i 's/x/console.log(1)/' a.ts").fileChanges[0]?.addedLines).toEqual([
      "console.log(1)",
    ]);
  });
});

describe("what is no Bash", () => {
  it("knows programs named like members of an object", () => {
    expect(heads("constructor x; toString y; sudo valueOf z")).toEqual([
      "constructor x",
      "tostring y",
      "sudo valueOf z",
      "valueof z",
    ]);
  });

  it.each(['git commit -m "open', "if then", "echo a; ) b"])("marks %s", (line) => {
    expect(parseShell(line).unparsed).toBe(true);
  });

  it("bounds nesting and length", () => {
    const nested = `${"$(".repeat(40)}x${")".repeat(40)}`;
    expect(() => parseShell(nested)).not.toThrow();
    expect(parseShell(`echo ${"a".repeat(70_000)}`)).toEqual({
      commands: [],
      fileChanges: [],
      unparsed: true,
    });
  });
});

describe("properties", () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (line) => parseShell(line) !== undefined),
    );
  });

  it("quoting an argument changes nothing", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const plain = parseShell(`git ${a} ${b}`).commands[0]?.argv;
        expect(plain).toEqual(["git", a, b]);
        expect(parseShell(`git '${a}' "${b}"`).commands[0]?.argv).toEqual(plain);
      }),
    );
  });

  it("a wrapped command is found with the same arguments", () => {
    const prefix = fc.constantFrom("", "sudo ", "env X=1 ", "timeout 5 ", "xargs ");
    const wrap = fc.constantFrom(
      (line: string) => `bash -c '${line}'`,
      (line: string) => `true && ${line}`,
      (line: string) => `( ${line} )`,
      (line: string) => `echo $( ${line} )`,
      (line: string) => `if true; then ${line}; fi`,
    );
    fc.assert(
      fc.property(prefix, fc.array(wrap, { maxLength: 3 }), word, (before, wraps, arg) => {
        // One level of single quotes only: quotes inside quotes would be another line.
        const quotes = wraps.filter((one) => one("x").includes("'")).length;
        fc.pre(quotes <= 1);
        const line = wraps.reduce((inner, one) => one(inner), `${before}npm install ${arg}`);
        const found = parseShell(line).commands.filter(({ program }) => program === "npm");
        expect(found.map(({ argv }) => argv)).toEqual([["npm", "install", arg]]);
      }),
    );
  });

  it("text inside single quotes of echo is never a command", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^'\n\0]{0,60}$/), (text) => {
        expect(parseShell(`echo '${text}'`).commands.map(({ program }) => program)).toEqual(["echo"]);
      }),
    );
  });
});
