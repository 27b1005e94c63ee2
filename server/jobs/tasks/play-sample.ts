import { z } from "zod";
import { playSample } from "../../pipeline/sample/play";
import { PLAY_SAMPLE } from "../../services/sample/load";
import { defineTask } from "../task";

/** Fills the sample project of one person. Queued by the verb that makes it. */
export const playSampleTask = defineTask({
  name: PLAY_SAMPLE,
  payload: z.object({ projectId: z.uuid(), ownerId: z.uuid(), ownerName: z.string() }),
  run: async (payload) => playSample({ ...payload, today: new Date() }),
});
