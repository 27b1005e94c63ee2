/** Numbers of a version; null for a run from source and for what is no version. */
function numbersOf(version: string): number[] | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? found.slice(1).map(Number) : null;
}

/** Below zero when the first version is older; null where one of them is none. */
export function compareVersions(one: string, other: string): number | null {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  if (!mine || !theirs) return null;
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
}

/**
 * What a difference between this client and a server means, and what to do; null when they are of one version.
 * @param own version of this client
 */
export function versionLine({
  own,
  server,
  origin,
}: {
  own: string;
  server: string;
  origin: string;
}): string | null {
  if (own === server) return null;
  const order = compareVersions(own, server);
  const both = `the server has ${server || "no version"}, this CLI ${own}`;
  if (order === null) return both;
  return order < 0
    ? `${both}: npm install -g ${origin}/cli.tgz && heed install. Until then what it does not know is left out`
    : `${both}: what the server does not know is left out until an admin updates it`;
}
