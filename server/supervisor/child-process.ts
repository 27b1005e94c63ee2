/** What a child says to the supervisor once it serves. */
export type ReadyMessage = {
  ready: true;
  /** The code of the setup link, from the web process while nobody has set the instance up. */
  setupCode: string | null;
};

const STOP_LIMIT_MS = 8_000;

/** Runs `stop` on a signal and when the supervisor is gone (even by kill -9), then ends the process. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("disconnect", end);
  // The channel may have closed before anybody listened.
  if (process.send && !process.connected) end();
}

/** Tells the supervisor that this process serves; nothing without one. */
export function announceReady(setupCode: string | null = null): void {
  process.send?.({ ready: true, setupCode } satisfies ReadyMessage);
}
