import type { Task } from "./task";
import { expireRulesTask } from "./tasks/expire-rules";
import { followSessionTask } from "./tasks/follow-session";
import { maintainEventsTask } from "./tasks/maintain-events";
import { playSampleTask } from "./tasks/play-sample";
import { processEventTask } from "./tasks/process-event";
import { releaseJobsTask } from "./tasks/release-jobs";

/** Every background task; a new one is one file in `tasks/` and one line here. */
export const tasks: Task[] = [
  expireRulesTask,
  followSessionTask,
  maintainEventsTask,
  playSampleTask,
  processEventTask,
  releaseJobsTask,
];
