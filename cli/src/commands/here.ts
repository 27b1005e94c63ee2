import type { BundleRule, MutedRule } from "../../../core/bundle/schema";
import { needsCodeMatcher } from "../../../core/verifiers/needs-regex";
import { loadCodeMatcher } from "../hook/load-code-matcher";
import { placeOf } from "../person/apply-command";
import { checkoutFacts } from "../project/checkout-facts";
import { type Checkout, findCheckout } from "../project/git-folder";
import { type CheckoutFacts, type Linked, resolveLink } from "../project/resolve-link";
import { openBundle } from "../state/bundle-cache";
import type { Link } from "../state/links";
import { mutedRules } from "../state/muted";
import { viewOverlay } from "../state/overlay";
import { type CommandContext, CommandFailure } from "./context";

/** The checkout that a command runs in, what it says of itself, and what it is linked to. */
export type Here = { checkout: Checkout; facts: CheckoutFacts; linked: Linked };

/** Null outside a repository. */
export function findHere({ home, cwd }: CommandContext): Here | null {
  const checkout = findCheckout(cwd);
  if (!checkout) return null;
  const facts = checkoutFacts(home, checkout);
  return { checkout, facts, linked: resolveLink(home, facts) };
}

/** @throws CommandFailure outside a repository */
export function requireHere(context: CommandContext): Here {
  const here = findHere(context);
  if (!here) throw new CommandFailure("This folder is not in a git repository of yours.");
  return here;
}

/** @throws CommandFailure where nothing is linked */
export function requireLink(context: CommandContext): { here: Here; link: Link } {
  const here = requireHere(context);
  if (here.linked.state !== "linked") {
    throw new CommandFailure("This repository is not linked to a project. Run: heed link");
  }
  return { here, link: here.linked.link };
}

/** Rules in force here from the last good bundle; works offline. @throws CommandFailure where there is none */
export function requireRules(context: CommandContext): {
  link: Link;
  rules: BundleRule[];
  muted: MutedRule[];
} {
  const { link } = requireLink(context);
  const { home, now } = context;
  const place = placeOf(link);
  const overlay = viewOverlay(home, { place, session: "", task: "", now: now() });
  const bundle = openBundle({ home, ...link }, overlay.suspended, now());
  if (!bundle) throw new CommandFailure("No rules were fetched yet. Run: heed flush");
  if (needsCodeMatcher(bundle.rules.flatMap(({ verifier }) => verifier ?? []))) loadCodeMatcher(home);
  return { link, rules: [...bundle.rules], muted: mutedRules(home, place, bundle.muted) };
}
