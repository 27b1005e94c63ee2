/** Words of one language that say “these are the steps of one thing”. Adding a language is one row and its tests. */
type ProcedureWords = {
  /** Nouns that name a procedure: “release process:”. */
  names: string;
  /** Beginnings of a moment that the steps share: “before each release:”. */
  moments: string;
  first: string;
  next: string;
  last: string;
};

/** Alternatives of regular expressions; letters only, so that `\p{L}` edges can be asked for where words have spaces. */
export const PROCEDURE_WORDS: Record<string, ProcedureWords> = {
  en: {
    names: "process|procedure|steps|checklist|workflow|routine|runbook|playbook|how (?:we|to)",
    moments: "before|after|when|whenever|each time|every time|on every|for every|for each|to",
    first: "first(?:ly)?|first of all",
    next: "then|next|after that|afterwards",
    last: "finally|lastly|at the end",
  },
  de: {
    names: "ablauf|vorgehen|schritte|checkliste|prozess|reihenfolge",
    moments: "vor|bevor|nach|nachdem|wenn|bei jede[rmn]?|jedes mal",
    first: "zuerst|als erstes|erst",
    next: "dann|danach|anschließend",
    last: "zuletzt|schließlich|zum schluss|am ende",
  },
  es: {
    names: "proceso|procedimiento|pasos|lista de comprobación|flujo",
    moments: "antes de|después de|cuando|al|cada vez que|para",
    first: "primero",
    next: "luego|después|a continuación",
    last: "finalmente|por último|al final",
  },
  fr: {
    names: "processus|procédure|étapes|marche à suivre|liste de contrôle",
    moments: "avant|après|quand|lorsque|à chaque|chaque fois que|pour",
    first: "d'abord|d’abord|premièrement|en premier",
    next: "ensuite|puis|après cela",
    last: "enfin|finalement|à la fin|pour finir",
  },
  pt: {
    names: "processo|procedimento|passos|lista de verificação|fluxo",
    moments: "antes de|depois de|quando|ao|cada vez que|para",
    first: "primeiro",
    next: "depois|em seguida|a seguir",
    last: "finalmente|por fim|por último",
  },
  it: {
    names: "processo|procedura|passi|passaggi|lista di controllo",
    moments: "prima di|dopo|quando|ogni volta che|per",
    first: "per prima cosa|innanzitutto|prima",
    next: "poi|quindi|dopodiché",
    last: "infine|alla fine",
  },
  ru: {
    names: "процесс|процедура|шаги|порядок|чек-лист",
    moments: "перед|прежде чем|после|когда|при каждом|каждый раз",
    first: "сначала|во-первых|сперва",
    next: "затем|потом|после этого",
    last: "наконец|в конце",
  },
  zh: {
    names: "流程|步骤|清单|检查表",
    moments: "每次|之前|之后",
    first: "首先|先",
    next: "然后|接着|再",
    last: "最后",
  },
  ja: {
    names: "手順|流れ|プロセス|チェックリスト",
    moments: "前に|後に|とき|際",
    first: "まず|最初に",
    next: "次に|それから",
    last: "最後に",
  },
  ko: {
    names: "절차|단계|순서|체크리스트|과정",
    moments: "전에|후에|때마다|때",
    first: "먼저|우선",
    next: "그다음|다음으로|그리고 나서",
    last: "마지막으로",
  },
};
