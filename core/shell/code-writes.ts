type CodeWrite = { path: string; op: "create" | "modify" | "delete"; addedLines?: string[] };

const STRING = String.raw`(?:[rbu]{0,2})(["'\`])((?:(?!\1)[^\\\n]|\\.){1,400})\1`;

/** Calls of Python and Node that write or remove a file named by a literal. */
const CALLS: { pattern: RegExp; op: CodeWrite["op"] }[] = [
  {
    pattern: new RegExp(String.raw`\bopen\(\s*${STRING}\s*,\s*(?:mode\s*=\s*)?["'][^"']*[wx]`, "g"),
    op: "create",
  },
  {
    pattern: new RegExp(String.raw`\bopen\(\s*${STRING}\s*,\s*(?:mode\s*=\s*)?["'][^"']*[a+]`, "g"),
    op: "modify",
  },
  {
    pattern: new RegExp(String.raw`\bPath\(\s*${STRING}\s*\)\s*\.\s*(?:write_text|write_bytes|touch)\(`, "g"),
    op: "create",
  },
  { pattern: new RegExp(String.raw`\bPath\(\s*${STRING}\s*\)\s*\.\s*unlink\(`, "g"), op: "delete" },
  {
    pattern: new RegExp(
      String.raw`\b(?:writeFile|writeFileSync|createWriteStream|outputFile)\(\s*${STRING}`,
      "g",
    ),
    op: "create",
  },
  { pattern: new RegExp(String.raw`\b(?:appendFile|appendFileSync)\(\s*${STRING}`, "g"), op: "modify" },
  {
    pattern: new RegExp(
      String.raw`\b(?:Deno\.writeTextFile(?:Sync)?|Bun\.write|File\.write|IO\.write|file_put_contents|outputJson|outputJsonSync)\(?\s*${STRING}`,
      "g",
    ),
    op: "create",
  },
  { pattern: new RegExp(String.raw`\bPath\(\s*${STRING}\s*\)\s*\.\s*open\(\s*["'][wax]`, "g"), op: "create" },
  { pattern: new RegExp(String.raw`\bFile\.open\(?\s*${STRING}\s*,\s*["'][wa]`, "g"), op: "create" },
  {
    pattern: new RegExp(
      String.raw`\b(?:os\.rename|os\.replace|shutil\.(?:copy2?|copyfile|move)|renameSync|copyFileSync|cpSync|fs\.rename|fs\.copyFile|fs\.cp)\(\s*(?:[rbu]{0,2})(?:"[^"\n]{1,400}"|'[^'\n]{1,400}')\s*,\s*${STRING}`,
      "g",
    ),
    op: "create",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:os\.rename|os\.replace|shutil\.move|renameSync|fs\.rename)\(\s*${STRING}`,
      "g",
    ),
    op: "delete",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:os\.(?:remove|unlink|rmdir)|unlinkSync|rmSync|rmdirSync|fs\.(?:promises\.)?(?:unlink|rm|rmdir)|fsp\.(?:unlink|rm)|shutil\.rmtree|Deno\.remove(?:Sync)?|File\.delete|FileUtils\.rm(?:_rf|_r|_f)?|unlink)\(?\s*${STRING}`,
      "g",
    ),
    op: "delete",
  },
];

/** Files that a one-line program writes: `python -c "open('x', 'w')"`, `node -e "fs.writeFileSync('x')"`. */
export function codeWrites(code: string): CodeWrite[] {
  const writes: CodeWrite[] = [];
  for (const { pattern, op } of CALLS) {
    for (const match of code.matchAll(pattern)) {
      const path = match[2];
      if (!path || writes.some((write) => write.path === path && write.op === op)) continue;
      const text = op === "delete" ? undefined : textAfter(code.slice(match.index + match[0].length));
      writes.push({ path, op, ...(text === undefined ? {} : { addedLines: text.split("\n") }) });
    }
  }
  return writes;
}

/** The literal that is written, when it follows at once: `writeFileSync("x", "text")`, `open("x", "w").write("text")`. */
function textAfter(code: string): string | undefined {
  const found =
    /^\s*[bt]?["']?\s*(?:,|\)?\s*\.write\(|(?=\s*["']))\s*(["'`])((?:(?!\1)[^\\]|\\[\s\S]){0,4000})\1/.exec(
      code,
    );
  return found?.[2]
    ?.replaceAll("\\n", "\n")
    .replace(/\\(["'`\\])/g, "$1")
    .replace(/\n$/, "");
}
