import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer of the model: a text, or tool calls with an optional text. */
export type ModelTurn = { text?: string; calls?: { name: string; input: Record<string, unknown> }[] };

/** What the host sent for one main-loop request; `text` is everything the model would read. */
export type ModelRequest = { text: string; lastMessage: string };

export type ScriptedModel = {
  url: string;
  requests: ModelRequest[];
  /** How many scripted answers the host has not asked for yet. */
  remaining(): number;
  /** Replaces the answers that are still to come. */
  script(turns: ModelTurn[]): void;
  close(): Promise<void>;
};

/** Requests with fewer tools are titles, token counts and the like, not the conversation. */
const MAIN_LOOP_TOOLS = 3;

/**
 * A stand-in for the Messages API on loopback: the real host binary talks to it, so that a test
 * decides what the model does and reads what the model would have read.
 */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let turns: ModelTurn[] = [];
  let serial = 0;
  const requests: ModelRequest[] = [];

  const server = createServer(async (request, response) => {
    const body = parseBody(await readBody(request));
    if (request.url?.includes("count_tokens")) return answerJson(response, { input_tokens: 100 });
    if (!request.url?.includes("/v1/messages") || !body) return answerJson(response, { type: "error" }, 404);
    const isMain = (body.tools?.length ?? 0) >= MAIN_LOOP_TOOLS;
    let turn: ModelTurn = { text: "{}" };
    if (isMain) {
      requests.push({
        text: JSON.stringify(body.messages),
        lastMessage: JSON.stringify(body.messages.at(-1)),
      });
      turn = turns.shift() ?? { text: "Done." };
    }
    serial += 1;
    answerTurn(response, { turn, serial, model: body.model, stream: body.stream === true });
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    remaining: () => turns.length,
    script(next) {
      turns = [...next];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type MessagesBody = { model: string; stream?: boolean; tools?: unknown[]; messages: unknown[] };

function parseBody(text: string): MessagesBody | null {
  try {
    return JSON.parse(text) as MessagesBody;
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function answerJson(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

function answerTurn(
  response: ServerResponse,
  { turn, serial, model, stream }: { turn: ModelTurn; serial: number; model: string; stream: boolean },
) {
  const calls = (turn.calls ?? []).map((call, index) => ({
    type: "tool_use" as const,
    id: `toolu_${serial}_${index}`,
    name: call.name,
    input: call.input,
  }));
  const texts = turn.text === undefined ? [] : [{ type: "text" as const, text: turn.text }];
  const content = [...texts, ...calls];
  const message = {
    id: `msg_${serial}`,
    type: "message",
    role: "assistant",
    model,
    stop_sequence: null,
    stop_reason: calls.length > 0 ? "tool_use" : "end_turn",
    usage: {
      input_tokens: 100,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 20,
    },
  };
  if (!stream) return answerJson(response, { ...message, content });

  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = (type: string, fields: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  send("message_start", { message: { ...message, content: [], stop_reason: null } });
  content.forEach((block, index) => {
    if (block.type === "text") {
      send("content_block_start", { index, content_block: { type: "text", text: "" } });
      send("content_block_delta", { index, delta: { type: "text_delta", text: block.text } });
    } else {
      send("content_block_start", { index, content_block: { ...block, input: {} } });
      const partial = JSON.stringify(block.input);
      send("content_block_delta", { index, delta: { type: "input_json_delta", partial_json: partial } });
    }
    send("content_block_stop", { index });
  });
  send("message_delta", {
    delta: { stop_reason: message.stop_reason, stop_sequence: null },
    usage: message.usage,
  });
  send("message_stop", {});
  response.end();
}
