/** Base forms that open an English order: decides whether a part of a sentence stands on its own. */
const VERBS =
  "act add adopt allow answer apply ask assume avoid backup base branch break build bump cache call change check choose clean cleanup close collect comment commit compare compile continue carry confirm convert copy cover create debug declare define delete deploy describe disable do document don't drop edit enable end ensure escape execute explain export fetch finish fix follow format generate get give group handle hide ignore import include indent inform inline inspect install join keep leave limit lint list load log look make mark match mention merge mock move name note offer omit open order pass patch pin plan prefer prefix present print propose publish pull push put quit quote raise read rebase record refactor reference refrain release remove rename reopen replace reply report request reset respond restart restore return reuse revert review rewrite run save say scan search select send separate set show sign skip sort split spell squash stage start state stay stick stop store strip structure suggest summarise summarize switch tag take tell test think throw tidy touch track translate treat try type undo update upgrade use validate verify version view wait warn work wrap write";
export const VERB_LIST: readonly string[] = VERBS.split(" ");
const BASE = new Set(VERB_LIST);

/** True when a clause opens with an order: “run …”, “please always put …”, “never …”, “no …”. */
export function opensWithOrder(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const first = words.find(
    (word) => !/^(please|pls|also|and|then|always|just|only|kindly|first|but|or)$/.test(word),
  );
  if (first === undefined) return false;
  return BASE.has(first) || isNegator(first) || /^(must|should)$/.test(first);
}

export function isNegator(word: string): boolean {
  return /^(no|never|don't|dont|not|nothing|without|nie|niemals|kein\p{L}*|nunca|nada|jamais|pas|não|mai|niente|никогда|не|никаких)$/u.test(
    word,
  );
}
