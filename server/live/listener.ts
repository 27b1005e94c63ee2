import { EventEmitter } from "node:events";
import type { PoolClient } from "pg";
import { pool } from "../db/client";
import { LIVE_CHANNEL, type LiveMessage } from "../services/live/channel";

type Listener = { messages: EventEmitter; connection: Promise<PoolClient> | null };

declare global {
  // Server code exists twice in one process (Next's bundle and ours): one connection listens for both.
  var heedListener: Listener | undefined;
}

const RECONNECT_MS = 1_000;

/**
 * Calls `receive` for every committed change that this database's processes tell of. One connection a
 * process; when it breaks, a `resync` is told once it is back, because messages may be lost.
 * @returns ends the subscription
 */
export async function subscribe(receive: (message: LiveMessage) => void): Promise<() => void> {
  globalThis.heedListener ??= { messages: new EventEmitter().setMaxListeners(0), connection: null };
  const listener = globalThis.heedListener;
  listener.messages.on("message", receive);
  try {
    listener.connection ??= listen(listener);
    await listener.connection;
  } catch (error) {
    listener.connection = null;
    listener.messages.off("message", receive);
    throw error;
  }
  return () => {
    listener.messages.off("message", receive);
    if (listener.messages.listenerCount("message") === 0) void close(listener);
  };
}

async function listen(listener: Listener): Promise<PoolClient> {
  const client = await pool().connect();
  client.on("notification", ({ payload }) => {
    const message = parse(payload);
    if (message) listener.messages.emit("message", message);
  });
  client.on("error", () => {
    listener.connection = null;
    client.release(true);
    setTimeout(() => void reconnect(listener), RECONNECT_MS).unref();
  });
  await client.query(`listen ${LIVE_CHANNEL}`);
  return client;
}

async function reconnect(listener: Listener): Promise<void> {
  if (listener.connection || listener.messages.listenerCount("message") === 0) return;
  try {
    listener.connection = listen(listener);
    await listener.connection;
    listener.messages.emit("message", RESYNC);
  } catch {
    listener.connection = null;
    setTimeout(() => void reconnect(listener), RECONNECT_MS).unref();
  }
}

const RESYNC: LiveMessage = { kind: "resync", id: null, sessionId: null, projectId: null, ownerId: null };

/** Without subscribers the connection goes back: a stopping process must not be held by it. */
async function close(listener: Listener): Promise<void> {
  const open = listener.connection;
  listener.connection = null;
  const client = await open?.catch(() => null);
  client?.removeAllListeners("notification");
  client?.removeAllListeners("error");
  client?.release(true);
}

function parse(payload: string | undefined): LiveMessage | null {
  if (!payload) return null;
  try {
    const value: unknown = JSON.parse(payload);
    // Only this application's own statements write to the channel.
    return typeof value === "object" && value !== null && "kind" in value ? (value as LiveMessage) : null;
  } catch {
    return null;
  }
}
