import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

/** Runs a TypeScript entry with the database of the data folder; the first parameter, if any, is a file. */
export function runOperatorEntry(entry, [file, ...options]) {
  const root = path.resolve(import.meta.dirname, "..");
  // npm changes the folder: a file is meant from where the operator stands.
  const from = process.env.INIT_CWD ?? process.cwd();
  const parameters = file === undefined ? [] : [path.resolve(from, file), ...options];
  const loader = createRequire(import.meta.url).resolve("tsx/cli");
  const child = spawn(
    process.execPath,
    [loader, "server/supervisor/with-database.ts", entry, ...parameters],
    { cwd: root, stdio: "inherit" },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
