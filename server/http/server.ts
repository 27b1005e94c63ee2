import { createServer } from "node:http";
import next from "next";
import { env } from "../../env";
import { readToken } from "../auth/token";
import { disconnect } from "../db/client";
import { issueSetupCode } from "../services/setup/issue-code";
import { announceReady, onStop } from "../supervisor/child-process";
import { logger } from "../telemetry/logger";
import { createApi } from "./api";
import { createClaimGate } from "./claim-gate";
import { sendCliPackage } from "./cli-package";
import { createFactsReader } from "./client-address";
import { createFrontDoor } from "./front-door";
import { createHostCheck } from "./host-check";
import { sendHostPackage } from "./host-package";
import { createMetrics } from "./metrics";
import { openApiRoute } from "./openapi";
import type { Route } from "./route";
import { routes } from "./routes";

const OPEN_STREAMS_LIMIT_MS = 500;

const isDevelopment = env.NODE_ENV === "development";
const server = createServer();
// Next hangs its own socket (hot reload) on the server that it is given.
const app = next({ dev: isDevelopment, hostname: env.HOST, port: env.PORT, httpServer: server });
const table: Route[] = [...routes, openApiRoute(() => table)];

await app.prepare();
const pages = app.getRequestHandler();

server.on(
  "request",
  createFrontDoor({
    readFacts: createFactsReader(env.HEED_TRUSTED_PROXIES ?? ""),
    isOurHost: createHostCheck(env.HEED_PUBLIC_URL),
    mayEnter: createClaimGate(env.HEED_SETUP_CODE !== undefined),
    api: createApi({ routes: table, readToken, checkOutput: env.NODE_ENV !== "production" }),
    cliPackage: sendCliPackage,
    hostPackage: sendHostPackage,
    metrics: createMetrics(env.HEED_METRICS_TOKEN),
    pages: (request, response) => pages(request, response),
    isHttps: env.HEED_PUBLIC_URL?.startsWith("https:") ?? false,
  }),
);

server.on("error", (error) => {
  logger.fatal({ err: error }, "the web server cannot listen");
  process.exit(1);
});

server.listen(env.PORT, env.HOST, async () => {
  logger.info({ port: env.PORT }, "web ready");
  announceReady(await issueSetupCode(new Date()));
});

onStop(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Long polls and event streams would hold it open for minutes.
  setTimeout(() => server.closeAllConnections(), OPEN_STREAMS_LIMIT_MS).unref();
  await closed;
  await app.close();
  await disconnect();
});
