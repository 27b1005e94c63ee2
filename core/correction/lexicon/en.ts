import { ENGLISH_AGAINST } from "./en-against";
import { ENGLISH_COURSE } from "./en-course";
import { ENGLISH_STANDING } from "./en-standing";
import { type Lexicon, phrases } from "./lexicon";

/** English. */
export const en: Lexicon = {
  language: "en",
  wordBoundaries: true,
  functionWords: phrases(`
    the ¦ and ¦ is ¦ it ¦ to ¦ of ¦ in ¦ that ¦ this ¦ you ¦ i ¦ not ¦ for ¦ with ¦ don't ¦ dont ¦ are ¦ was ¦ can ¦ should ¦ we ¦ my ¦ your ¦ please ¦
    what ¦ how ¦ why ¦ use ¦ be ¦ have ¦ it's ¦ an ¦ on ¦ just ¦ but ¦ ok ¦ okay ¦ yes ¦ there ¦ them ¦ now ¦ make ¦ still ¦ instead ¦ always ¦ never ¦
    do ¦ did ¦ does ¦ at ¦ from ¦ add ¦ again ¦ wrong ¦
      a ¦ no ¦ so ¦ or ¦ if ¦ all ¦ any ¦ as ¦ by ¦ one ¦ two ¦ next ¦ only ¦ too ¦ more ¦ less ¦ then ¦ than ¦ after ¦ before ¦ when ¦ where ¦ which ¦ who ¦ will ¦ would ¦ could ¦ has ¦ had ¦ were ¦ i'm ¦ that's ¦ thats ¦ isn't ¦ doesn't ¦ doesnt ¦ didn't ¦ didnt ¦ can't ¦ cant ¦ won't ¦ let's ¦ they ¦ their ¦ his ¦ its ¦ our ¦ us ¦ these ¦ those ¦ here ¦ good ¦ great ¦ thanks ¦ thank ¦ thx ¦ nice ¦ fine ¦ cool ¦ done ¦ works ¦ work ¦ run ¦ commit ¦ push ¦ fix ¦ show ¦ try ¦ write ¦ put ¦ get ¦ give ¦ keep ¦ remove ¦ change ¦ file ¦ tests ¦ test ¦ page ¦ button ¦ error ¦ same ¦ up ¦ out ¦ about ¦ into ¦ without ¦ every ¦ each ¦ also ¦ back ¦ continue ¦ perfect`),
  mended: phrases(`
    instead ¦ always ¦ never ¦ already ¦ again ¦ rather ¦ should ¦ wrong ¦ please ¦ actually ¦ without ¦ broken ¦ revert ¦ remove ¦ forget ¦ forgot ¦
    unless ¦ before ¦ until ¦ really ¦ supposed ¦ expected`),
  families: {
    ...ENGLISH_AGAINST,
    ...ENGLISH_STANDING,
    ...ENGLISH_COURSE,
  },
  unlessAfter: {
    you: phrases(`
      can ¦ could ¦ would ¦ will ¦ may ¦ thank`),
    report: phrases(
      String.raw`(?:i|you|we)(?: \w+)? ¦ (?:i|you|we)'\w+(?: \w+)? ¦ to ¦ let's ¦ (?:should|must|can|could|would|will|shall|might) ¦ please ¦ (?:and|or|but)`,
    ),
    fault: phrases(`
      can ¦ could ¦ would ¦ will ¦ if ¦ when ¦ once ¦ before ¦ after ¦ as ¦ while ¦ whether ¦ until ¦ unless ¦ should ¦ may ¦ might ¦ how ¦ where ¦
      what ¦ so that ¦ make sure ¦ let me know if ¦ do ¦ did ¦ why did ¦ why do`),
    neglect: phrases(`
      can ¦ could ¦ would ¦ will ¦ if ¦ when ¦ once ¦ before ¦ after ¦ as ¦ while ¦ whether ¦ until ¦ unless ¦ should ¦ may ¦ might ¦ how ¦ where ¦
      what ¦ so that ¦ make sure ¦ let me know if ¦ do ¦ did ¦ why did ¦ why do`),
    evaluation: phrases(`
      might be ¦ may be ¦ could be ¦ what's ¦ what is ¦ if ¦ something ¦ anything ¦ nothing ¦ not ¦ isn't ¦ what could be ¦ whats`),
    dislike: phrases(`
      if ¦ so ¦ so that ¦ what ¦ because`),
    expectation: phrases(`
      what ¦ how ¦ where ¦ which ¦ when`),
    persistence: phrases(`
      is it ¦ can i ¦ could ¦ are you ¦ will it ¦ whether it`),
  },
};
