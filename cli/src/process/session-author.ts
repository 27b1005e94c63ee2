import type { Host } from "../../../core/hook-event/schema";
import type { HostProcess } from "../../../core/hosts/adapter";
import type { SessionAuthor } from "../state/session-file";
import type { ProcessEntry, ProcessTable } from "./process-table";

export type AuthorQuestion = {
  /** Process from which to look upwards: the parent of the hook. */
  from: number;
  table: ProcessTable;
  hosts: HostProcess[];
  env: Record<string, string | undefined>;
  /** The token of this project is a service token. */
  service: boolean;
};

const MAX_DEPTH = 64;
const CI_MARKS = ["CI", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "JENKINS_URL", "TF_BUILD"];

/** Who stands behind a hook, and the process of the host that called it; null where no host did. */
export type Speaker = { author: SessionAuthor; hostProcess: string | null };

/** Host whose process stands next above the hook, and all that stands above it. */
export function findCaller(question: AuthorQuestion): { caller: Host | null; ancestors: ProcessEntry[] } {
  const [ours] = hostAncestors(question);
  return { caller: ours?.host.host ?? null, ancestors: ours ? [] : ancestorsOf(question) };
}

function ancestorsOf({ from, table }: AuthorQuestion): ProcessEntry[] {
  const found: ProcessEntry[] = [];
  for (let pid = from; pid > 0 && found.length < MAX_DEPTH; pid = found.at(-1)?.parent ?? 0) {
    const entry = table.entry(pid);
    if (!entry) break;
    found.push(entry);
  }
  return found;
}

/**
 * Whose session this is (trust.md section 3). A host among the ancestors of our host, or a host that was started
 * with a host's marks in its environment, means that an agent started it. Without any host above us nobody can
 * vouch for a person: somebody piped a payload into the hook. So it is where more lies between than the shell that
 * the host starts for it.
 */
export function findSpeaker(question: AuthorQuestion): Speaker {
  const hosts = hostAncestors(question);
  const [ours] = hosts;
  if (!ours) return { author: "agent", hostProcess: null };
  const hostProcess = `${ours.entry.pid} ${ours.entry.started}`;
  return { author: authorOf(question, hosts, ours), hostProcess };
}

function authorOf(question: AuthorQuestion, hosts: HostAncestor[], ours: HostAncestor): SessionAuthor {
  if (!isCaller(ours)) return "agent";
  const isShared = ours.host.isDaemon?.(ours.entry.args) === true;
  if (isShared ? !isPersonsDaemon(question, ours.host) : isNested(question, hosts, ours.entry))
    return "agent";
  if (question.service || CI_MARKS.some((mark) => isSet(question.env[mark]))) return "automation";
  if (isShared) return "human";
  const atTerminal = question.table.atTerminal(ours.entry.pid);
  return ours.host.isHeadless(ours.entry.args, question.env, atTerminal) ? "headless" : "human";
}

/** Another host stands above this one, or left its marks in the environment that this one was started with. */
function isNested({ table, hosts }: AuthorQuestion, found: HostAncestor[], { pid }: ProcessEntry): boolean {
  const environment = table.startEnvironment(pid);
  const marks = hosts.flatMap(({ childMarks }) => childMarks);
  return found.length > 1 || (environment !== null && marks.some((mark) => environment.has(mark)));
}

/**
 * A daemon runs the sessions of all its terminals and does not say which of them a prompt came from. So somebody must
 * sit at one, and none of them may have been opened by an agent.
 */
function isPersonsDaemon(question: AuthorQuestion, host: HostProcess): boolean {
  const { table } = question;
  const terminals = table
    .all()
    .filter(({ pid, args }) => host.isHostProcess(args) && !host.isHeadless(args, {}, table.atTerminal(pid)));
  return (
    terminals.length > 0 &&
    terminals.every((entry) => {
      const found = hostAncestors({ ...question, from: entry.pid });
      return !isNested(question, found, entry);
    })
  );
}

/**
 * True when any ancestor is a host: all commands but the reading ones refuse then. A process that left its ancestors
 * behind (`setsid -f`, `tmux`) still has the host's marks in its environment.
 */
export function isInsideHost(question: Omit<AuthorQuestion, "service">): boolean {
  const marks = question.hosts.flatMap(({ childMarks }) => childMarks);
  return (
    marks.some((mark) => isSet(question.env[mark])) ||
    hostAncestors({ ...question, service: false }).length > 0
  );
}

/** `between` are the processes below it, up to the one that asks. */
type HostAncestor = { entry: ProcessEntry; host: HostProcess; between: ProcessEntry[] };

function isCaller({ host, between }: HostAncestor): boolean {
  const [shell] = between;
  return between.length === 1 && shell !== undefined && host.isHookShell(shell.args);
}

function hostAncestors({ from, table, hosts }: AuthorQuestion): HostAncestor[] {
  const found: HostAncestor[] = [];
  let pid = from;
  const walked: ProcessEntry[] = [];
  for (let depth = 0; depth < MAX_DEPTH && pid > 0; depth += 1) {
    const entry: ProcessEntry | null = table.entry(pid);
    if (!entry) break;
    const host = hosts.find((candidate) => candidate.isHostProcess(entry.args));
    const last = found.at(-1);
    if (host && last && walked.at(-1) === last.entry && isWrapper(entry, last.entry)) last.entry = entry;
    else if (host) found.push({ entry, host, between: [...walked] });
    walked.push(entry);
    pid = entry.parent;
  }
  return found;
}

/** A launcher script starts the real program as its direct child, with the same arguments. */
function isWrapper(parent: ProcessEntry, child: ProcessEntry): boolean {
  const tail = optionsOf(child.args);
  return optionsOf(parent.args).join("\0") === tail.join("\0");
}

function optionsOf(args: string[]): string[] {
  const [program = ""] = args;
  if (!/(?:^|[\\/])(?:node|bun|deno)(?:\.exe)?$/.test(program)) return args.slice(1);
  // A host that starts itself again gives Node options of its own before the script.
  const script = args.findIndex((arg, index) => index > 0 && !arg.startsWith("-"));
  return script < 0 ? args.slice(1) : args.slice(script + 1);
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "false" && value !== "0";
}
