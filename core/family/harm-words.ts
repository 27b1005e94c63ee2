type HarmWords = {
  /** What was done to somebody's work. */
  loss: string;
  /** Whose or which work. */
  work: string;
};

/** Words that say work was lost, by language; alternatives of regular expressions. */
export const HARM_WORDS: Record<string, HarmWords> = {
  en: {
    loss: "deleted|lost|wiped|overwrote|overwritten|erased|destroyed|discarded|threw away|thrown away|nuked",
    work: "my|our|mine|work|changes|commits?|branch|hours|uncommitted|unsaved",
  },
  de: {
    loss: "gelöscht|verloren|überschrieben|weggeworfen|zerstört",
    work: "meine?[nrs]?|unsere?[nrs]?|arbeit|änderungen|commits?|branch|stunden",
  },
  es: {
    loss: "borraste|borró|perdí|perdido|perdiste|sobrescribiste|eliminaste",
    work: "mis?|nuestr[oa]s?|trabajo|cambios|commits?|rama|horas",
  },
  fr: {
    loss: "effacé|supprimé|perdu|écrasé|détruit",
    work: "mes|mon|ma|notre|travail|modifications|commits?|branche|heures",
  },
  pt: {
    loss: "apagou|apagaste|perdi|perdeu|sobrescreveu|destruiu",
    work: "meus?|minhas?|nosso|trabalho|alterações|commits?|branch|horas",
  },
  it: {
    loss: "cancellato|perso|sovrascritto|distrutto|eliminato",
    work: "mi[oae]i?|nostr[oa]|lavoro|modifiche|commit|branch|ore",
  },
  ru: {
    loss: "удалил[аи]?|потерял[аи]?|затёр|затер|перезаписал[аи]?|стёр|стер",
    work: "мо[йияюё]\\p{L}*|работ\\p{L}*|изменени\\p{L}*|коммит\\p{L}*|ветк\\p{L}*",
  },
  zh: { loss: "删了|删除了|删掉|弄丢|丢失|丢了|覆盖了", work: "我的|工作|修改|改动|代码|提交|分支" },
  ja: {
    loss: "消した|消えた|消され|失われ|上書きした|上書きされ",
    work: "私の|作業|変更|コード|コミット|ブランチ",
  },
  ko: { loss: "지웠|날렸|날아갔|사라졌|덮어썼", work: "내|제|작업|변경|코드|커밋|브랜치" },
};
