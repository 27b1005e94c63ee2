import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, readText, writePrivate } from "../state/private-file";

const NEEDED = ["hook.cjs", "hook-body.cjs", "flush.cjs", "re2js.cjs"];
/** Parts that only some events or hosts load. */
const PART = /^hook-[\w-]+\.cjs$/;

/** A repository's or a shell's settings that would make Node load, read or write something else. */
const UNSET = [
  "NODE_OPTIONS",
  "NODE_PATH",
  "NODE_REPL_EXTERNAL_MODULE",
  "NODE_V8_COVERAGE",
  "NODE_DEBUG",
  "NODE_EXTRA_CA_CERTS",
  "OPENSSL_CONF",
  "LD_PRELOAD",
  "LD_LIBRARY_PATH",
  "DYLD_INSERT_LIBRARIES",
];

/** Path that stands in the hosts' settings; it never changes. */
export function launcherPath(home: string): string {
  return join(home, "bin", "heed-hook");
}

/**
 * Puts the hook beside the person's state, so that it works whatever becomes of the global package, and writes the
 * launcher: absolute Node of now, and nothing of the host's environment that changes what Node loads.
 * @param program folder of the running CLI
 */
export function writeLauncher(home: string, program: string, node: string): void {
  makeFolder(join(home, "lib"));
  makeFolder(join(home, "bin"));
  for (const name of filesOf(program)) {
    const source = join(program, name);
    const target = join(home, "lib", name);
    if (source === target) continue;
    writePrivate(target, readFileSync(source));
  }
  writePrivate(launcherPath(home), launcherText(home, node));
  chmodSync(launcherPath(home), 0o700);
}

/** Node that the launcher runs; null when there is no launcher. */
export function launcherNode(home: string): string | null {
  return /^exec '([^']+)'/m.exec(readText(launcherPath(home)) ?? "")?.[1] ?? null;
}

/** True when the installed hook is the one of this CLI. */
export function isLauncherCurrent(home: string, program: string): boolean {
  return filesOf(program).every((name) => {
    const installed = join(home, "lib", name);
    if (!existsSync(installed)) return false;
    return readFileSync(installed).equals(readFileSync(join(program, name)));
  });
}

function filesOf(program: string): string[] {
  return [...new Set([...NEEDED, ...readdirSync(program).filter((name) => PART.test(name))])];
}

function launcherText(home: string, node: string): string {
  const hook = join(home, "lib", "hook.cjs");
  return [
    "#!/bin/sh",
    "# Written by heed install. Silent and successful when anything is missing: the host comes first.",
    `unset ${UNSET.join(" ")}`,
    `export HEED_HOME=${quoted(home)}`,
    `[ -x ${quoted(node)} ] && [ -r ${quoted(hook)} ] || exit 0`,
    `exec ${quoted(node)} ${quoted(hook)} "$@"`,
    "",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
