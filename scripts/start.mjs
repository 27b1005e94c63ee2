#!/usr/bin/env node
// npm start: builds what is not built, then runs the supervisor in this process.
import path from "node:path";
import { build } from "./build.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const isDevelopment = process.argv.includes("--dev");
process.env.NODE_ENV = isDevelopment ? "development" : "production";

const abort = () => process.exit(130);
process.once("SIGINT", abort);
process.once("SIGTERM", abort);
try {
  await build({ skipPages: isDevelopment, say: (line) => console.log(`[heed] ${line}`) });
} catch (error) {
  console.error(`[heed] The build failed. ${error.message}`);
  process.exit(1);
}
process.off("SIGINT", abort);
process.off("SIGTERM", abort);

await import("../dist/supervisor.mjs");
