/** As many as a sitting has; the rest comes up when these are done. The open item is `?item=`. */
export const INBOX_LIMIT = 50;
