import { anyOf, FOREIGN } from "./grammar/words";
import { STANDING } from "./standing";

const LOOK =
  /\b(?:px|rem|pixels?|padding|margin|font|bigger|smaller|wider|narrower|taller|larger|darker|lighter|bolder|center(?:ed)?|align\w*|left|right|top|bottom|corner|shade|width|height|opacity|background|row|column|button|icon|tile|modal|header|footer)\b/iu;
const VALUE =
  /#[0-9a-f]{3,8}\b|\b\d+(?:\.\d+)?\s?(?:px|rem|em|%|ms|pt)\b|(?<![\w-])(?:red|blue|green|yellow|orange|purple|grey|gray|pink|white|black|teal)(?![\w-])/iu;
const RENAME = /^(?:please |can you |could you )?(?:call|name|rename) (?:it|this|that|the \w+)\b/iu;
const CONVENTION =
  /\b(?:indent\w*|tabs?|spaces?|lint|builds?|pipelines?|ci|suite|commit\w*|tests?|comments?|files?|import\w*|functions?|hard-?cod\w*|theme|tokens?)\b/iu;

const FOREIGN_COLOUR = new RegExp(anyOf("colours", FOREIGN), "iu");
const FOREIGN_LOOK = new RegExp(anyOf("looks", FOREIGN), "iu");

/** A colour, a size, a position or a name for one thing: a correction with nothing to keep (learning.md section 4). */
export function isOneOffValue(text: string): boolean {
  if (STANDING.test(text) || CONVENTION.test(text)) return false;
  if (RENAME.test(text.trim())) return true;
  if (FOREIGN_COLOUR.test(text) && FOREIGN_LOOK.test(text)) return true;
  return (
    VALUE.test(text) ||
    (LOOK.test(text) && /\b(?:make|move|put|set|change|turn|use|give|should be|too)\b/iu.test(text))
  );
}
