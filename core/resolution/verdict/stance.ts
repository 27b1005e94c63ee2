import { tokenise } from "../../topics/tokens";
import { remembered } from "../remember";
import { MARKERS } from "./markers";

/** Verbs whose object goes or is spoilt: to turn them down is to keep it. */
const TAKES_AWAY =
  /^(?:delete|deletes|remove|removes|drop|drops|erase|wipe|strip|break|breaks|lose|omit|skip|skips|forget|bypass|ignore|disable|hide|hides|discard|abandon|kill|throw|rid|cut|lösch\p{L}*|entfern\p{L}*|weglass\p{L}*|überspring\p{L}*|vergess\p{L}*|supprim\p{L}*|enlev\p{L}*|oubli\p{L}*|borr\p{L}*|elimin\p{L}*|quit\p{L}*|omit\p{L}*|olvid\p{L}*|cancell\p{L}*|rimuov\p{L}*|dimentic\p{L}*|apag\p{L}*|remov\p{L}*|esque\p{L}*|удал\p{L}*|убира\p{L}*|убрать|забы\p{L}*|пропуск\p{L}*)$/iu;
const TAKES_AWAY_GLUED = /删除|删掉|去掉|跳过|省略|忘|削除|消[しすさ]|省[いか]|飛ばさ|삭제|제거|생략|빼/u;
/** Words that leave a thing as it is: they turn down its change. */
const LEAVES =
  /\b(?:stays? as (?:it|they)|as (?:it is|they are|is)|hands off|read-only|read only|off limits|untouched|unchanged|alone|is yours|frozen|unangetastet|finger weg|schreibgeschützt|solo lectura|sola lettura|lecture seule)\b|только для чтения|只读|別動|别动|いじら|触ら|건드리지/iu;
const KEEPS =
  /\b(?:keep|keeps|kept|stay|stays|stable|retain|preserve|remains?|behalt\p{L}*|bleib\p{L}*|gard\p{L}*|conserv\p{L}*|mant\p{L}*|mant[ée]n\p{L}*|остав\p{L}*|сохран\p{L}*)\b|保留|保持|残[しす]|유지|남겨/iu;

/** How often a text takes something away, and whether it refuses, keeps or leaves as is. */
export type Stance = { takesAway: number; refuses: boolean; keeps: boolean; leaves: boolean; sign: 1 | -1 };

/** What a wish does to its object: 1 wants it, -1 does not; “don't ever drop the header” wants the header. */
export const stanceOf: (text: string) => Stance = remembered(readStance);

function readStance(text: string): Stance {
  const takesAway =
    tokenise(text).filter(({ text: word }) => TAKES_AWAY.test(word)).length +
    (TAKES_AWAY_GLUED.test(text) ? 1 : 0);
  const refuses = MARKERS.forbids?.test(text) ?? false;
  const leaves = LEAVES.test(text);
  const turned = (takesAway > 0 ? 1 : 0) + (refuses || leaves ? 1 : 0);
  return { takesAway, refuses, keeps: KEEPS.test(text), leaves, sign: turned % 2 === 0 ? 1 : -1 };
}
