import { z } from "zod";
import { expireSessionRules } from "../../services/rule/expire";
import { defineTask } from "../task";

/** A session rule ends after a day at the latest (glossary: Rule). */
export const expireRulesTask = defineTask({
  name: "expire-rules",
  payload: z.object({}).loose(),
  schedule: "*/15 * * * *",
  run: async (_payload, { logger }) => {
    const expired = await expireSessionRules(new Date());
    if (expired > 0) logger.info({ expired }, "session rules ended");
  },
});
