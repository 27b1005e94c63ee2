import { createServer } from "node:http";

export type Callback = {
  port: number;
  /** The code, or null when it did not come in time or the person refused. */
  code(timeoutMs: number): Promise<string | null>;
  close(): void;
};

const PAGE = (text: string) =>
  `<!doctype html><meta charset="utf-8"><title>Heed</title><body style="font-family:system-ui;margin:4rem"><p>${text}</p>`;

/** Waits on a free loopback port for the browser to come back with our state. */
export async function listenForCallback(state: string): Promise<Callback> {
  let settle: (code: string | null) => void = () => {};
  const arrived = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const ours = url.pathname === "/callback" && url.searchParams.get("state") === state;
    response.writeHead(ours ? 200 : 404, { "content-type": "text/html; charset=utf-8", connection: "close" });
    const code = url.searchParams.get("code");
    const text = code
      ? "Signed in. You can close this page."
      : "The sign-in was refused. You can close this page.";
    response.end(ours ? PAGE(text) : PAGE("Not found."));
    if (ours) settle(code);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    code(timeoutMs) {
      const timer = setTimeout(() => settle(null), timeoutMs);
      return arrived.finally(() => clearTimeout(timer));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
