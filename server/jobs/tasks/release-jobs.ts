import { z } from "zod";
import { releaseJobsOfDeadWorkers } from "../../db/release-jobs";
import { defineTask } from "../task";

/** A killed worker must not hold up its sessions. */
export const releaseJobsTask = defineTask({
  name: "release-jobs",
  payload: z.object({}).loose(),
  schedule: "* * * * *",
  run: async (_payload, { logger }) => {
    const workers = await releaseJobsOfDeadWorkers();
    if (workers > 0) logger.warn({ workers }, "jobs of killed workers are released");
  },
});
