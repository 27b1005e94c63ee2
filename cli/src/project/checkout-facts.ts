import type { Checkout } from "./git-folder";
import { readNameFile } from "./name-file";
import { readRemotes } from "./remotes";
import { type CheckoutFacts, matchesOf } from "./resolve-link";

/** All that a checkout says of itself, read from its files now. */
export function checkoutFacts(home: string, checkout: Checkout | null): CheckoutFacts {
  if (!checkout) return { root: null, commonFolder: null, remotes: [], named: null, matches: [] };
  const { root, commonFolder } = checkout;
  const remotes = readRemotes(commonFolder);
  return { root, commonFolder, remotes, named: readNameFile(root), matches: matchesOf(home, remotes) };
}
