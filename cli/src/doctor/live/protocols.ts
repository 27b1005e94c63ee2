import { type Fields, fieldsOf, listOf } from "../../state/fields";

/** A tool call that the stand-in model asks for. */
export type ModelCall = { tool: string; input: Record<string, unknown> };

/** How one kind of host talks to its model. */
export type Protocol = {
  path: RegExp;
  /** Titles, token counts and the like are not the conversation. */
  isConversation(body: Fields): boolean;
  /** The newest thing that the model is given to read. */
  last(body: Fields): string;
  streams(body: Fields, url: string): boolean;
  /** The call, or the end of the turn where there is none. */
  stream(call: ModelCall | null): string;
  whole(call: ModelCall | null): string;
};

const DONE = "Done.";
const ID = "call_heed_live";

const toolsOf = (body: Fields) => listOf(body.tools).length;
const newest = (list: unknown) => JSON.stringify(listOf(list).at(-1) ?? null);
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, fields: object) => `event: ${type}\n${data({ type, ...fields })}`;

/** The Messages API: Claude Code. */
const messages: Protocol = {
  path: /\/v1\/messages(?:\?|$)/,
  isConversation: (body) => toolsOf(body) >= 3,
  last: (body) => newest(body.messages),
  streams: (body) => body.stream === true,
  stream(call) {
    const usage = { input_tokens: 10, output_tokens: 1 };
    const message = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "stand-in",
      content: [],
      usage,
    };
    const block = call
      ? { type: "tool_use", id: ID, name: call.tool, input: {} }
      : { type: "text", text: "" };
    const delta = call
      ? { type: "input_json_delta", partial_json: JSON.stringify(call.input) }
      : { type: "text_delta", text: DONE };
    return [
      named("message_start", { message: { ...message, stop_reason: null, stop_sequence: null } }),
      named("content_block_start", { index: 0, content_block: block }),
      named("content_block_delta", { index: 0, delta }),
      named("content_block_stop", { index: 0 }),
      named("message_delta", { delta: { stop_reason: stopReason(call), stop_sequence: null }, usage }),
      named("message_stop", {}),
    ].join("");
  },
  whole(call) {
    const content = call
      ? [{ type: "tool_use", id: ID, name: call.tool, input: call.input }]
      : [{ type: "text", text: DONE }];
    const usage = { input_tokens: 10, output_tokens: 1 };
    const base = { id: "msg_1", type: "message", role: "assistant", model: "stand-in", stop_sequence: null };
    return JSON.stringify({ ...base, content, usage, stop_reason: stopReason(call) });
  },
};

function stopReason(call: ModelCall | null): string {
  return call ? "tool_use" : "end_turn";
}

/** The Responses API: Codex. */
const responses: Protocol = {
  path: /\/responses(?:\?|$)/,
  isConversation: (body) => toolsOf(body) > 0,
  last: (body) => newest(body.input),
  streams: () => true,
  stream(call) {
    const item = call
      ? {
          ...{ type: "function_call", id: "fc_1", call_id: ID, name: call.tool },
          arguments: JSON.stringify(call.input),
        }
      : {
          ...{ type: "message", id: "msg_1", role: "assistant" },
          content: [{ type: "output_text", text: DONE, annotations: [] }],
        };
    const usage = {
      ...{ input_tokens: 10, output_tokens: 1, total_tokens: 11 },
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    };
    const response = { id: "resp_1", object: "response" };
    return [
      named("response.created", { response: { ...response, status: "in_progress", output: [] } }),
      named("response.output_item.added", { output_index: 0, item }),
      named("response.output_item.done", { output_index: 0, item }),
      named("response.completed", { response: { ...response, status: "completed", output: [item], usage } }),
    ].join("");
  },
  whole: () => "{}",
};

/** The Gemini API. */
const gemini: Protocol = {
  path: /:(?:streamGenerateContent|generateContent)/,
  isConversation(body) {
    const { responseMimeType } = fieldsOf(body.generationConfig);
    const declares = listOf(body.tools).some(
      (tool) => listOf(fieldsOf(tool).functionDeclarations).length > 0,
    );
    return declares && responseMimeType !== "application/json";
  },
  last: (body) => newest(body.contents),
  streams: (_body, url) => url.includes(":streamGenerateContent"),
  stream: (call) => `data: ${geminiAnswer(call)}\r\n\r\n`,
  whole: geminiAnswer,
};

function geminiAnswer(call: ModelCall | null): string {
  const part = call ? { functionCall: { name: call.tool, args: call.input } } : { text: DONE };
  const candidates = [{ content: { role: "model", parts: [part] }, index: 0, finishReason: "STOP" }];
  const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 1, totalTokenCount: 11 };
  return JSON.stringify({ candidates, usageMetadata, modelVersion: "stand-in" });
}

/** Chat completions: DeepSeek Harness. */
const completions: Protocol = {
  path: /\/chat\/completions(?:\?|$)/,
  isConversation: (body) => toolsOf(body) > 0,
  last: (body) => newest(body.messages),
  streams: () => true,
  stream(call) {
    const chunk = (delta: object, finish_reason: string | null = null, rest = {}) =>
      data({
        ...{ id: "chat_1", object: "chat.completion.chunk", created: 1, model: "stand-in" },
        choices: [{ index: 0, delta, finish_reason }],
        ...rest,
      });
    const called = call && { name: call.tool, arguments: JSON.stringify(call.input) };
    const usage = { prompt_tokens: 10, completion_tokens: 1, total_tokens: 11 };
    return [
      chunk({ role: "assistant", content: "" }),
      called
        ? chunk({ tool_calls: [{ index: 0, id: ID, type: "function", function: called }] })
        : chunk({ content: DONE }),
      chunk({}, called ? "tool_calls" : "stop", { usage }),
      "data: [DONE]\n\n",
    ].join("");
  },
  whole: () => "{}",
};

export const PROTOCOLS: readonly Protocol[] = [messages, responses, gemini, completions];
