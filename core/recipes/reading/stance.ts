/** Whether a text asks for the thing that stands at a place in it, or turns it down. */
export type Stance = "for" | "against" | null;

type Cue = { at: number; end: number; stance: "for" | "against"; without: boolean };

/** A refusal of a refusal: “never skip X”, “don't forget X”, 不要忘记. */
const DOUBLE =
  /\b(?:never|don'?t|do not|must not|mustn'?t|should not|shouldn'?t|no|not|nicht|nie(?:mals)?|nunca|no se|jamais|n'|ne)\s+(?:ever\s+|me\s+)?(?:forget|skip|omit|miss|leave out|neglect|stop|drop|vergiss\p{L}*|vergessen|überspring\p{L}*|olvid\p{L}*|omit\p{L}*|oubli\p{L}*)\b|(?:不要|别|不能|不得|切勿|请勿)(?:忘记|忘了|漏掉|漏|跳过|省略|遗漏)|忘れずに/giu;
const AGAINST =
  /(?<![\p{L}\p{N}_-])(?:no|not|never|none|nor|neither|nobody|don'?t|dont|do not|doesn'?t|does not|isn'?t|aren'?t|mustn'?t|must not|should not|shouldn'?t|cannot|can'?t|can not|may not|won'?t|avoid(?:ing)?|stop|quit|cease|ban|bans|banned|forbid|forbids|prohibit|prohibits|disallow|instead of|rather than|in place of|in lieu of|refrain from|hands off|stay away from|stay out of|stay off|keep away from|keep out of|keep off|drop|ditch|replace|replacing|away from|off limits:?|kein(?:e[nrms]?)?|nicht|nie|niemals|statt|anstatt|anstelle von|vermeide|vermeiden|verbiete|nunca|jamás|no (?:uses|usar|use)|nada de|evita|evitar|evite|prohibido|en vez de|en lugar de|jamais|pas de|ne pas|n'utilise[rz]?|n'utilisez pas|au lieu d[eu']|plutôt que|évite[rz]?|interdit d[eu']|non|mai|invece di|evitare|não|em vez de|evite|вместо|не|никогда|избегай\p{L}*|без)(?![\p{L}\p{N}_-])|(?:prefer|favou?r)\w*\s+[^.;。]{1,80}?\sover(?![\p{L}\p{N}_])|不要|不再|别|不许|禁止|不得|不能|不可|避免|请勿|切勿|勿|不用|严禁|不使用|不应|不准|不允许|不该|而不是|而非|不是|代替|取代|替代|杜绝|停止|拒绝|少用|别用|不写|不加|不留|不放|不碰|不动|不改/giu;
const WITHOUT = /(?<![\p{L}\p{N}_-])(?:without|ohne|sin|sans|senza|sem)(?![\p{L}\p{N}_-])|没有|不带|不加/giu;
const FOR =
  /(?<![\p{L}\p{N}_-])(?:use|uses|using|used|prefer|prefers|always|must(?!n'?t| not)|should(?!n'?t| not)|shall|only|go with|pick|choose|stick to|stick with|switch to|rely on|require|requires|needs?|want|expects?|write|writes|put|pass|add|include|run|call|invoke|keep|verwende|verwenden|nutze|nutzen|benutze|bevorzuge|nimm|immer|usa|usar|use|utiliza|utilice|utilise[rz]?|emploie|préfère|préférez|siempre|toujours|usare|sempre|используй\p{L}*|всегда|with|by|to)(?![\p{L}\p{N}_-])|用|使用|优先|必须|请用|应该|应当|改用|采用|换成|一律|统一|改为|替换为|替换成|要/giu;
