/** `/usr/bin/Git.EXE` → `git`, `python3.12` → `python3`. */
export function programName(text: string): string {
  const base = text.slice(Math.max(text.lastIndexOf("/"), text.lastIndexOf("\\")) + 1).toLowerCase();
  const bare = base.replace(/\.(?:exe|cmd|bat|ps1)$/, "");
  return bare.replace(/^((?:python|pip|node|ruby|php)\d?)[.\d]*$/, "$1");
}

/** What a package runner runs: `prisma@5` → `prisma`, `@biomejs/biome@2` → `biome`. */
export function packageProgram(text: string): string {
  const withoutVersion = text.replace(/(?<=.)@[^/]*$/, "");
  return programName(withoutVersion);
}
