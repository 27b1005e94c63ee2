type CodeWrite = { path: string; op: "create" | "modify" | "delete" };

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
      String.raw`\b(?:os\.(?:remove|unlink)|unlinkSync|rmSync|shutil\.rmtree)\(\s*${STRING}`,
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
      if (path && !writes.some((write) => write.path === path)) writes.push({ path, op });
    }
  }
  return writes;
}
