import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fields, fieldsOf } from "../../state/fields";
import { type ModelCall, PROTOCOLS, type Protocol } from "./protocols";

export type StandInModel = {
  /** On this machine only. */
  url: string;
  /** What the host handed over after the call: the result, or why it was stopped. */
  reads: string[];
  close(): Promise<void>;
};

/**
 * A stand-in for a model on loopback: asks for one call, then says that it is done. So a real host can be watched
 * without an account, without cost and without a word to anybody.
 */
export async function startStandInModel(call: ModelCall): Promise<StandInModel> {
  const reads: string[] = [];
  let asked = false;
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const url = request.url ?? "";
      const protocol = PROTOCOLS.find((known) => known.path.test(url));
      const body = fieldsOf(parsed(text));
      if (request.method !== "POST" || !protocol) return answer(response, 404, "application/json", "{}");
      const isMain = protocol.isConversation(body);
      const first = isMain && !asked;
      if (isMain && asked) reads.push(protocol.last(body));
      asked ||= isMain;
      send(response, { protocol, body, url, call: first ? call : null });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reads,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Reply = { protocol: Protocol; body: Fields; url: string; call: ModelCall | null };

function send(response: ServerResponse, { protocol, body, url, call }: Reply): void {
  const streams = protocol.streams(body, url);
  const text = streams ? protocol.stream(call) : protocol.whole(call);
  answer(response, 200, streams ? "text/event-stream" : "application/json", text);
}

function answer(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-cache" }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
