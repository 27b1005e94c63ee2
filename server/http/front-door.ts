import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { HeedError, notFound } from "../../core/errors";
import { logger } from "../telemetry/logger";
import { API_PREFIX } from "./api";
import type { RequestFacts } from "./client-address";
import { errorReply } from "./error-reply";
import { live, ready } from "./health";
import { isHostPackage } from "./host-package";
import { countRequest } from "./metrics";
import { setSecurityHeaders } from "./security-headers";
import { sendJson } from "./send";

type Handler = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;

export type FrontDoor = {
  readFacts: (request: IncomingMessage) => RequestFacts;
  isOurHost: (host: string | undefined, isLoopbackPeer: boolean) => boolean;
  mayEnter: (isLoopback: boolean) => Promise<boolean>;
  api: Handler;
  cliPackage: Handler;
  hostPackage: Handler;
  metrics: Handler;
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  isHttps: boolean;
};

/** The one listener of the one port: checks that hold for everything, then who answers. */
export function createFrontDoor(door: FrontDoor): RequestListener {
  async function dispatch(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ): Promise<void> {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    countRequest(path, response);
    // A whole address in the request line would be believed over the Host that is checked below.
    if (!path.startsWith("/")) {
      const reply = errorReply(new HeedError("INVALID", "Ask for a path of this server."), facts.requestId);
      return sendJson(request, response, reply);
    }
    if (path === "/api/health/live") return sendJson(request, response, live());
    if (!door.isOurHost(request.headers.host, facts.isLoopbackPeer)) {
      const message =
        "This server does not answer to that name. Set HEED_PUBLIC_URL to the address people use.";
      const reply = errorReply(new HeedError("INVALID", message), facts.requestId);
      return sendJson(request, response, { ...reply, status: 421 });
    }
    if (path === "/api/health/ready") return sendJson(request, response, await ready());
    if (!(await door.mayEnter(facts.isLoopback))) {
      const message =
        "Heed is not set up yet: open it on its own machine first, or start it with HEED_SETUP_CODE.";
      return sendJson(request, response, errorReply(new HeedError("FORBIDDEN", message), facts.requestId));
    }
    if (path.startsWith(`${API_PREFIX}/`)) return door.api(request, response, facts);
    if (path === "/cli.tgz") return door.cliPackage(request, response, facts);
    if (isHostPackage(path)) return door.hostPackage(request, response, facts);
    if (path === "/metrics") return door.metrics(request, response, facts);
    if (path.startsWith("/api/health/")) {
      return sendJson(request, response, errorReply(notFound("This address"), facts.requestId));
    }
    setSecurityHeaders(response, door.isHttps);
    return door.pages(request, response);
  }

  return (request, response) => {
    const facts = door.readFacts(request);
    response.setHeader("x-request-id", facts.requestId);
    dispatch(request, response, facts).catch(async (error: unknown) => {
      logger.error({ err: error, requestId: facts.requestId }, "request failed");
      if (response.headersSent) response.destroy();
      else await sendJson(request, response, errorReply(error, facts.requestId));
    });
  };
}
