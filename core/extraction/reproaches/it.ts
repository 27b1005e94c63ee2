import type { Reproaches } from "./reproaches";

export const ITALIAN_REPROACHES: Reproaches = {
  falseClaim: {
    says: String.raw`(?:dici|hai detto|dicevi) .{0,60}?(?:funziona\p{L}*|passa\p{L}*|verde|finito|fatto|risolto|testato).{0,60}?(?:ma|non|mai)|non (?:l'hai|lo hai|hai) (?:nemmeno|neanche|mai) (?:provato|eseguito|testato|lanciato)`,
    wish: "Verificare che una cosa sia fatta prima di dirlo.",
  },
  partial: {
    says: "hai (?:dimenticato|saltato|tralasciato|ignorato) .{0,20}?(?:metà|parte|punt[oi]|resto)|(?:è|era) solo (?:la )?metà",
    wish: "Fare ogni punto della richiesta e verificarlo prima di dirlo fatto.",
  },
  duplicate: {
    says: String.raw`(?:c'è|ci sono|abbiamo|esiste) già|già (?:esiste|c'è)|(?:c'è|esiste) .{0,40}?(?:identic\p{L}+|apposta|uguale)|reinvent\p{L}* la ruota`,
    wish: "Cercare il codice esistente prima di scriverne di nuovo.",
  },
  invented: {
    says: String.raw`(?:te )?(?:l'hai|lo sei|la sei|hai) inventat\p{L}+|non esiste|da dove (?:l'hai|salta|viene|lo hai)`,
    wish: "Non inventare nulla; verificare che esista prima di usarlo.",
  },
  beyond: {
    says: String.raw`(?:ti )?(?:avevo|ho) (?:solo|soltanto) (?:chiesto|detto)|(?:volevo|chiedevo) solo|(?:nessuno|chi) ti ha (?:chiesto|detto)|non ti ho chiesto|\d+ file\s*\?`,
    wish: "Cambiare solo ciò che è stato chiesto.",
  },
  makesMe: {
    says: "perché (?:devo|tocca a me|sono io)|(?:farmi|chiedermi di) (?:cliccare|provare|controllare|eseguire)",
    wish: "Controllare da sé con i propri strumenti invece di chiederlo all'utente.",
  },
  symptom: {
    says: String.raw`(?:un altro|ancora un) (?:workaround|rattoppo|hack|cerotto)|la causa (?:non è|è ancora)|nascond\p{L}* il sintomo`,
    wish: "Trovare la causa dell'errore invece di aggirarlo.",
  },
  guessed: {
    says: "stai (?:tirando a indovinare|indovinando)|tiri a indovinare|senza (?:nemmeno |neanche )?(?:guardare|leggere|controllare)",
    wish: "Leggere il codice e la configurazione prima di rispondere; non indovinare.",
  },
  leftovers: {
    says: "(?:tocca a me|devo|indovina chi) .{0,30}?(?:pulire|cancellare|ripulire)",
    wish: "Cancellare i file temporanei prima di finire.",
  },
};
