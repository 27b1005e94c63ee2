#!/usr/bin/env node
// Stands in for Prisma's native schema engine: the same JSON-RPC on stdio, answered by
// @prisma/schema-engine-wasm over @prisma/adapter-pg. `scripts/prisma.mjs` points Prisma here.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const require = createRequire(import.meta.url);
const wasmGlue = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
const options = parseArguments(process.argv.slice(2));

function parseArguments(argv) {
  const parsed = { version: argv.includes("--version"), command: null, datasource: {}, datamodels: [] };
  for (let index = 0; index < argv.length; index += 1) {
    if (argv[index] === "--datasource") parsed.datasource = JSON.parse(argv[index + 1]);
    if (argv[index] === "--datamodels") parsed.datamodels.push(argv[index + 1]);
    if (argv[index] === "cli") parsed.command = argv[index + 1];
  }
  return parsed;
}

async function printVersion() {
  const manifest = JSON.parse(await readFile(path.join(path.dirname(wasmGlue), "package.json"), "utf8"));
  console.log(`schema-engine-cli ${manifest.version}`);
}

/** `cli can-connect-to-database`, `create-database` and `drop-database`: exit code, error on stderr. */
async function runCommand(command) {
  const name = databaseName(options.datasource.url);
  const identifier = pg.escapeIdentifier(name);
  const commands = {
    "can-connect-to-database": () =>
      withClient(driverUrl(options.datasource.url), (c) => c.query("select 1")),
    "create-database": () => withClient(adminUrl(), (c) => c.query(`create database ${identifier}`)),
    "drop-database": () => withClient(adminUrl(), (c) => c.query(`drop database if exists ${identifier}`)),
  };
  const run = commands[command];
  if (!run) return failCommand("P1010", `Unknown command: ${command}`);
  try {
    await run();
  } catch (error) {
    if (command !== "can-connect-to-database") return failCommand("P1010", error.message);
    if (error.code === "3D000") return failCommand("P1003", `Database \`${name}\` does not exist`);
    return failCommand(
      /auth|password/i.test(error.message) ? "P1000" : "P1001",
      error.message || String(error),
    );
  }
}

/** The CLI skips the first line of stderr and reads the error from the second. */
function failCommand(code, message) {
  const lines = [
    { level: "INFO", target: "schema_engine", fields: { message: "starting" } },
    {
      level: "ERROR",
      target: "schema_engine::logger",
      timestamp: new Date().toISOString(),
      fields: { is_panic: false, error_code: code, message },
    },
  ];
  process.stderr.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  process.exitCode = 1;
}

/** Only Prisma knows the `schema` parameter; pg would send it to the server as a setting. */
function driverUrl(url, database) {
  const parsed = new URL(url);
  parsed.searchParams.delete("schema");
  if (database) parsed.pathname = `/${encodeURIComponent(database)}`;
  return parsed.toString();
}

function adminUrl() {
  return driverUrl(options.datasource.url, "postgres");
}

function databaseName(url) {
  return url ? decodeURIComponent(new URL(url).pathname.slice(1)) : "";
}

