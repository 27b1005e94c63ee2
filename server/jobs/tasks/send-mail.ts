import { z } from "zod";
import { SEND_MAIL } from "../../mail/enqueue-mail";
import { sendQueuedMail } from "../../mail/send";
import { defineTask } from "../task";

/** Sends one queued mail; the row, with the sealed link in it, goes when it is sent. */
export const sendMailTask = defineTask({
  name: SEND_MAIL,
  payload: z.object({ sealed: z.string() }),
  run: async ({ sealed }) => sendQueuedMail(sealed),
});
