import { isEmptyWord } from "../topics/function-words";

/** Base forms that open an English order: decides whether a part of a sentence stands on its own. */
const VERBS =
  "abort accept act add address adjust adopt allow animate annotate answer apply archive ask assert assign assume attach audit avoid await backup base batch bind block branch break build bump cache call cancel cap capitalise capitalize carry catch change check choose clean cleanup clone close collapse collect comment commit compare compile complete compress compute configure confirm connect consider consult continue control convert copy count cover create credit cut debug declare decorate default define delegate delete deploy describe disable discard do document don't download draw drop duplicate edit email emit enable encode encrypt end ensure escape evaluate exclude execute expire explain export expose extend extract fail fall favor favour fetch fill filter finish fix flag follow force format freeze gather generate get give group guard handle harden hash hide honor honour ignore implement import include increase indent inform initialise initialize inject inline insert inspect install instrument internationalise invalidate invoke isolate join judge keep label launch leave limit lint list load localise localize lock log look lower maintain make mark match measure memoise memoize mention merge minify mirror mock monitor mount move name nest normalise normalize note notify obey offer omit open optimise optimize order organise organize override package paginate parse pass paste patch pause persist pick pin ping place plan poll post precompute prefer prefix prepare present preserve prevent print prioritise prioritize process profile propose protect prove provide prune publish pull push put query queue quit quote raise randomise rate-limit react read rebase rebuild redeploy redo record reduce refactor reference refrain refresh register reject release remember remove rename render reopen repeat replace reply report request reset resize resolve respond restart restore resume rethrow retry return reuse revert review rewrite round route run sanitise sanitize save say scale scan schedule scope scroll search seed select send separate serialise serialize serve set shorten show sign simplify simulate skip snapshot sort specify spell split squash stage start state stay stick stop store stream strip structure stub style subscribe substitute suggest summarise summarize surface suspend swap switch sync tag take tell terminate test think throttle throw tidy title toggle touch trace track train transform translate treat trigger trim truncate trust try tune type undo unify unsubscribe update upgrade upload use validate verify version view wait warn wire work wrap write yield wipe erase narrow state clamp mark say stick respond reference";
export const VERB_LIST: readonly string[] = VERBS.split(" ");
const BASE = new Set(VERB_LIST);

/** “Commit messages follow …”: a noun that is a verb too opens a statement. */
const NOUNISH =
  /^(?:the |all |every |any |our )?(?:\p{L}+ )?\p{L}+s (?:are|must|should|follow|have|need|start|begin|end|carry|contain|use|get|live|stay|come|describe|read)\s/iu;
const PLAIN_ORDER = /^(?:use|run|keep|put|write|make|add|let|do|always|never|ask|wrap|prefer|name|call)\s/iu;

/** True when a clause opens with an order: “run …”, “please always put …”, “never …”, “no …”. */
export function opensWithOrder(text: string): boolean {
  if (NOUNISH.test(text) && !PLAIN_ORDER.test(text)) return false;
  const words: string[] = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const first = words.find(
    (word) => !/^(please|pls|also|and|then|always|just|only|kindly|first|but|or)$/.test(word),
  );
  if (first === undefined) return false;
  const at = words.indexOf(first);
  // “Always regenerate …”, “debounce the …”: no noun stands there, whatever the word is.
  if (at > 0 && words[at - 1] === "always" && !isEmptyWord(first, "en")) return true;
  const next = words[at + 1] ?? "";
  if (
    /^(?:the|a|an|all|every|each|any|your|our)$/.test(next) &&
    !isEmptyWord(first, "en") &&
    !/(?:[^s]s|ly)$/.test(first)
  )
    return true;
  return (
    BASE.has(first) ||
    BASE.has(first.replace(/^re-?/u, "")) ||
    isNegator(first) ||
    /^(must|should)$/.test(first)
  );
}

/** Whether a word is a verb in its base form. */
export function isBaseVerb(word: string): boolean {
  return BASE.has(word.toLowerCase());
}

export function isNegator(word: string): boolean {
  return /^(no|never|don't|dont|not|nothing|without|nie|niemals|kein\p{L}*|nunca|nada|jamais|pas|não|mai|niente|никогда|не|никаких)$/u.test(
    word,
  );
}
