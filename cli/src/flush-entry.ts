import { flush } from "./flush";
import { idBytes } from "./random-bytes";
import { homeFolder } from "./state/home";

/** The detached flusher: stays until what a person said is settled, at most a minute. */
flush(
  { home: homeFolder(process.env), env: process.env, now: Date.now, random: idBytes },
  { budgetMs: 60_000, refresh: false },
).finally(() => process.exit(0));
