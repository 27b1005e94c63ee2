import { homedir } from "node:os";
import type { BackfillOptions } from "./commands/backfill";
import type { CheckOptions } from "./commands/check";
import { systemContext } from "./commands/context";
import type { DoctorOptions } from "./commands/doctor";
import type { LibraryOptions } from "./commands/export-library";
import type { ImportOptions } from "./commands/import";
import type { InstallOptions } from "./commands/install";
import type { LinkOptions } from "./commands/link";
import type { LoginOptions } from "./commands/login";
import type { TestOptions } from "./commands/rules";
import type { UninstallOptions } from "./commands/uninstall";
import { inStudy } from "./load-study";

type Json = { json: boolean };

/** What each command does once its arguments are read; tests of the arguments pass their own. */
export type ProgramHandlers = {
  login(server: string | undefined, options: Omit<LoginOptions, "readStdin">): Promise<void>;
  link(options: LinkOptions): Promise<void>;
  unlink(): Promise<void>;
  install(options: InstallOptions): Promise<void>;
  uninstall(options: UninstallOptions): Promise<void>;
  status(options: Json & { showLast: boolean }): Promise<void>;
  doctor(options: DoctorOptions): Promise<void>;
  check(options: CheckOptions): Promise<void>;
  why(options: Json): Promise<void>;
  listRules(options: Json): Promise<void>;
  showRule(rule: string, options: Json): Promise<void>;
  diffRules(options: Json): Promise<void>;
  testRule(rule: string, options: TestOptions): Promise<void>;
  exportBundle(options: { out: string | undefined }): Promise<void>;
  filesStatus(options: Json): Promise<void>;
  syncFiles(): Promise<void>;
  removeFiles(): Promise<void>;
  person(words: string[]): Promise<void>;
  export(options: LibraryOptions & { labels: boolean }): Promise<void>;
  importFiles(options: ImportOptions): Promise<void>;
  backfill(options: BackfillOptions): Promise<void>;
  flush(): Promise<void>;
};

/** The real commands; each loads its own file when it runs. */
export function systemHandlers(folder: string): ProgramHandlers {
  const context = () => systemContext(folder, process.env.HOME || homedir());
  return {
    login: async (server, options) =>
      (await import("./commands/login")).login(context(), server, { ...options, readStdin }),
    link: async (options) => (await import("./commands/link")).link(context(), options),
    unlink: async () => (await import("./commands/link")).unlink(context()),
    install: async (options) => (await import("./commands/install")).install(context(), options),
    uninstall: async (options) => (await import("./commands/uninstall")).uninstall(context(), options),
    status: async (options) => (await import("./commands/status")).status(context(), options),
    doctor: async (options) => exitWith(await (await import("./commands/doctor")).doctor(context(), options)),
    check: async (options) => exitWith((await import("./commands/check")).check(context(), options)),
    why: async (options) => (await import("./commands/why")).why(context(), options),
    listRules: async (options) => (await import("./commands/rules")).listRules(context(), options),
    showRule: async (rule, options) => (await import("./commands/rules")).showRule(context(), rule, options),
    diffRules: async (options) => (await import("./commands/rules-diff")).rulesDiff(context(), options),
    testRule: async (rule, options) =>
      exitWith((await import("./commands/rules")).testRule(context(), rule, options)),
    exportBundle: async (options) =>
      (await import("./commands/export-bundle")).exportBundle(context(), options),
    filesStatus: async (options) =>
      exitWith((await import("./commands/files")).filesStatus(context(), options)),
    syncFiles: async () => exitWith((await import("./commands/files")).syncFiles(context())),
    removeFiles: async () => exitWith((await import("./commands/files")).removeFiles(context())),
    person: async (words) => (await import("./commands/person")).personCommand(context(), words),
    export: async (options) =>
      options.labels
        ? (await import("./commands/export-labels")).exportLabels(context(), options)
        : inStudy((study) => study.exportLibrary(context(), options)),
    backfill: (options) => inStudy((study) => study.backfill(context(), options)),
    importFiles: (options) => inStudy((study) => study.importFiles(context(), options)),
    flush: async () => exitWith(await (await import("./commands/flush")).flushNow(context())),
  };
}

export function exitWith(code: number): void {
  process.exitCode = code;
}

async function readStdin(): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
  return text;
}
