import { readFileSync } from "node:fs";
import { readConfig } from "./state/config";
import { fieldsOf, textOf, textsOf } from "./state/fields";
import { clearRefusal, noteRefusal } from "./state/refusal";
import { readToken } from "./state/token";
import { send, TransportError, type TransportResponse } from "./transport";

/** The way to one server with this machine's settings. */
export type Api = {
  origin: string;
  request(input: ApiRequest): Promise<ApiAnswer>;
};

export type ApiRequest = {
  path: string;
  method?: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
};

export type ApiAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Parsed body; null when there is none. */
  body: unknown;
  /** Set when the server refused: its code, message and, for tokens, the reason. */
  error: { code: string; message: string; token: string | null } | null;
};

const TIMEOUT_MS = 10_000;

/**
 * @param token null for routes without a token; left out: the one kept for this origin
 * @throws TransportError from `request`, also when the answer is not JSON
 */
export function openApi(
  home: string,
  origin: string,
  options: { token?: string | null; env?: Record<string, string | undefined> } = {},
): Api {
  const config = readConfig(home);
  const token = options.token === undefined ? readToken(home, origin) : options.token;
  const ca = config.caFile ? readFileSync(config.caFile, "utf8") : undefined;
  return {
    origin,
    async request({ path, method, body, headers, timeoutMs = TIMEOUT_MS }) {
      const { env } = options;
      const device = config.deviceName;
      const response = await send({
        origin,
        path,
        method,
        body,
        headers,
        timeoutMs,
        token,
        ca,
        device,
        env,
      });
      const answer = answerOf(response);
      if (options.token === undefined && token !== null) noteAnswer(home, origin, answer);
      return answer;
    },
  };
}

/** What the server thinks of the kept token; a folder that cannot be written is told of elsewhere. */
function noteAnswer(home: string, origin: string, { status, error }: ApiAnswer): void {
  try {
    if (error?.code === "UNAUTHENTICATED") noteRefusal(home, origin, error.token ?? "unknown");
    else if (status < 400) clearRefusal(home, origin);
  } catch {
    // The answer counts, whether it can be kept or not.
  }
}

function answerOf({ status, headers, text }: TransportResponse): ApiAnswer {
  const body = text === "" ? null : parsed(text);
  if (status < 400) return { status, headers, body, error: null };
  const fields = fieldsOf(body);
  const [token = null] = textsOf(fieldsOf(fields.fieldErrors).token);
  const message = textOf(fields.message) ?? `The server answered with ${status}.`;
  return { status, headers, body, error: { code: textOf(fields.code) ?? "INTERNAL", message, token } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TransportError("garbage", "The server gave no readable answer.");
  }
}
