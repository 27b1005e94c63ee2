import type { BundleRule } from "../../../core/bundle/schema";
import type { PersonCommand } from "../../../core/hook-event/schema";
import { newLink, projectFor } from "../project/resolve-link";
import { type Link, writeLink } from "../state/links";
import { appendOverlay, readOverlay } from "../state/overlay";
import { noteUndone, undoneStatement } from "../state/undone";
import { type AppliedCommand, type CommandScope, done, findRule, refused, unknownRule } from "./applied";
import { applyMute } from "./apply-mute";

const OFF = "Heed is off here; type heed: on";

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
    case "allow":
    case "wrong":
      // The person's own global rules hold without a link, so the way past them does too.
      if (!scope.link && scope.rules.length === 0 && !scope.lastDenial) return refused(command, OFF);
      return applyToRules(command, scope, scope.link ? placeOf(scope.link) : "");
    default:
      return scope.link ? applyToRules(command, scope, placeOf(scope.link)) : refused(command, OFF);
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
      return applyMute(command, scope, place);
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
  if (rule.layer === "project") return applyMute({ verb: "mute", rule: rule.number }, scope, place);
  appendOverlay(scope.home, { id: scope.id, at: scope.now, place, verb: "undo", ruleId: rule.id });
  noteUndone(scope.home, { place, number: rule.number, statement: rule.statement });
  return done(
    { ...command, rule: rule.number },
    `Heed: ${rule.number} no longer counts (${rule.statement}).`,
  );
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
  const rule = deniedRule(scope, command.rule) ?? findRule(scope, command.rule);
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
  return done(
    command,
    `Heed lets ${rule.number} pass ${SPAN_WORDS[span]}${rule.statement ? ` (${rule.statement})` : ""}.`,
  );
}

/** What held an act last may be a rule of another checkout, which is not among the rules here. */
function deniedRule({ lastDenial, rules }: CommandScope, number: string) {
  if (lastDenial?.number !== number) return null;
  const statement = rules.find(({ id }) => id === lastDenial.ruleId)?.statement ?? "";
  return { id: lastDenial.ruleId, number, statement };
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
  const found = projectFor(home, checkout);
  if (!found) {
    return refused(command, "Heed cannot tell which project this is. Run in a terminal: heed link");
  }
  const { origin, project } = found;
  writeLink(home, checkout.commonFolder, newLink(home, { origin, project, checkout, now }));
  const text = `Heed is on: this repository belongs to ${project.name} on ${origin}.`;
  return { ok: true, text, command, send: false };
}

/** Key of a server's project in the overlay; the same as the hook's. */
export function placeOf({ origin, project }: Pick<Link, "origin" | "project">): string {
  return `${origin} ${project}`;
}

function newestOwnRule(rules: BundleRule[]): BundleRule | undefined {
  const own = rules.filter(({ layer, maskedBy }) => layer === "personal" && maskedBy === null);
  return own.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

function durationWords(minutes: number): string {
  if (minutes % (24 * 60) === 0) return counted(minutes / (24 * 60), "day");
  return minutes % 60 === 0 ? counted(minutes / 60, "hour") : counted(minutes, "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
