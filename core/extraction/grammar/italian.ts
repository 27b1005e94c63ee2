import type { Grammar } from "./grammar";

export const ITALIAN: Grammar = {
  language: "it",
  spaced: true,
  forbids:
    "mai|non \\p{L}+|niente|senza|basta|smetti\\p{L}*|evita\\p{L}*|vietat\\p{L}*|nessun\\p{L}*|né|neanche|piantala",
  refusesNext: "non|invece di|anziché|al posto di|niente|mai|senza|e non|né|basta",
  refusesLast: "vietato|è vietato|non si usa|non va bene|basta",
  obliges: "deve|devono|bisogna|occorre|va|vanno|dovrebbe|è obbligatorio|sono obbligatori",
  standing:
    "sempre|mai|d'ora in poi|da ora in poi|in futuro|ogni volta|di solito|in generale|per default|di default|in questo (?:repo|progetto)|da noi|dappertutto|ovunque|di norma",
  everywhere:
    "(?:(?:e )?(?:questo )?vale )?(?:in|per|su) (?:tutti i miei|tutti i|ogni|qualsiasi|ciascuno dei miei|nessun|nessuno dei miei) (?:altr[oi] )?(?:progett[oi]|repo|repository)|qualunque sia il (?:progetto|repo)|non importa (?:il|in quale) (?:progetto|repo)|a prescindere dal (?:progetto|repo)|non solo (?:qui|in questo (?:progetto|repo))",
  thisTime:
    "(?:solo )?(?:per )?(?:questa volta|stavolta)|per una volta|per ora|(?<!da |partire da |di )oggi(?! in poi)|per oggi|per il momento|(?:per|in|durante) questa (?:sessione|attività|conversazione)|in questa (?:chat|pr)|non ancora|fino a (?:domani|nuovo ordine|quando torno)|solo adesso|provvisoriamente|temporaneamente|eccezionalmente|in via eccezionale",
  sinceNow: "(?:a partire )?da (?:oggi|ora|adesso)(?: in (?:poi|avanti))?|d'ora in (?:poi|avanti)|in futuro",
  hereOnly: "(?:ma )?(?:solo|soltanto|solamente) (?:qui|in questo (?:progetto|repo))",
  when: "quando|se|mentre|ogni volta che|appena",
  whenEnds: "",
  except: "tranne(?: in| per)?|eccetto|a parte|ad eccezione di|salvo",
  exceptEnds: "",
  unless: "a meno che|salvo che|solo se|soltanto se|ma solo",
  leads:
    "fai in modo che|fai sì che|tieni presente che|bada (?:che|di)|una (?:piccola )?richiesta(?: per il futuro)?:|d'ora in poi|da ora in poi|da adesso|in futuro|per favore|ricorda(?:ti)?(?: che| di)?|voglio che|vorrei che|preferisco che|devi|dovresti|puoi|potresti|assicurati (?:che|di)|che|e|ma|allora|comunque|in generale|attenzione",
  tails: "per favore|grazie|ok\\??|va bene\\??|capito\\??|d'accordo\\??|punto",
  grumbles:
    "quante volte (?:devo|te lo devo)(?: dirlo| dire| ripetere)?|per l'(?:ultima|ennesima) volta|di nuovo|te l'ho già detto|ancora una volta|sul serio",
  joins: "e|ed|ma|o|oppure|inoltre|poi",
  continues: "perché|poiché|per esempio|ad esempio|cioè|tranne|altrimenti|affinché|quindi",
  reasons: "perché|poiché|altrimenti|affinché",
  selves: "io|noi|mio|mia|nostr\\p{L}+|sono|siamo|ho|abbiamo|vivo|lavoro|uso|usiamo",
  therefore: "quindi|perciò|allora|per questo",
  colours: "ross[oaie]|blu|verd[ei]|giall[oaie]|viola|grigi[oae]?|bianc\\p{L}+|ner[oaie]|rosa",
  looks: "titolo|bottone|pulsante|icona|sfondo|carattere|bordo|logo|testo|colore",
  world:
    "(?:la |il |lo |l'|nostr\\p{L}+ )?(?:produzione|prod|staging|server|database|db|ci|pipeline|cluster|clienti|backend|frontend|servizio)",
  holds: "gira|girano|usa|ha|sta su|è su|ascolta",
  asks: "chiedi(?:mi)? (?:sempre )?prima|senza (?:chiedere|chiedermi|permesso|il mio (?:permesso|ok|consenso)|avvisarmi)|prima di .{0,40}chied|avvisami prima|(?:il mio|la mia) (?:ok|approvazione|conferma)",
  bounds: "al massimo|massimo|non più di|max|basta|meno di|fino a",
  places: "vanno|va|metti\\p{L}*|stanno|accanto|colloca\\p{L}*|salva\\p{L}*",
  removes: "pulisci|elimina\\p{L}*|cancella\\p{L}*|rimuovi|togli",
  blames: "(?:hai appena|hai|perché hai|mi hai)(?: di nuovo| ancora)?",
  doNot: "Non rifare: ",
};
