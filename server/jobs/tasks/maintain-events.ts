import { z } from "zod";
import { deleteExpiredEvents } from "../../services/hook-event/delete-expired";
import { eraseExpiredContents } from "../../services/hook-event/erase-contents";
import { maintainPartitions } from "../../services/hook-event/maintain-partitions";
import { deleteErasedWork } from "../../services/privacy/delete-erased-work";
import { defineTask } from "../task";

/** Months of the event table, and retention of events and of file contents: every night, once more in case the first run was disturbed, and at the start. */
export const maintainEventsTask = defineTask({
  name: "maintain-events",
  payload: z.object({}).loose(),
  schedule: "10 2,14 * * *",
  atStart: true,
  run: async (_payload, { logger }) => {
    const now = new Date();
    const { created, dropped } = await maintainPartitions(now);
    const deleted = await deleteExpiredEvents(now);
    const erased = await eraseExpiredContents(now);
    const left = await deleteErasedWork();
    logger.info(
      { created: created.length, dropped: dropped.length, deleted, erased, left },
      "events maintained",
    );
  },
});
