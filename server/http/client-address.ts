import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { ADDRESS_HEADER } from "../auth/request-address";

/** What the server knows of a request before anybody else sees it. */
export type RequestFacts = {
  requestId: string;
  /** Of the client: behind a trusted proxy the one that the proxy names. */
  address: string;
  isLoopback: boolean;
  /** Of the connection itself: our proxy, where there is one. */
  isLoopbackPeer: boolean;
  isHttps: boolean;
  userAgent: string;
};

const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
];

/**
 * Builds the reader of request facts. `X-Forwarded-*` count only when the peer is in
 * `trustedProxies` (addresses and CIDR ranges, by comma); otherwise they are removed, so that nothing
 * behind us trusts them either (trust.md section 6).
 */
export function createFactsReader(trustedProxies: string): (request: IncomingMessage) => RequestFacts {
  const isTrusted = createProxyCheck(trustedProxies);
  return (request) => {
    const peer = plainAddress(request.socket.remoteAddress ?? "");
    const proxied = isTrusted(peer);
    const address = (proxied && lastForwarded(request, isTrusted)) || peer;
    const isHttps = proxied && request.headers["x-forwarded-proto"] === "https";
    const given = request.headers["x-request-id"];
    const requestId =
      proxied && typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

    if (!proxied) for (const name of FORWARDED) delete request.headers[name];
    request.headers[ADDRESS_HEADER] = address;
    request.headers["x-request-id"] = requestId;
    return {
      requestId,
      address,
      isLoopback: isLoopback(address),
      isLoopbackPeer: isLoopback(peer),
      isHttps,
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    };
  };
}

function createProxyCheck(list: string): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list.split(",").map((text) => text.trim())) {
    const [network = "", prefix] = entry.split("/");
    const family = isIP(network) === 6 ? "ipv6" : "ipv4";
    if (isIP(network) === 0) continue;
    if (prefix === undefined) trusted.addAddress(network, family);
    else trusted.addSubnet(network, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The last hop that is not one of our proxies: what stands before it is the client's own claim. */
function lastForwarded(request: IncomingMessage, isTrusted: (address: string) => boolean): string | null {
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? null;
}

function isLoopback(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
