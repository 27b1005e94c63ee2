import type { PersonCommand } from "../../../core/hook-event/schema";
import { mutedRules } from "../state/muted";
import { appendOverlay } from "../state/overlay";
import { type AppliedCommand, type CommandScope, done, findRule, refused, unknownRule } from "./applied";

type MuteCommand = Extract<PersonCommand, { verb: "mute" | "unmute" }>;

/** A person may always mute a shared rule on their own machines; the project sees a count (trust.md section 5). */
export function applyMute(command: MuteCommand, scope: CommandScope, place: string): AppliedCommand {
  const { home, id, now: at } = scope;
  const muted = mutedRules(home, place, scope.muted).find(({ number }) => number === command.rule);
  if (command.verb === "unmute") {
    if (!muted) return refused(command, `Heed: ${command.rule} is not muted here.`);
    appendOverlay(home, { id, at, place, verb: "unmute", ruleId: muted.id });
    const waits = scope.muted.some((rule) => rule.id === muted.id) ? " once the rules are fetched" : "";
    return done(command, `Heed: ${muted.number} counts again${waits} (${muted.statement}).`);
  }
  if (muted) return refused(command, `Heed: ${muted.number} is muted already (${muted.statement}).`);
  const rule = findRule(scope, command.rule);
  if (!rule) return refused(command, unknownRule(command.rule));
  const { id: ruleId, number, statement } = rule;
  appendOverlay(home, { id, at, place, verb: "mute", ruleId, number, statement });
  return done(
    command,
    `Heed: ${number} is muted for you (${statement}). Others keep it. Back: heed: unmute ${number}`,
  );
}
