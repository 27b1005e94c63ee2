import type { BundleRule, MutedRule } from "../../../core/bundle/schema";
import type { PersonCommand } from "../../../core/hook-event/schema";
import type { CheckoutFacts } from "../project/resolve-link";
import type { Link } from "../state/links";
import type { Denial } from "../state/session-state";

export type CommandScope = {
  home: string;
  now: number;
  /** Id of the event that tells the server. */
  id: string;
  link: Link | null;
  checkout: CheckoutFacts;
  rules: BundleRule[];
  /** Shared rules that this person had muted when the rules were fetched. */
  muted: MutedRule[];
  session: string;
  task: string;
  lastDenial: Denial | null;
  /** The token may write to the person's own library; a typed code gives a token that may not. */
  mayTeach: boolean;
};

/** What the person is told, the command with its rule filled in, and whether the server has to know. */
export type AppliedCommand = { ok: boolean; text: string; command: PersonCommand; send: boolean };

export function done(command: PersonCommand, text: string): AppliedCommand {
  return { ok: true, text, command, send: true };
}

export function refused(command: PersonCommand, text: string): AppliedCommand {
  return { ok: false, text, command, send: false };
}

export function findRule({ rules }: CommandScope, number: string): BundleRule | undefined {
  return rules.find((rule) => rule.number === number);
}

export function unknownRule(number: string | undefined): string {
  return number
    ? `Heed knows no rule ${number} here. See: heed rules list`
    : "Heed has learned nothing here yet.";
}
