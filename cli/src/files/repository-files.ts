import { createHash } from "node:crypto";
import { isOwnReflection, reflectionOf } from "../../../core/delivery/reflection";
import { REPOSITORY_FILES, type RepositoryFile, SECTION_FILES } from "../../../core/delivery/repository-file";
import type { Repository } from "../../../core/delivery/repository-rules";
import { rulesSection } from "../../../core/delivery/rules-section";
import { sectionFile } from "../../../core/delivery/section-file";
import { readBytes, refusalOf } from "./safe-path";

export type FileState = "current" | "missing" | "outdated" | "drifted" | "refused" | "unwanted";

export type RepositoryFileState = {
  path: string;
  state: FileState;
  /** Why it is refused. */
  why: string | null;
  /** Bytes that `sync` writes, each as one character; null where it writes nothing. */
  next: string | null;
};

/** Each file that the project asks for, and those with a part of ours that it asks for no more. */
export function repositoryFiles(root: string, { files, rules }: Repository): RepositoryFileState[] {
  const body = toBytes(rulesSection(rules));
  const sections = REPOSITORY_FILES.filter(isSection).flatMap((choice) => {
    const path = SECTION_FILES[choice];
    const wanted = files.includes(choice);
    const found = sectionState(root, path, wanted ? body : "");
    if (wanted) return found;
    return found.state === "outdated" || found.state === "drifted"
      ? { ...found, state: unwanted(found) }
      : [];
  });
  if (!files.includes("reflections")) return sections;
  return [...sections, ...rules.map((rule) => reflectionState(root, reflectionOf(rule, textDigest)))];
}

function unwanted({ state }: RepositoryFileState): FileState {
  return state === "drifted" ? "drifted" : "unwanted";
}

function isSection(file: RepositoryFile): file is keyof typeof SECTION_FILES {
  return file !== "reflections";
}

function sectionState(root: string, path: string, body: string): RepositoryFileState {
  const why = refusalOf(root, path);
  if (why !== null) return { path, state: "refused", why, next: null };
  return { path, why, ...sectionFile(readBytes(root, path), body, bytesDigest) };
}

/** Written once: a later version has a file of its own. */
function reflectionState(root: string, { path, text }: { path: string; text: string }): RepositoryFileState {
  const why = refusalOf(root, path);
  if (why !== null) return { path, state: "refused", why, next: null };
  const present = readBytes(root, path);
  if (present === "") return { path, state: "missing", why, next: toBytes(text) };
  const isOwn = isOwnReflection(Buffer.from(present, "latin1").toString("utf8"), textDigest);
  return { path, state: isOwn ? "current" : "drifted", why, next: null };
}

function toBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

function bytesDigest(bytes: string): string {
  return createHash("sha256").update(bytes, "latin1").digest("hex");
}

function textDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
