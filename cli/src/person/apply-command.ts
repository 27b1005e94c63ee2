import type { BundleRule } from "../../../core/bundle/schema";
import type { PersonCommand } from "../../../core/hook-event/schema";
import { projectFor } from "../project/resolve-link";
import { type Link, writeLink } from "../state/links";
import { appendOverlay, readOverlay } from "../state/overlay";
import type { Denial } from "../state/session-state";
import { noteUndone, undoneStatement } from "../state/undone";

export type CommandScope = {
  home: string;
  now: number;
  /** Id of the event that tells the server. */
  id: string;
  link: Link | null;
  checkout: { commonFolder: string | null; remotes: string[] };
  rules: BundleRule[];
  session: string;
  task: string;
  lastDenial: Denial | null;
  /** The token may write to the person's own library; a typed code gives a token that may not. */
  mayTeach: boolean;
};

/** What the person is told, the command with its rule filled in, and whether the server has to know. */
export type AppliedCommand = { ok: boolean; text: string; command: PersonCommand; send: boolean };

/**
 * Does what the person commanded, at once and offline, by writing the local overlay or the links
 * (learning.md section 8). The caller has made sure that it was a person.
 */
export function applyCommand(command: PersonCommand, scope: CommandScope): AppliedCommand {
  switch (command.verb) {
    case "on":
    case "off":
      return applyLink(command, scope);
    case "pause":
    case "resume":
      return applyPause(command, scope);
    default:
      if (!scope.link) return refused(command, "Heed is off here; type heed: on");
      return applyToRules(command, scope, placeOf(scope.link));
  }
}

type RuleCommand = Exclude<PersonCommand, { verb: "on" | "off" | "pause" | "resume" }>;

function applyToRules(command: RuleCommand, scope: CommandScope, place: string): AppliedCommand {
  switch (command.verb) {
    case "undo":
      return applyUndo(command, scope, place);
    case "allow":
      return applyAllow(command, scope, place);
    case "wrong":
      return applyWrong(command, scope, place);
    case "mute":
    case "unmute":
      return refused(command, "Muting a shared rule is done in the web application.");
    case "remember":
    case "forget":
      return applyTeaching(command, scope);
  }
}

function applyTeaching(
  command: Extract<PersonCommand, { verb: "remember" | "forget" }>,
  { mayTeach }: CommandScope,
): AppliedCommand {
  if (!mayTeach) {
    const why = "This machine's token may not change your rules.";
    return refused(command, `Heed: ${why} Do it in the web application, or run heed login with a browser.`);
  }
  const start = command.verb === "remember" ? "Heed will remember" : "Heed will look for what to forget";
  return done(command, `${start}: ${command.text}`);
}

function applyUndo(
  command: Extract<PersonCommand, { verb: "undo" }>,
  scope: CommandScope,
  place: string,
): AppliedCommand {
  const rule = command.rule ? findRule(scope, command.rule) : newestOwnRule(scope.rules);
  const before = command.rule ? alreadyUndone(scope, place, command.rule, rule) : null;
  if (before !== null) return refused(command, `Heed: ${command.rule} was already undone (${before}).`);
  if (!rule) return refused(command, unknownRule(command.rule));
  appendOverlay(scope.home, { id: scope.id, at: scope.now, place, verb: "undo", ruleId: rule.id });
  noteUndone(scope.home, { place, number: rule.number, statement: rule.statement });
  const text = `Heed: ${rule.number} no longer counts (${rule.statement}).`;
  const shared = rule.layer === "project" ? " It is muted on this machine only; others keep it." : "";
  return done({ ...command, rule: rule.number }, text + shared);
}

/** Statement of a rule that an earlier undo took out of force; a rule that came back since can be undone again. */
function alreadyUndone(
  { home }: CommandScope,
  place: string,
  number: string,
  rule: BundleRule | undefined,
): string | null {
  if (!rule) return undoneStatement(home, place, number);
  const waits = readOverlay(home).some(
    (entry) => entry.verb === "undo" && entry.place === place && entry.ruleId === rule.id,
  );
  return waits ? rule.statement : null;
}

const SPAN_WORDS = {
  once: "the next time",
  task: "in this task",
  session: "in this session",
  day: "for a day",
};

