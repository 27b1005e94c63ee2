import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSecretPath } from "../../../core/redaction/secret-path";
import { resolveLinks } from "../project/disk-place";
import type { Checkout } from "../project/git-folder";
import { type DiffedFile, readDiff } from "../project/read-diff";
import { type Comparison, diffOf, stagedTexts, untrackedFiles } from "../project/safe-git";

/** A larger file is judged by its added lines only. */
const MAX_CONTENT_BYTES = 256 * 1024;

export type ChangedFiles = { ok: true; files: DiffedFile[] } | { ok: false; why: string };

/**
 * Changed files of a checkout with their resulting texts: of the index when what is staged is meant, else of the
 * working tree. Links are not followed out of the checkout, secret files are not read (trust.md section 1).
 */
export function changedFiles(
  checkout: Checkout,
  comparison: Comparison,
  { untracked }: { untracked: boolean },
): ChangedFiles {
  const diff = diffOf(checkout, comparison);
  if (diff.state !== "ok") return { ok: false, why: diff.why };
  const files = readDiff(diff.text);
  if (untracked) {
    const names = untrackedFiles(checkout);
    if (names.state !== "ok") return { ok: false, why: names.why };
    files.push(...names.text.split("\0").filter(Boolean).map(newFile));
  }
  const texts = textsOf(checkout, files, comparison);
  return { ok: true, files: files.map((file) => withText(file, texts)) };
}

function newFile(path: string): DiffedFile {
  const change = { kind: "file_change", path, op: "create", addedLines: [], removedLines: [] } as const;
  return { change: { ...change, addedLines: [], removedLines: [] }, lineNumbers: [], binary: false };
}

type Texts = (path: string) => string | null;

function textsOf(checkout: Checkout, files: DiffedFile[], comparison: Comparison): Texts {
  if (comparison.kind !== "staged") return (path) => textOnDisk(checkout.root, path);
  const readable = files.filter(({ change, binary }) => !binary && change.op !== "delete");
  const paths = readable.map(({ change }) => change.path).filter((path) => !isSecretPath(path));
  const staged = stagedTexts(checkout, paths, MAX_CONTENT_BYTES);
  return (path) => staged.get(path) ?? null;
}

function textOnDisk(root: string, path: string): string | null {
  const file = resolveLinks(join(root, path));
  if (!file.startsWith(`${root}/`) || isSecretPath(file)) return null;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_CONTENT_BYTES) return null;
  const content = readFileSync(file);
  return content.includes(0) ? null : content.toString("utf8");
}

function withText(file: DiffedFile, texts: Texts): DiffedFile {
  const { change, binary } = file;
  if (binary || change.op === "delete") return file;
  const content = texts(change.path);
  if (content === null) return file;
  const isNew = change.op === "create" && change.addedLines.length === 0 && content !== "";
  if (!isNew) return { ...file, change: { ...change, content } };
  // An untracked file is in no diff, so all its lines are new.
  const addedLines = content.replace(/\n$/, "").split("\n");
  return {
    ...file,
    change: { ...change, content, addedLines },
    lineNumbers: addedLines.map((_, at) => at + 1),
  };
}
