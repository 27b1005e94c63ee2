/** One blank of an offered sentence: a list to choose from, or a text. */
export type OfferParameter = { key: string; label: string; choices?: string[]; value: string };

/**
 * A recipe as people pick it: a sentence with blanks. The sentence is read like any other rule text, so that a
 * picked rule and a typed one are the same (enforcement.md section 2, Recipes).
 */
export type RecipeOffer = {
  recipe: string;
  sentence: string;
  parameters?: OfferParameter[];
  /** The same wish in Chinese, for docs and tests. */
  chinese?: string;
};

export type RecipePack = { key: string; title: string; offers: RecipeOffer[] };

const LONGEST = 80;

/**
 * The sentence of an offer with its blanks filled in; a blank that is not given has its usual value.
 * Line ends and quotes are dropped from what is given: the sentence stays one sentence.
 */
export function sentenceOf(offer: RecipeOffer, given: Readonly<Record<string, string>> = {}): string {
  return (offer.parameters ?? []).reduce((sentence, { key, value, choices }) => {
    const asked = (given[key] ?? "")
      .replace(/[\r\n"“”`]+/g, " ")
      .trim()
      .slice(0, LONGEST);
    const taken = choices && !choices.includes(asked) ? value : asked || value;
    return sentence.replaceAll(`{${key}}`, () => taken);
  }, offer.sentence);
}
