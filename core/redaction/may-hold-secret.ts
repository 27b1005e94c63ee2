import { hasSecretWord } from "./assignment";
import { SECRET_PATTERNS } from "./patterns";

/** Parameters of an address with a name as `query_secret` knows them: three (`key`) to fifteen characters. */
const PARAMETER = /[?&][A-Za-z_-]{3,15}=/;
const PRIVATE_KEY = "PRIVATE KEY";
/** Rarest last: by two rare neighbours of each hint the text is passed over in one walk. */
const COMMON_FIRST = "etaoinsrlcdumpfghbyvwkxjqz .-_/:01298AEIKSTGPNRHMYCUZDO~";
const ASCII = 128;
const PAIRS = ASCII * ASCII;

type Anchor = { hint: string; offset: number };
type Anchors = { groups: Uint8Array; hints: Anchor[][] };

let anchors: Anchors | undefined;

/**
 * False only for a text in which no step of `maskSecrets` could find anything, so that most texts are passed over by
 * one walk instead of seventy searches. Linear in the length.
 */
export function mayHoldSecret(text: string): boolean {
  return hasHint(text) || PARAMETER.test(text) || hasSecretWord(text);
}

function hasHint(text: string): boolean {
  anchors ??= anchorsOf([PRIVATE_KEY, ...SECRET_PATTERNS.flatMap(({ gate, hints }) => (gate ? [] : hints))]);
  const { groups, hints } = anchors;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Other alphabets fall onto the pairs of ASCII; the hint itself is compared below.
    const group = groups[(before * ASCII + code) & (PAIRS - 1)] ?? 0;
    before = code;
    if (group === 0) continue;
    for (const { hint, offset } of hints[group] ?? []) if (text.startsWith(hint, at - offset)) return true;
  }
  return false;
}

function anchorsOf(hints: string[]): Anchors {
  const groups = new Uint8Array(PAIRS);
  const listed: Anchor[][] = [[]];
  for (const hint of hints) {
    const offset = rarestPair(hint);
    const pair = hint.charCodeAt(offset - 1) * ASCII + hint.charCodeAt(offset);
    const group = groups[pair] || listed.length;
    groups[pair] = group;
    listed[group] = [...(listed[group] ?? []), { hint, offset }];
  }
  return { groups, hints: listed };
}

/** @returns the place of the second character of the pair that other texts hold most seldom */
function rarestPair(hint: string): number {
  const rarity = (at: number) =>
    COMMON_FIRST.indexOf(hint.charAt(at)) + COMMON_FIRST.indexOf(hint.charAt(at - 1));
  return Array.from(hint.slice(1), (_, index) => index + 1).reduce((best, at) =>
    rarity(at) > rarity(best) ? at : best,
  );
}
