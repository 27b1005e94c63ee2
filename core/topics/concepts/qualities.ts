import type { ConceptTable } from "../concept";

/** Places, manners and properties that make a value. */
export const QUALITIES: ConceptTable = {
  beside: {
    words:
      "next to|beside|alongside|co-located|colocated|colocate|co-locate|adjacent to|same folder as|same directory as|in the same folder|live with the code|by the side of",
    in: "neben|à côté|junto a|al lado|ao lado|accanto|рядом|旁边|同目录|隣|같은 폴더|옆에",
  },
  root: {
    words: "repo root|repository root|project root|root folder|root directory|the root|top level",
    in: "wurzel*|racine|raíz|raiz|корень|корне|根目录|ルート|루트",
  },
  naming: {
    words: "name|naming|named|call them|naming convention|file name|filename|names",
    in: "namen|benenn*|nomm*|nombre*|nome*|имен*|называ*|назван*|命名|名称|名前|命名|이름|dateiname*",
  },
  upper: {
    words: "upper case|uppercase|caps|all caps|capitalised|capitalized",
    in: "großbuchstaben|großgeschrieben|majuscule*|mayúscula*|maiúscula*|заглавн*|大写|大文字|대문자",
  },
  lower: {
    words: "lower case|lowercase",
    in: "kleinbuchstaben|minuscule*|minúscula*|строчн*|小写|小文字|소문자",
  },
  "past-tense": { words: "past tense" },
  imperative: { words: "imperative mood|imperative|present tense" },
  public: { words: "public|exported" },
  "one-place": {
    words: "one place|single place|in one spot|central place",
    in: "одном месте|одном мсете|一处|一个地方|一箇所|한 곳",
  },
  obvious: {
    words:
      "obvious|repeat the code|repeats the code|restate the code|redundant|what the code does|self-explanatory|state the obvious|superfluous",
    in: "offensichtlich*|évident*|obvio*|очевидн*|显而易见|自明",
  },
};
