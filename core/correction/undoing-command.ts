import type { AgentAct } from "./schema";

/**
 * A command that takes changes back: `git checkout` of a path or of everything (of a branch it takes nothing back),
 * `git restore`, `git revert`, `git reset`, `git clean`, `git stash`, and their likes of other systems.
 */
const UNDOING =
  /(?:^|[\s`$!❯>("'])((?:git (?:checkout (?:[\w~^@./-]+ )?-- ?[^\n`'")]{1,120}|checkout \.|restore [^\n`'")]{1,120}|revert(?: [^\n`'")]{1,80})?|reset(?: --(?:hard|mixed|soft|keep))?(?: (?:HEAD|[0-9a-f]{7,40}|@)\S{0,20})?|clean -\S{1,6}|stash(?: drop)?)|hg revert [^\n`'")]{1,80}|svn revert [^\n`'")]{1,80}|jj (?:undo|restore)))(?=$|[\s`'").,;:!?])/i;
/** The person did it themselves, or orders it; a question about it does neither. */
const ASKS =
  /^[\s\p{P}]*(?:what|how|why|when|does|do|is|can i|should i|was|wie|was macht|qué|que|как|что)(?!\p{L})/iu;

/**
 * The command in a message by which a person takes back what the agent did.
 * @param text the message without host text; at most its first 8 KiB count
 * @returns null without one, and for a question about one
 */
export function undoingCommand(text: string): string | null {
  const head = text.slice(0, 8192);
  if (ASKS.test(head) && head.includes("?")) return null;
  return UNDOING.exec(head)?.[1]?.trim() ?? null;
}

/** The newest act that a command with these words takes back: a change of a path it names, else any change. */
export function undoneAct(command: string, acts: readonly AgentAct[]): AgentAct | undefined {
  const changes = acts.filter(({ action }) => action?.kind === "file_change").toReversed();
  const named = changes.find(({ action }) => action?.kind === "file_change" && names(command, action.path));
  if (named) return named;
  const commands = acts.filter(({ action }) => action?.kind === "shell_command").toReversed();
  // A path that is none of the agent's is the person's own business.
  const namesPath = /[\w-]\/[\w-]|\.[a-z]{1,5}(?:\s|$)/i.test(command) && changes.length > 0;
  return namesPath ? undefined : (changes[0] ?? commands[0]);
}

function names(command: string, path: string): boolean {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  return name !== "" && command.includes(name);
}
