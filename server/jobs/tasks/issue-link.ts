import { issueLink, issueLinkInputSchema } from "../../services/account/issue-link";
import { ISSUE_LINK } from "../../services/account/request-link";
import { defineTask } from "../task";

/** Looks whether an address may get a link, where nobody waits for how long that takes. */
export const issueLinkTask = defineTask({
  name: ISSUE_LINK,
  payload: issueLinkInputSchema,
  run: async (payload) => issueLink({ input: payload, now: new Date() }),
});
