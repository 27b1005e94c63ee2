import { Logger } from "graphile-worker";

/** The queue's own messages name jobs and payloads: nothing of it reaches the log. */
export const silentWorkerLogger = new Logger(() => () => {});
