/** One remote a line; scheme, user, credentials and `.git` are taken off, as the server wants them. */
export function remotesFromText(text: string): string[] {
  const lines = text.split(/[\n,]+/).map(plainRemote);
  return [...new Set(lines.filter((line) => line.length > 0))];
}

function plainRemote(line: string): string {
  const address = line.trim();
  // `git@host:owner/name` is ssh in short.
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(address);
  const plain = short ? `${short[1]}/${short[2]}` : address.replace(/^[a-z+]+:\/\/(?:[^@/]+@)?/i, "");
  return plain.replace(/\/+$/, "").replace(/\.git$/i, "");
}
