import { join } from "node:path";
import { fieldsOf, listOf, numberOf, textOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

/** One settings file of a host that our entries were written to. */
export type Install = {
  /** The host's word on the command line. */
  slug: string;
  path: string;
  /** When they were written, in milliseconds: what a host told before says nothing of them. */
  at: number;
  /** Name of the copy of what stood there before, in the folder of backups; null where nothing did. */
  backup?: string | null;
  /** SHA-256 of what was written, hex: while the file still is that, uninstall puts the copy back. */
  wrote?: string;
};

/** Where this machine's entries stand, as install wrote them down; empty where nothing was installed. */
export function readInstalls(home: string): Install[] {
  return listOf(fieldsOf(readJson(installsPath(home))).installs).flatMap((value) => {
    const fields = fieldsOf(value);
    const slug = textOf(fields.slug);
    const path = textOf(fields.path);
    if (!slug || !path) return [];
    const backup = textOf(fields.backup) ?? null;
    return [{ slug, path, at: numberOf(fields.at) ?? 0, backup, wrote: textOf(fields.wrote) }];
  });
}

/** Remembers an install; one of the same file is replaced. */
export function noteInstall(home: string, install: Install): void {
  const others = readInstalls(home).filter(({ path }) => path !== install.path);
  writeInstalls(home, [...others, install]);
}

export function forgetInstall(home: string, path: string): void {
  const installs = readInstalls(home);
  const left = installs.filter((known) => known.path !== path);
  if (left.length < installs.length) writeInstalls(home, left);
}

export function writeInstalls(home: string, installs: Install[]): void {
  writePrivate(installsPath(home), `${JSON.stringify({ schemaVersion: 1, installs }, null, 2)}\n`);
}

function installsPath(home: string): string {
  return join(home, "installs.json");
}
