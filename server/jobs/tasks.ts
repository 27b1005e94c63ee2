import type { Task } from "./task";
import { expireRulesTask } from "./tasks/expire-rules";
import { followSessionTask } from "./tasks/follow-session";
import { issueLinkTask } from "./tasks/issue-link";
import { maintainEventsTask } from "./tasks/maintain-events";
import { playSampleTask } from "./tasks/play-sample";
import { processEventTask } from "./tasks/process-event";
import { recompileRulesTask } from "./tasks/recompile-rules";
import { releaseJobsTask } from "./tasks/release-jobs";
import { runBacktestTask } from "./tasks/run-backtest";
import { sendMailTask } from "./tasks/send-mail";

/** Every background task; a new one is one file in `tasks/` and one line here. */
export const tasks: Task[] = [
  expireRulesTask,
  followSessionTask,
  issueLinkTask,
  maintainEventsTask,
  playSampleTask,
  processEventTask,
  recompileRulesTask,
  releaseJobsTask,
  runBacktestTask,
  sendMailTask,
];