function applyAllow(
  command: Extract<PersonCommand, { verb: "allow" }>,
  scope: CommandScope,
  place: string,
): AppliedCommand {
  const rule = findRule(scope, command.rule);
  if (!rule) return refused(command, unknownRule(command.rule));
  const { span } = command;
  const { session, task } = scope;
  appendOverlay(scope.home, {
    id: scope.id,
    at: scope.now,
    place,
    verb: "allow",
    ruleId: rule.id,
    span,
    session,
    task,
  });
  return done(command, `Heed lets ${rule.number} pass ${SPAN_WORDS[span]} (${rule.statement}).`);
}

function applyWrong(
  command: Extract<PersonCommand, { verb: "wrong" }>,
  scope: CommandScope,
  place: string,
): AppliedCommand {
  const denial = scope.lastDenial;
  if (!denial || (command.rule && command.rule !== denial.number)) {
    return refused(command, "Heed stopped nothing here that this could mean.");
  }
  const { ruleId, evidence, eventId } = denial;
  const { session } = scope;
  appendOverlay(scope.home, { id: scope.id, at: scope.now, place, verb: "wrong", ruleId, evidence, session });
  const act = evidence ? `“${evidence}”` : "it";
  const text = `Heed: noted that ${denial.number || "the rule"} was wrong. ${act} may pass in this session.`;
  const event = /^[0-9a-f-]{36}$/.test(eventId) ? { eventId } : {};
  return done({ verb: "wrong", ...(denial.number ? { rule: denial.number } : {}), ...event }, text);
}

function applyPause(
  command: Extract<PersonCommand, { verb: "pause" | "resume" }>,
  scope: CommandScope,
): AppliedCommand {
  const base = { id: scope.id, at: scope.now, place: "" };
  if (command.verb === "resume") {
    appendOverlay(scope.home, { ...base, verb: "resume" });
    return done(command, "Heed is on again.");
  }
  appendOverlay(scope.home, { ...base, verb: "pause", until: scope.now + command.minutes * 60_000 });
  return done(command, `Heed is paused for ${durationWords(command.minutes)}; heed: resume ends it.`);
}

function applyLink(
  command: Extract<PersonCommand, { verb: "on" | "off" }>,
  { home, now, checkout }: CommandScope,
): AppliedCommand {
  if (checkout.commonFolder === null)
    return refused(command, "Heed: this folder is no git repository of yours.");
  if (command.verb === "off") {
    writeLink(home, checkout.commonFolder, "off");
    return {
      ok: true,
      text: "Heed is off in this repository; nothing is sent from it.",
      command,
      send: false,
    };
  }
  const found = projectFor(home, checkout.remotes);
  if (!found) {
    return refused(command, "Heed cannot tell which project this is. Run in a terminal: heed link");
  }
  writeLink(home, checkout.commonFolder, {
    origin: found.origin,
    project: found.project.slug,
    name: found.project.name,
    remotes: checkout.remotes,
    linkedAt: new Date(now).toISOString(),
  });
  const text = `Heed is on: this repository belongs to ${found.project.name} on ${found.origin}.`;
  return { ok: true, text, command, send: false };
}

/** Key of a server's project in the overlay; the same as the hook's. */
export function placeOf({ origin, project }: Pick<Link, "origin" | "project">): string {
  return `${origin} ${project}`;
}

function findRule({ rules }: CommandScope, number: string): BundleRule | undefined {
  return rules.find((rule) => rule.number === number);
}

function newestOwnRule(rules: BundleRule[]): BundleRule | undefined {
  const own = rules.filter(({ layer, maskedBy }) => layer === "personal" && maskedBy === null);
  return own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

function unknownRule(number: string | undefined): string {
  return number
    ? `Heed knows no rule ${number} here. See: heed rules list`
    : "Heed has learned nothing here yet.";
}

function durationWords(minutes: number): string {
  if (minutes % (24 * 60) === 0) return counted(minutes / (24 * 60), "day");
  return minutes % 60 === 0 ? counted(minutes / 60, "hour") : counted(minutes, "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function done(command: PersonCommand, text: string): AppliedCommand {
  return { ok: true, text, command, send: true };
}

function refused(command: PersonCommand, text: string): AppliedCommand {
  return { ok: false, text, command, send: false };
}
