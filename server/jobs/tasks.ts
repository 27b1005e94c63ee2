import type { Task } from "./task";

/** Every background task; a new one is one file in `tasks/` and one line here. */
export const tasks: Task[] = [];
