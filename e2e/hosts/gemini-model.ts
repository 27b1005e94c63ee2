import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelTurn, ScriptedModel } from "./scripted-model";

type Part = { text?: string; functionResponse?: { response: unknown } };
type Body = {
  contents?: { role: string; parts?: Part[] }[];
  tools?: { functionDeclarations?: unknown[] }[];
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: unknown; responseSchema?: unknown };
};

const SNAPSHOT = "<state_snapshot>nothing of note</state_snapshot>";

/**
 * A stand-in for the Gemini API on loopback, scripted like the one for Claude Code. A request with tools that asks for
 * no JSON is one of an agent, the main one's or a sub-agent's; all others are the host's own.
 */
export async function startGeminiModel(): Promise<ScriptedModel> {
  let turns: ModelTurn[] = [];
  let serial = 0;
  const requests: ScriptedModel["requests"] = [];

  const server = createServer(async (request, response) => {
    const body: Body = JSON.parse((await readBody(request)) || "{}");
    const url = request.url ?? "";
    if (url.includes(":countTokens")) return answerJson(response, { totalTokens: 100 });
    if (!/:(?:streamGenerateContent|generateContent)/.test(url)) return answerJson(response, {}, 404);
    serial += 1;
    const turn = isAgent(body) ? nextTurn(body) : { text: asksForJson(body) ? "{}" : SNAPSHOT };
    const content = { role: "model", parts: partsOf(turn) };
    const candidates = [{ content, index: 0, finishReason: "STOP" }];
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 10, totalTokenCount: 110 };
    const answer = { candidates, usageMetadata, modelVersion: "gemini-2.5-pro", responseId: `r-${serial}` };
    if (!url.includes(":streamGenerateContent")) return answerJson(response, answer);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify(answer)}\r\n\r\n`);
  });

  function nextTurn({ contents = [] }: Body): ModelTurn {
    requests.push({ text: JSON.stringify(contents), lastMessage: JSON.stringify(contents.at(-1)) });
    return turns.shift() ?? { text: "Done." };
  }

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

function isAgent(body: Body): boolean {
  return (
    !asksForJson(body) && (body.tools ?? []).some((tool) => (tool.functionDeclarations ?? []).length > 0)
  );
}

function asksForJson({ generationConfig = {} }: Body): boolean {
  const { responseMimeType, responseJsonSchema, responseSchema } = generationConfig;
  return responseMimeType === "application/json" || Boolean(responseJsonSchema ?? responseSchema);
}

function partsOf({ text, calls = [] }: ModelTurn): object[] {
  const texts = text === undefined ? [] : [{ text }];
  return [...texts, ...calls.map(({ name, input }) => ({ functionCall: { name, args: input } }))];
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
