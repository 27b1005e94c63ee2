import type { SimpleCommand } from "../shell/simple-command";

/** Programs that run a line later, elsewhere or in another terminal of this machine. */
const CARRIERS =
  /^(?:tmux|screen|at|batch|crontab|systemd-run|osascript|expect|parallel|su|runuser|unshare|bwrap|firejail|proot|xdotool|ssh)$/;
const THIS_MACHINE = /^(?:\w+@)?(?:localhost|127\.0\.0\.1|::1)$/;
/** The schedule that stands before a line of `crontab`, and the like. */
const SCHEDULE = /^[@\d*\s/,-]+(?=\S)/;

/**
 * Lines that a command may hand to another shell: `tmux send-keys 'heed undo 12' Enter`, `systemd-run heed undo`.
 * Its arguments from each word on, its texts and what stands in quotes in them.
 * @param line the whole line, for what reaches a carrier by a pipe that cannot be followed
 */
export function carriedLines({ program, argv, stdin }: SimpleCommand, line: string): string[] {
  if (!CARRIERS.test(program)) return [];
  if (program === "ssh" && !argv.some((arg) => THIS_MACHINE.test(arg))) return [];
  const piped = stdin ?? (/^(?:at|batch|crontab)$/.test(program) ? "" : null);
  const given = [...argv.slice(1), ...(piped === null ? [] : [piped || line])];
  const texts = given.flatMap((text) => [text, ...quotedTexts(text)]).filter((text) => /\s/.test(text));
  const tails = argv.flatMap((_, at) => (at > 0 ? argv.slice(at).map(quoted).join(" ") : []));
  return [...texts.map((text) => text.replace(SCHEDULE, "")), ...tails];
}

function quotedTexts(text: string): string[] {
  return [...text.matchAll(/(["'])(.+?)\1/g)].map(([, , inner = ""]) => inner);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
