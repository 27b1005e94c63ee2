import { createHash } from "node:crypto";
import { type Found, findCorrections } from "../../../core/transcript/find-corrections";
import { sendableAction } from "../hook/sendable-action";
import { diskPlace } from "../project/disk-place";
import { type Checkout, findCheckout } from "../project/git-folder";
import { VERSION } from "../version";
import type { Transcript } from "./find-transcripts";
import type { Kept } from "./kept";
import { fileLines } from "./read-file-lines";

export type Scan = {
  files: readonly Transcript[];
  checkout: Checkout;
  project: string;
  userHome: string;
  env: Record<string, string | undefined>;
  kept: Kept;
  /** Bytes read so far, and the number of files that are done. */
  onProgress: (bytes: number, files: number) => void;
};

/** Entries of other folders after which a file is another repository's. */
const FOREIGN_ENTRIES = 40;

/**
 * Runs detection over past transcripts on this machine. Each file that is read to its end is kept, so that a run that
 * was stopped goes on after it; nothing is sent.
 */
export async function scanTranscripts(scan: Scan): Promise<Found[]> {
  const found: Found[] = [];
  let bytes = 0;
  for (const [index, file] of scan.files.entries()) {
    const known = scan.kept.foundIn(file);
    if (known) bytes += file.size;
    const inFile =
      known ??
      (await scanFile(file, scan, (read) => {
        bytes += read;
        scan.onProgress(bytes, index);
      }));
    if (!known) scan.kept.keep(file, inFile);
    found.push(...inFile);
    scan.onProgress(bytes, index + 1);
  }
  return found.sort((left, right) => timeOf(left) - timeOf(right));
}

export function promptOf({ events }: Found): Found["events"][number] | undefined {
  return events.at(-1);
}

export function timeOf(found: Found): number {
  return Date.parse(promptOf(found)?.occurredAt ?? "");
}

async function scanFile(file: Transcript, scan: Scan, onBytes: (bytes: number) => void): Promise<Found[]> {
  const { checkout, project, userHome, env } = scan;
  // Files have changed since: what the past says of them is believed, and none is read.
  const place = { ...diskPlace(checkout.root, userHome), exists: () => false, read: () => null };
  const reader = file.open(place, file.name);
  const isOurs = folderTest(checkout);
  const judge = findCorrections({
    ...{ host: file.host, project, clientVersion: VERSION },
    digest: (text) => createHash("sha256").update(text).digest(),
    sendable: (action) => sendableAction({ file: checkout, deps: { userHome, env } }, action),
  });
  const found: Found[] = [];
  let ours = 0;
  let foreign = 0;
  const take = (entries: ReturnType<typeof reader.read>) => {
    for (const entry of entries) {
      if (entry.cwd !== undefined && !isOurs(entry.cwd)) {
        foreign += 1;
        continue;
      }
      ours += 1;
      const one = judge(entry);
      if (one) found.push(one);
    }
  };
  for await (const line of fileLines(file.path, onBytes)) {
    take(reader.read(line));
    if (ours === 0 && foreign >= FOREIGN_ENTRIES) return found;
  }
  take(reader.end());
  return found;
}

/** Whether a folder belongs to this repository, worktrees included; one that is gone by its path alone. */
function folderTest({ root, commonFolder }: Checkout): (folder: string) => boolean {
  const known = new Map<string, boolean>();
  return (folder) => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const isInside = folder === root || folder.startsWith(`${root}/`);
    const there = findCheckout(folder);
    const answer = there ? there.commonFolder === commonFolder : isInside;
    known.set(folder, answer);
    return answer;
  };
}