async function withClient(connectionString, use) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function createEngineFactory() {
  readCatalogTypesAsText();
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    message: "",
    get() {
      return this.message;
    },
    set_message(message) {
      this.message = `RuntimeError: ${message}`;
    },
  };
  const glue = await import(wasmGlue);
  const bytes = await readFile(path.join(path.dirname(wasmGlue), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();

  const { url } = options.datasource;
  const adapter = new ShadowSafeAdapter(
    { connectionString: url ? driverUrl(url) : undefined },
    { schema: url ? (new URL(url).searchParams.get("schema") ?? undefined) : undefined },
  );
  const files = await Promise.all(
    options.datamodels.map(async (file) => [file, await readFile(file, "utf8")]),
  );
  let engine;
  return () => {
    engine ??= glue.SchemaEngine.new(
      { datamodels: files.length > 0 ? files : undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapter),
    );
    return engine;
  };
}

/** The catalogue uses types ("char", name, int2vector, …) that the adapter refuses: hand them over as text. */
function readCatalogTypesAsText() {
  const TEXT = 25;
  const TEXT_ARRAY = 1009;
  const asText = new Map([18, 22, 24, 30, 194, 2202, 2205, 2206].map((oid) => [oid, TEXT]));
  asText.set(1002, TEXT_ARRAY);
  const original = pg.Client.prototype.query;
  const relabel = (results) => {
    const fields = [results].flat().flatMap((result) => result?.fields ?? []);
    for (const field of fields) field.dataTypeID = asText.get(field.dataTypeID) ?? field.dataTypeID;
    return results;
  };
  pg.Client.prototype.query = function query(...parameters) {
    const callback = parameters.at(-1);
    if (typeof callback === "function") {
      parameters[parameters.length - 1] = (error, results) => callback(error, relabel(results));
      return original.apply(this, parameters);
    }
    const answer = original.apply(this, parameters);
    return typeof answer?.then === "function" ? answer.then(relabel) : answer;
  };
}

/** The engine reads this one column as a character (PostgreSQL 18 lists NOT NULL as constraints). */
function readConstraintTypeAsCharacter(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const column = result.columnNames.indexOf("constraint_type");
    if (column >= 0) result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}

/** adapter-pg 7.10 opens the main database as the shadow one when it has a connection string. */
class ShadowSafeAdapter extends PrismaPg {
  async connect() {
    return readConstraintTypeAsCharacter(await super.connect());
  }

  async connectToShadowDb() {
    const { url, shadowDatabaseUrl } = options.datasource;
    if (shadowDatabaseUrl) return connectTo(driverUrl(shadowDatabaseUrl));
    const name = `${databaseName(url).slice(0, 46)}_shadow_${crypto.randomUUID().slice(0, 8)}`;
    const identifier = pg.escapeIdentifier(name);
    await withClient(adminUrl(), (client) => client.query(`create database ${identifier}`));
    const adapter = await connectTo(driverUrl(url, name));
    const dispose = adapter.dispose.bind(adapter);
    // adapter-pg splits a migration at every semicolon, also inside comments and function bodies.
    adapter.executeScript = async (script) => {
      await adapter.client.query(script);
    };
    adapter.dispose = async () => {
      await dispose();
      await withClient(adminUrl(), (client) =>
        client.query(`drop database if exists ${identifier} with (force)`),
      );
    };
    return adapter;
  }
}

async function connectTo(connectionString) {
  return readConstraintTypeAsCharacter(await new PrismaPg({ connectionString }).connect());
}

function serve(getEngine) {
  // A panic of the engine surfaces as an uncaught "unreachable": say what it was, and go.
  process.on("uncaughtException", (error) => {
    const panic = globalThis.PRISMA_WASM_PANIC_REGISTRY.get();
    failCommand("", panic || String(error?.stack ?? error));
    process.exit(101);
  });
  let queue = Promise.resolve();
  let printId = 1_000_000;
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

  const answer = async ({ id, method, params }) => {
    try {
      const result = await call(await getEngine(), method, params);
      if (method === "diff" && result?.stdout) {
        send({ id: printId++, method: "print", params: { content: result.stdout } });
        result.stdout = null;
      }
      send({ id, result: result ?? null });
    } catch (error) {
      if (error instanceof UnknownMethod)
        return send({ id, error: { code: -32601, message: error.message } });
      const data = {
        is_panic: false,
        message: String(error?.message ?? error),
        meta: error?.meta ?? null,
        error_code: error?.code ?? "",
      };
      send({
        id,
        error: { code: 4466, message: "An error happened. Check the data field for details.", data },
      });
    }
  };

  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    if (!line.trim()) return;
    const message = JSON.parse(line);
    // Answers to our own print requests carry no method.
    if (message.method) queue = queue.then(() => answer(message));
  });
  lines.on("close", () => queue.then(() => process.exit(0)));
}

class UnknownMethod extends Error {}

async function call(engine, method, params) {
  if (method === "getDatabaseVersion") return engine.version(params);
  if (method === "createDatabase") {
    const name = databaseName(options.datasource.url);
    await withClient(adminUrl(), (client) => client.query(`create database ${pg.escapeIdentifier(name)}`));
    return { databaseName: name };
  }
  if (typeof engine[method] !== "function") throw new UnknownMethod(`Method not found: ${method}`);
  return engine[method](params);
}

if (options.version) await printVersion();
else if (options.command) await runCommand(options.command);
else serve(await createEngineFactory());
