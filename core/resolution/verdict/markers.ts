/** Words that tell what a wish does to what held before, in ten languages; each is one observation, none decides. */
export const MARKERS: Record<string, RegExp> = {
  /** Something was otherwise until now: “from now on”, “switch to”, “no longer”, “forget X”. */
  changes:
    /\b(?:from now on|now|no longer|anymore|any more|no more|switch(?:ed|ing)? (?:to|over)|mov(?:e|ed|ing) (?:to|off|away)|migrat(?:e|ed|ing) (?:to|off)|chang(?:e|ed) (?:it |that )?to|replac(?:e|ed|ing)|get rid of|drop|ditch|stop|forget|done with|scratch that|i changed my mind|changed my mind|is (?:out|gone|dead|over|history)|going away|retired|deprecated|used to|back to|after all|actually)\b|\b(?:ab jetzt|ab sofort|künftig|nicht mehr|kein\w* mehr|umgestellt|wechseln|umsteigen|doch lieber)\b|\b(?:désormais|dorénavant|ne plus|on passe à|plus de|finalement)\b|\b(?:ahora|a partir de ahora|ya no|se acabó|cambiamos|pasamos a)\b|\b(?:d'ora in poi|non più|basta|passiamo a|adesso)\b|\b(?:agora|a partir de agora|não mais|chega de|passamos)\b|(?:теперь|больше не|отныне|хватит|переходим|перешли)|(?:改用|改成|改为|换成|不再|别再|以后|现在|不要再|取消)|(?:今後|これから|やめ|もう|変更|切り替え)|(?:이제|앞으로|더 이상|그만|바꿔|대신)/iu,
  /** One thing and not another: “instead of”, “rather than”, “not X”. */
  contrasts:
    /\b(?:instead|rather than|in place of|over|not|as opposed to)\b|\b(?:statt|anstatt|nicht|sondern|kein\w*)\b|\b(?:au lieu|plutôt|pas)\b|\b(?:en vez de|en lugar de|no)\b|\b(?:invece|anziché|non)\b|\b(?:em vez de|ao invés|não)\b|(?:вместо|(?:^|\s)не\s)|(?:而不是|代替|不是|不要)|(?:ではなく|じゃなく|代わり)|(?:말고|대신|아니라)/iu,
  /** A case is taken out or let in. */
  excepts:
    /\b(?:except|unless|apart from|aside from|other than|excluding|excepted|exempt|but only|only exception|exception|save for|but not (?:in|for|on|when)|besides|outside of)\b|\b(?:außer|ausgenommen|es sei denn|nur nicht)\b|\b(?:sauf|hormis|excepté|à moins)\b|\b(?:excepto|salvo|menos en|a menos que)\b|\b(?:tranne|eccetto|salvo|a meno)\b|\b(?:exceto|menos em|a menos)\b|(?:кроме|за исключением|если только)|(?:除了|除外|除非|例外|以外)|(?:除いて|除く|以外|例外)|(?:제외|예외|빼고)/iu,
  /** One thing more of the kind. */
  adds: /\b(?:also|too|as well|including|includes|and yes|even|plus|additionally|same (?:goes )?for|likewise|both|either|nor|everywhere|anywhere|whole|all)\b|\b(?:auch|ebenso|zusätzlich|sowie)\b|\b(?:aussi|également|y compris)\b|\b(?:también|además|incluso)\b|\b(?:anche|pure|inoltre)\b|\b(?:também|inclusive|além)\b|(?:также|тоже|в том числе)|(?:也|还要|另外|包括)|(?:(?<!どう)も(?!う)|さらに|加えて)|(?:(?:^|\s)또|까지|포함)/iu,
  /** Says that nothing changes: “still”, “as I said”, “again”. */
  insists:
    /\b(?:still|as i said|like i said|again|as always|as before|as usual|reminder|remember|i told you|already said|keep|stays?|remains?|once more)\b|\b(?:immer noch|wie gesagt|nochmal|weiterhin|bleibt)\b|\b(?:toujours|comme dit|encore|je rappelle)\b|\b(?:sigue|como dije|otra vez)\b|\b(?:come detto|ancora|resta)\b|\b(?:continua|como eu disse|ainda|de novo)\b|(?:по-прежнему|как я говорил|ещё раз|напоминаю)|(?:还是|说过|再说一遍|仍然)|(?:引き続き|言った|やはり|やっぱり)|(?:여전히|말했|다시)/iu,
  /** Leave is given or a duty lifted. */
  permits:
    /\b(?:is|are|'s|it's) (?:fine|ok|okay|allowed|permitted|acceptable|welcome|good)\b|\b(?:may|can|feel free|go ahead|no need|needn't|need not|don't (?:need|have) to|optional|allowed|up to you|you're free)\b|\b(?:darf|dürfen|kannst|brauchst|optional|okay|erlaubt)\b|\b(?:peux|peut|pas besoin|inutile|autorisé)\b|\b(?:puedes|puede|no hace falta|permitido)\b|\b(?:puoi|può|non serve|permesso)\b|\b(?:pode|não precisa|permitido)\b|(?:можно|не нужно|необязательно|разрешено)|(?:可以|不用|不必|允许|没必要)|(?:いい|構わ|不要|可)|(?:괜찮|필요 없|해도 돼|가능)/iu,
  /** When or where it counts. */
  conditions:
    /\b(?:when|whenever|if|while|during|before|after|until|once|only|on (?:main|master|release)|in case|as soon as)\b|\b(?:wenn|falls|beim?|vor|nach|nur|sobald|während)\b|\b(?:quand|lorsque|avant|après|seulement|pendant)\b|\b(?:cuando|antes|después|sólo|solo si|mientras)\b|\b(?:quando|prima|dopo|solo|durante)\b|\b(?:quando|antes|depois|só|apenas|enquanto)\b|(?:когда|если|перед|после|только|при )|(?:当|如果|之前|之后|只有|只在|时)|(?:とき|時|前に|後に|場合|だけ|限り)|(?:때|전에|후에|경우|만 )/iu,
  /** The wish turns something down. */
  forbids:
    /\b(?:no|never|not|don't|dont|do not|doesn't|stop|avoid|without|nothing|none|banned?|forbidden|off limits|quit|refrain|nobody|cannot|can't|mustn't|hands off|leave .{0,30}(?:alone|out|off)|skip)\b|\b(?:nicht|nie|niemals|kein\w*|ohne|verboten|finger weg)\b|\b(?:jamais|pas|ne|aucun\w*|sans|interdit|arrête)\b|\b(?:nunca|no|jamás|sin|nada|prohibido|deja)\b|\b(?:mai|non|senza|niente|nessun\w*|vietato|basta)\b|\b(?:nunca|não|sem|nada|nenhum\w*|proibido)\b|(?:(?:^|\s)не\s|никогда|нельзя|без|никаких|запрещ|хватит)|(?:不要|别|不能|不得|禁止|不许|勿|不准|不再)|(?:ない|禁止|やめ|せず|なし|ません|するな)|(?:지 ?마|말고|금지|안 |없이|마세요|말 것)/iu,
  /** “Don't ever drop X”, “never skip X”: two refusals are one demand. */
  doubles:
    /\b(?:no|never|not|don't|dont|do not|ever|nothing|nobody|stop|quit)\b.{0,24}\b(?:drop\w*|skip\w*|omit\w*|forget\w*|remov\w*|delet\w*|leav\w* (?:out|off)|bypass\w*|ignor\w*|without|other than|any other|anything but|anything other|anywhere else|unless|until|miss\w*|los\w*|strip\w*)\b|\b(?:nie|nicht|niemals|kein\w*)\b.{0,40}\b(?:ohne|vergess\w*|weglass\w*|auslass\w*|überspring\w*|ander\w*)|\b(?:jamais|pas)\b.{0,40}\b(?:sans|oubli\w*|omet\w*|saut\w*|autre)|\b(?:nunca|no)\b.{0,40}\b(?:sin|olvid\w*|omit\w*|salt\w*|otr\w*)|\b(?:mai|non)\b.{0,40}\b(?:senza|dimentic\w*|omett\w*|salt\w*)|\b(?:nunca|não)\b.{0,40}\b(?:sem|esque\w*|omit\w*|pul\w*)|(?:не|никогда|нельзя).{0,40}(?:без|забы\w*|пропуск\w*|убира\w*)|(?:不要|别|不能|不许).{0,8}(?:忘|漏|跳过|省略|去掉|删)|没.{0,12}(?:不要|别|不能|不许)|(?:忘れ|飛ばさ|省略し|抜か)(?:ない|ず)|(?:빼먹|빠뜨리|잊|생략하)지 ?마/iu,
  /** A detail of place, name, count or order follows a joint. */
  details:
    /\b(?:under|at the (?:top|bottom|end|start)|end(?:s|ing)? with|start(?:s|ing)? with|including|with (?:a|an|the|its|their)|in (?:alphabetical|the order)|first|then|at least|at most|no more than|max|per|each)\b|\b(?:mit|unter|zuerst|mindestens|höchstens)\b|\b(?:avec|sous|d'abord|au moins|au plus)\b|\b(?:con|bajo|primero|al menos|como máximo)\b|(?:并|并且|附上|带上|至少|最多)|(?:付け|含め|まず|最低|最大)|(?:함께|먼저|최소|최대)/iu,
  /** A remark rather than a demand. */
  remarks:
    /\b(?:i (?:hate|want|like|think|flip|do|can't|don't|need|will|prefer|said|told)|is (?:way |too |so |my |your )|annoying|ugly|noise|useless|a pain|hard to read|we (?:had|have|use|got)|because|since|otherwise|so that|that's|it's)\b|(?:因为|太|否则)|(?:ので|から|ため)|(?:때문|니까)/iu,
};
