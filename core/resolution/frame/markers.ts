/** English auxiliaries of the negative; what follows them in their part is turned down. */
export const NEGATES =
  /^(?:not|no|never|don't|dont|doesn't|didn't|won't|can't|cannot|mustn't|shouldn't|isn't|aren't|needn't|nor|without|stop|avoid|quit|refrain|nothing|neither|nobody|none|zero|drop|ditch|forbid|forbidden|banned|disallow|prohibit)$/;
/** Stems of verbs that take their object away: “never skip X” keeps X. */
export const UNDOES = /^(?:bypass|suppress|ignor|mut|silenc|exclud|hid|lac|skip|omit)$/;
/** What stands before these is over: “cypress is gone”, “bcrypt is out”, “dark mode can go”. */
export const ENDED =
  /\b(?:is|are|was|were|'s|can|may|has|have)\s+(?:now\s+|finally\s+|been\s+)?(?:gone|out|dead|over|history|banned|forbidden|dropped|go|retired|deprecated|replaced|superseded|swapped out|phased out|not allowed|removed|no more|no longer (?:wanted|used|needed|allowed))\b|\b(?:goes|(?:must|has to) go)(?=[\s.!]*$)|\bneed(?:s)? not\b|\bno longer\b/iu;
/** “Never X without Y” wants Y wherever X is done. */
export const TWICE_NEGATED =
  /\b(?:never|no|don't|dont|do not|not|nothing|nobody|cannot|can't|must not|mustn't|may not)\b(?:(?!\bwithout\b).){1,80}?\b(?=without\s)/iu;
/** Finite verbs that part the subject of a statement from what it demands. */
export const PREDICATE =
  /\b(?:is|are|was|must|should|shall|may|can|will|has|have|need|needs|come|comes|goes|start|starts|begin|begins|carry|carries|get|gets|live|lives|belong|belongs|read|reads|run|runs|follow|follows|use|uses|take|takes|stay|stays|contain|contains|return|returns|include|includes|require|requires|expire|expires|load|loads|fail|fails|tell|tells|ends?|works?|supports?|talks?|depends?|connects?|listens?|sends|serves|owns|points|deals?|changes?|never|always|do|does|don't|doesn't)\b/iu;
/** What follows these is over: “done with X”, “no more X”, “away from X”, “instead of X”. */
export const AGAINST =
  /^(?:instead of|rather than|in place of|as opposed to|over|but not|and not|not|no more|done with|away from|without|never|no|moved off|stop using|statt|anstatt|anstelle von|ohne|nicht|kein|keine|keinen|nie|au lieu de|plutôt que|sans|pas de|pas|jamais|en vez de|en lugar de|sin|nada de|nunca|no|invece di|anziché|senza|mai|niente|non|em vez de|ao invés de|sem|não|вместо|без|не|а не|никаких)\b/iu;
/** What follows these says where or when, not what. */
export const CONTEXT =
  /^(?:in|into|onto|inside|within|on|during|while|when|whenever|if|before|after|until|under|across|throughout|at|for|where|wherever|as soon as|once|while|im|in|bei|beim|während|wenn|falls|bevor|nach|vor|dans|pendant|quand|lorsque|avant|après|si|en|durante|cuando|antes de|después de|nel|nella|nei|nelle|quando|prima di|dopo|no|na|nos|nas|antes de|depois de|в|во|на|при|когда|если|перед|после)$/iu;
/** Of these, the ones that name a moment: wishes for two moments are two wishes. */
export const MOMENT =
  /^(?:during|while|when|whenever|before|after|until|once|während|wenn|bevor|nach|vor|pendant|quand|lorsque|avant|après|cuando|antes|después|quando|prima|dopo|depois|когда|перед|после)$/iu;
/** What follows these is a means. */
export const MEANS = /^(?:with|using|via|through|mit|avec|con|com|с|через)$/iu;
/** The rest is a reason. */
export const REASON =
  /(?:^|[\s,;:–—-]+)(?:because|since|as it|as this|so that|otherwise|due to|i need it|that's why|weil|denn|damit|parce que|porque|ya que|para que|perché|потому что|так как|因为|ため|ので|때문|니까)(?:\s|$).*$/iu;
/** The rest is an exception or a restriction. */
export const EXCEPTION =
  /(?:^|[\s,;:–—(-]+)(?:except|apart from|aside from|other than|excluding|unless|but only|only if|only when|only for|but not (?:in|for|on)|save for|außer|es sei denn|sofern nicht|sauf|à moins|excepto|salvo|a menos que|tranne|eccetto|a meno che|exceto|a menos que|кроме|за исключением|если только)(?![\p{L}]).*$|[\s,;]+but\s.*\b(?:ok|okay|fine|allowed|can stay)\b.*$|(?:除外|除了|以外|除非).*$|[,，、。；;].*(?:的话|时|就)(?:不用|不必|可以不|可以)[^,，。]*$|.*?(?:を除いて|以外は)/iu;
/** What comes after these is one more demand. */
export const ADDITION =
  /(?:,?\s*(?:along with|together with|as well as|in addition to)\s|,\s*(?:and|plus|including|with|both|too)\b|\s(?:and|plus|including|with|that|which|by)\s|,\s+|;\s*|[,，、；](?=\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana})|\s+(?:und|mit|et|avec|y|con|e|com|и|с)\s+)/iu;
