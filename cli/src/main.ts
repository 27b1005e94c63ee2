import { createRequire } from "node:module";
import { join } from "node:path";

main();

function main(): void {
  const [, , command, host = ""] = process.argv;
  if (command === "hook") {
    // The hook is a bundle of its own, so that none of the rest is loaded.
    process.argv = [process.argv[0] ?? "", process.argv[1] ?? "", host];
    createRequire(__filename)(join(__dirname, "hook.cjs"));
    return;
  }
  void runProgram();
}

async function runProgram(): Promise<void> {
  const { buildProgram, reportFailure } = await import("./program");
  try {
    await buildProgram(__dirname).parseAsync(process.argv);
  } catch (error) {
    reportFailure(error);
  }
}