/** After the thing, in English and its neighbours. */
const AGAINST_AFTER =
  /^[\s"'`”’)]*(?:[\p{L}-]+\s+){0,2}?(?:(?:is|are|was|be|gets?)\s+(?:strictly |absolutely |simply |all |now |never |no longer )?(?:not (?:allowed|permitted|ok|okay|welcome|acceptable|wanted|to be used|used)|never (?:ok|allowed|used|acceptable)|forbidden|banned|prohibited|disallowed|off[- ]limits|out|taboo|verboten|deprecated|unwanted|unacceptable|a no-go|no longer (?:allowed|used))|(?:must|should|may|can|shall|will|do|does)\s*(?:not|never|n't)\b|mustn't\b|shouldn't\b|may never\b|(?:ist|sind)\s+(?:streng\s+)?(?:verboten|nicht erlaubt|tabu|unerwünscht)|(?:está|están|queda|quedan)\s+(?:totalmente\s+)?prohibid|(?:est|sont)\s+(?:strictement\s+)?interdit|запрещ)/iu;
/** After the thing where words follow it without a space. */
const AGAINST_AFTER_GLUED =
  /^[\s"'`”’）)」』]*(?:(?:を|は|の)?(?:一切)?(?:使用|利用|実行|書|追加|変更|編集|コミット|インポート)?(?:しない|せず|禁止|使わ|使用禁止|やめ|ではなく|じゃなく|の代わり|避け|不可|書か|入れ|残さ)|(?:是|都|一律)?(?:被)?(?:严格)?(?:禁止|不允许|不可以|不许|不准|不行|不要|不能|不得|严禁)|(?:统一|全部|都)?(?:换成|改成|改为|替换为|替换成))/u;
const FOR_AFTER_GLUED = /^[\s"'`”’）)」』]*(?:を|で)?(?:使|使用する|用い|利用)(?!わ)/u;
const STOP = /[.;!?。；！？\n](?=\s|$|[^\w])/gu;

/**
 * Reads the stance of a sentence towards the words at [start, end): the nearest cue before them wins, then what
 * is said right after them (“… is banned”, 禁止). Null when the sentence takes none.
 */
export function stanceAt(text: string, start: number, end: number): Stance {
  const after = text.slice(end, end + 80);
  if (AGAINST_AFTER.test(after) || AGAINST_AFTER_GLUED.test(after)) return "against";
  if (FOR_AFTER_GLUED.test(after)) return "for";
  const from = sentenceStart(text, start);
  const before = text.slice(from, start);
  const cues = cuesIn(before);
  const last = cues.at(-1);
  if (!last) return null;
  if (!last.without) return last.stance;
  // “Never X without Y” wants Y; “use X without Y” does not.
  return cues.slice(0, -1).some(({ stance }) => stance === "against") ? "for" : "against";
}

/** The stance towards the first place where a pattern is found that takes one. */
export function stanceTowards(text: string, pattern: RegExp): Stance {
  const all = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
  for (const match of text.matchAll(all)) {
    const stance = stanceAt(text, match.index, match.index + match[0].length);
    if (stance !== null) return stance;
  }
  return null;
}

/** Whether anything in a text is turned down. */
export function refuses(text: string): boolean {
  return cuesIn(text).some(({ stance }) => stance === "against");
}

function cuesIn(text: string): Cue[] {
  const double = found(text, DOUBLE, "for", false);
  const inDouble = (cue: Cue) => double.some(({ at, end }) => cue.at >= at && cue.at < end);
  const against = found(text, AGAINST, "against", false).filter((cue) => !inDouble(cue));
  const without = found(text, WITHOUT, "against", true);
  const wants = found(text, FOR, "for", false).filter(
    (cue) =>
      !inDouble(cue) &&
      ![...against, ...without].some(({ at, end }) => cue.at >= at && cue.at < end) &&
      !isGoverned(text, cue, against),
  );
  return [...double, ...against, ...without, ...wants].sort((a, b) => a.end - b.end);
}

/** “Don't use X”, “never write X”, 不要使用: the verb belongs to the refusal before it. */
function isGoverned(text: string, cue: Cue, against: readonly Cue[]): boolean {
  return against.some(({ end }) => {
    if (end > cue.at) return false;
    const between = text.slice(end, cue.at);
    if (/^(?:with|by|to|要)$/iu.test(text.slice(cue.at, cue.end)))
      return !/replac\w*$/iu.test(text.slice(0, end).trim());
    return (
      /^[^,，;:：、]{0,60}$/u.test(between) && !/(?:instead|rather|but|sondern|sino|mais|而)/iu.test(between)
    );
  });
}

function found(text: string, pattern: RegExp, stance: "for" | "against", without: boolean): Cue[] {
  return [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    stance,
    without,
  }));
}

function sentenceStart(text: string, before: number): number {
  let from = 0;
  for (const match of text.slice(0, before).matchAll(STOP)) from = match.index + 1;
  return from;
}
