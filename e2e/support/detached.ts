import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type DetachedResult = { code: number; stdout: string; stderr: string };

/**
 * Runs a program whose ancestors are init only and whose environment is exactly `env`: as from a person's
 * own shell, also when the tests themselves were started by a coding agent.
 */
export async function runDetached(
  argv: string[],
  {
    cwd,
    env,
    stdin = "",
    timeoutMs = 60_000,
  }: { cwd: string; env: Record<string, string>; stdin?: string; timeoutMs?: number },
): Promise<DetachedResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "heed-run-"));
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("stdin"), stdin);
  const command = argv.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(" ");
  writeFileSync(
    file("run.sh"),
    `cd '${cwd}'\n${command} < '${file("stdin")}' > '${file("stdout")}' 2> '${file("stderr")}'\necho $? > '${file("code.part")}'\nmv '${file("code.part")}' '${file("code")}'\n`,
  );
  const starter = spawn("setsid", ["--fork", "sh", file("run.sh")], {
    env: { NODE_ENV: "production", ...env },
    stdio: "ignore",
  });
  await new Promise((resolve, reject) => starter.on("exit", resolve).on("error", reject));
  const end = Date.now() + timeoutMs;
  while (!existsSync(file("code"))) {
    if (Date.now() > end) throw new Error(`${argv[0]} ${argv[1] ?? ""} did not end within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), "utf8") : "");
  const result = { code: Number(read("code")), stdout: read("stdout"), stderr: read("stderr") };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** Runs git for the set-up of a test repository; the product itself never starts it. */
export function git(cwd: string, ...args: string[]): void {
  const identity = [
    "-c",
    "user.name=Ada",
    "-c",
    "user.email=ada@example.com",
    "-c",
    "init.defaultBranch=main",
  ];
  const result = spawnSync("git", [...identity, ...args], { cwd, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`git ${args.join(" ")}: ${result.stderr}`);
}
