import type { Task } from "./task";
import { followSessionTask } from "./tasks/follow-session";
import { processEventTask } from "./tasks/process-event";

/** Every background task; a new one is one file in `tasks/` and one line here. */
export const tasks: Task[] = [followSessionTask, processEventTask];
