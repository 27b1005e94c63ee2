import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer of the model: a text, a function call, or a free-form call (`apply_patch`, `exec`). */
export type CodexTurn = (
  | { text: string }
  | { call: string; namespace?: string; input: Record<string, unknown> }
  | { custom: string; input: string }
) & {
  /** Only for requests whose text matches: a sub-agent asks in its own time. */
  when?: RegExp;
};

/** What the host sent for one request of a conversation; `text` is everything the model would read. */
export type CodexRequest = { text: string; lastMessage: string };

export type CodexModel = {
  url: string;
  requests: CodexRequest[];
  /** How many scripted answers the host has not asked for yet. */
  remaining(): number;
  /** Replaces the answers that are still to come. */
  script(turns: CodexTurn[]): void;
  close(): Promise<void>;
};

/** The terminal interface asks for a name of the task, beside the conversation. */
const TITLE = /Generate a concise/;

/**
 * A stand-in for the Responses API on loopback: the real host talks to it, so that a test decides what the model does
 * and reads what the model would have read.
 */
export async function startCodexModel(): Promise<CodexModel> {
  let turns: CodexTurn[] = [];
  let serial = 0;
  const requests: CodexRequest[] = [];

  function nextTurn(text: string): CodexTurn {
    const special = turns.findIndex(({ when }) => when?.test(text));
    const index = special >= 0 ? special : turns.findIndex(({ when }) => when === undefined);
    return (index < 0 ? undefined : turns.splice(index, 1)[0]) ?? { text: "Done." };
  }

  const server = createServer(async (request, response) => {
    const body = parseBody(await readBody(request));
    if (request.method !== "POST" || !request.url?.includes("/responses") || !body) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
      return;
    }
    let turn: CodexTurn = { text: "A title" };
    const lastMessage = JSON.stringify(body.input.at(-1));
    if (!TITLE.test(lastMessage)) {
      const text = JSON.stringify(body.input);
      requests.push({ text, lastMessage });
      turn = filled(nextTurn(text), text);
    }
    serial += 1;
    answerTurn(response, itemOf(turn, serial), serial);
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
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

type Body = { input: unknown[] };

function parseBody(text: string): Body | null {
  try {
    const body = JSON.parse(text) as Body;
    return Array.isArray(body.input) ? body : null;
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** `AGENT` in an argument becomes the id that the host gave its newest sub-agent. */
function filled(turn: CodexTurn, text: string): CodexTurn {
  if (!("call" in turn)) return turn;
  const agent = [...text.matchAll(/agent_id\W+([0-9a-f-]{36})/g)].at(-1)?.[1] ?? "";
  return { ...turn, input: JSON.parse(JSON.stringify(turn.input).replaceAll("AGENT", agent)) };
}

function itemOf(turn: CodexTurn, serial: number): Record<string, unknown> {
  if ("text" in turn) {
    const content = [{ type: "output_text", text: turn.text, annotations: [] }];
    return { type: "message", role: "assistant", id: `msg_${serial}`, content };
  }
  const call_id = `call_${serial}`;
  if ("custom" in turn)
    return { type: "custom_tool_call", id: `ctc_${serial}`, call_id, name: turn.custom, input: turn.input };
  return {
    type: "function_call",
    id: `fc_${serial}`,
    call_id,
    name: turn.call,
    ...(turn.namespace ? { namespace: turn.namespace } : {}),
    arguments: JSON.stringify(turn.input),
  };
}

function answerTurn(response: ServerResponse, item: Record<string, unknown>, serial: number): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = (type: string, fields: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  const id = `resp_${serial}`;
  send("response.created", { response: { id, object: "response", status: "in_progress", output: [] } });
  send("response.output_item.added", { output_index: 0, item });
  send("response.output_item.done", { output_index: 0, item });
  send("response.completed", {
    response: {
      id,
      object: "response",
      status: "completed",
      output: [item],
      usage: {
        input_tokens: 100,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 10,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 110,
      },
    },
  });
  response.end();
}
