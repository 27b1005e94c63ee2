import { request as httpRequest } from "node:http";
import type { Duplex } from "node:stream";
import { connect } from "node:tls";

/** The proxy for an https address, by `HTTPS_PROXY` and `NO_PROXY`; loopback never goes through one. */
export function proxyFor(url: URL, env: Record<string, string | undefined>): URL | null {
  const proxy = env.HTTPS_PROXY || env.https_proxy;
  if (url.protocol !== "https:" || !proxy) return null;
  const exempt = (env.NO_PROXY || env.no_proxy || "").split(",").map((entry) => entry.trim().toLowerCase());
  if (exempt.some((entry) => isExempt(url, entry))) return null;
  try {
    return new URL(proxy);
  } catch {
    return null;
  }
}

/** Opens a TLS connection through a proxy's CONNECT. */
export function tunnel(
  proxy: URL,
  url: URL,
  { signal, ca }: { signal: AbortSignal; ca?: string },
): Promise<Duplex> {
  const target = `${url.hostname}:${url.port || 443}`;
  const credentials = proxy.username
    ? `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
    : "";
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: proxy.hostname,
      port: proxy.port || 80,
      method: "CONNECT",
      path: target,
      signal,
      headers: {
        host: target,
        ...(credentials
          ? { "proxy-authorization": `Basic ${Buffer.from(credentials).toString("base64")}` }
          : {}),
      },
    });
    request.on("connect", (response, socket) => {
      if (response.statusCode !== 200) {
        socket.destroy();
        reject(new Error("The proxy refused the connection."));
        return;
      }
      const secure = connect({ socket, servername: url.hostname, ...(ca ? { ca } : {}) }, () =>
        resolve(secure),
      );
      secure.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });
}

function isExempt({ hostname, port }: URL, entry: string): boolean {
  if (entry === "*") return true;
  if (entry === "") return false;
  const [name = "", wantedPort] = entry.split(":");
  if (wantedPort && wantedPort !== (port || "443")) return false;
  const bare = name.replace(/^\*?\./, "");
  return hostname === bare || hostname.endsWith(`.${bare}`);
}
