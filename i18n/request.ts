import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "./load-messages";

/** One language for now; a second one is a folder beside `messages/en`. */
const LOCALE = "en";

export default getRequestConfig(async () => ({
  locale: LOCALE,
  messages: await loadMessages(LOCALE),
  timeZone: "UTC",
}));
