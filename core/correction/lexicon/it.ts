import { type Lexicon, phrases } from "./lexicon";

/** Italian. */
export const it: Lexicon = {
  language: "it",
  wordBoundaries: true,
  functionWords: phrases(`
    il ¦ lo ¦ gli ¦ di ¦ che ¦ è ¦ e ¦ non ¦ un ¦ una ¦ per ¦ con ¦ del ¦ della ¦ nel ¦ nella ¦ sono ¦ si ¦ mi ¦ ti ¦ ho ¦ hai ¦ ma ¦ anche ¦ come ¦
    cosa ¦ perché ¦ perche ¦ usa ¦ usare ¦ questo ¦ questa ¦ quello ¦ più ¦ sempre ¦ mai ¦ ancora ¦ tutto ¦ fai ¦ puoi ¦ vorrei ¦ qui ¦ così ¦ grazie ¦
    adesso ¦ ora ¦ dei ¦ delle ¦ alla ¦ dal ¦ se ¦ già ¦ niente ¦
      la ¦ le ¦ i ¦ a ¦ da ¦ su ¦ tra ¦ fra ¦ al ¦ ai ¦ alle ¦ dalla ¦ sulla ¦ quando ¦ dove ¦ poi ¦ solo ¦ bene ¦ perfetto ¦ ok ¦ aggiungi ¦ togli ¦ metti ¦ rimetti ¦ crea ¦ vai ¦ avanti ¦ sì ¦ scusa ¦ devono ¦ deve ¦ funziona ¦ esce ¦ errore ¦ stesso ¦ stessa ¦ prova ¦ provato ¦ pagina ¦ rispondi ¦ spiegami ¦ accanto ¦ voglio ¦ quella ¦ quelli ¦ ogni ¦ volta ¦ prima ¦ dopo ¦ ci ¦ ne ¦ era ¦ siamo ¦ usiamo ¦ test ¦ bianca ¦ vanno ¦ stanno ¦ commenti`),
  mended: phrases(`
    sempre ¦ invece ¦ ancora ¦ perché ¦ piuttosto ¦ niente`),
  families: {
    report: phrases(`
      dice ¦ dicono ¦ scrive ¦ sostiene ¦ consiglia ¦ suggerisce ¦ secondo ¦ ho letto`),
    opinion: phrases(`
      (?:che|cosa) ne pensi ¦ (?:è|sarà) (?:\\S+ )?(?:vero|giusto|corretto|valido) ¦ sei d'accordo`),
    settled: phrases(`
      lascia(?:lo)? (?:perdere|stare|così|com'è) ¦ non (?:serve|importa|fa niente) ?(?:cambiare|modificare)? ¦ (?:va|tutto) bene(?: così)? ¦ niente da cambiare`),
    answer: phrases(`
      (?:nessun|non c'è) problema ¦ no,? grazie ¦ non (?:lo )?so ¦ non importa ¦ non ti preoccupare ¦ nessuna idea ¦ perché no ¦ non capisco ¦
      non ricordo ¦ figurati ¦ non solo ¦ o no ¦ niente errori ¦ non sono sicur[oa] ¦
      no,? (?:grazie|basta così|è tutto|a posto(?: così)?|niente|va bene|ancora no) ¦ a posto così`),
    rejection: phrases(String.raw`
      nono ¦ fermo ¦ ferma ¦ fermati ¦ aspetta ¦ stop ¦ basta ¦ non (?:così|questo|quello|quella|qui|va bene) ¦ annulla ¦ lascia (?:stare|perdere) ¦
      macché ¦ assolutamente no ¦ ma no ¦ eh no ¦ no+(?=\s*(?:[,.!;:—–-]|$))`),
    contrast: phrases(`
      invece(?: di)? ¦ al posto di ¦ piuttosto(?: che)? ¦ bensì ¦ non ~ ma ¦ sostituisci ~ con ¦ meglio ¦ anziché ¦ e non ¦ al contrario ¦
      (?:al|a|in|per) \\p{L}+,? non (?:a|al|in|per|il|la) ¦ devono? essere ¦ vanno? (?:in|a|al|accanto|sotto|sopra) ¦ non li voglio ¦ non (?:il|la|lo|a|in|npm) \\p{L}+`),
    misdirection: phrases(`
      (?:intendevo|volevo dire|intendo|mi riferivo|parlavo|dicevo) ¦ non (?:è|era) (?:quello|questo|così|ciò|quel|il|la|corretto|vero) ¦
      non (?:ti )?(?:ho|avevo) (?:chiesto|detto|mai) ¦ ho (?:chiesto|detto) ¦ hai (?:capito|letto|interpretato) male ¦ hai (?:frainteso|confuso) ¦
      ti (?:sei|stai) (?:sbagliato|sbagliando|confondendo) ¦ (?:file|cartella|ramo|riga|pagina) sbagliat[oa] ¦ al contrario ¦ il contrario ¦
      chi (?:ha detto|te l'ha) ¦ nessuno ha ¦ quello che (?:voglio|volevo|ho chiesto)`),
    takeback: phrases(`
      (?:annulla|ripristina|rimetti|torna|rifai|rifare|ritorna|toglilo|toglila) ¦ torna indietro ¦ come prima ¦ com'era ¦ (?:fai|fare) (?:il |un )?rollback ¦ da capo ¦
      rimett(?:i|ila|ilo|ile|ere) ¦ serve ancora ¦ servono ancora ¦ riporta`),
    fault: phrases(String.raw`
      hai (?:di nuovo |ancora |anche |tutto )*(?:rotto|cancellato|eliminato|cambiato|modificato|tolto|rimosso|aggiunto|messo|usato|inventato|fatto|sovrascritto|spostato|rinominato|perso|rovinato|creato|installato|pushato|committato|sbagliato|toccato|scritto|lasciato|dimenticato) ¦
      stai (?:sbagliando|usando|facendo|inventando|rompendo|ignorando) ¦ continui a ¦
      (?:il tuo|la tua|le tue|i tuoi) (?:codice|modific\p{L}+|soluzione|risposta|fix|cambiament\p{L}+) (?:ha|hanno|è|non|sono) ¦
      (?:dopo|da) (?:le tue|la tua|il tuo) ¦ senza (?:chiedere|permesso|chiedermi|avvisare) ¦ per colpa tua ¦
      perch[eé] hai ¦ hai (?:toccato|cambiato|tolto) (?:altri|tutto|anche) ¦ non te l'ho chiesto ¦ me l'hai già ¦
      hai (?:tolto|rimosso|cancellato|cambiato|rotto|toccato|eliminato)`),
    neglect: phrases(`
      non hai (?:fatto|letto|cambiato|aggiunto|corretto|testato|rispettato|messo|aggiornato|controllato|considerato) ¦ (?:ti sei )?dimenticat[oa] ¦
      hai (?:dimenticato|saltato|ignorato|omesso|tralasciato) ¦ manca(?:no)? ¦ dovevi ¦ avresti dovuto ¦ dov'è ¦ dove sono ¦ non c'è ¦ non ci sono ¦
      hai solo ¦
      manca(?:no)? ¦ (?:ma )?hai (?:provato|controllato|testato|letto) ¦ non hai (?:provato|controllato|testato|cambiato|risolto|fatto)`),
    accusation: phrases(`
      perché (?:hai|stai|non(?! (?:si |\\p{L}+[aei]re?(?: |[?]|$)))|usi|continui|è|ci|mi|c'è) ¦ cosa (?:hai|stai|diavolo|cavolo|è successo) ¦
      che (?:hai|cosa hai|diavolo|cavolo) (?:fatto|combinato)? ¦ hai (?:almeno|davvero|veramente) (?:letto|provato|controllato|testato) ¦
      come (?:può|è possibile|mai) ¦ quante volte ¦ non (?:ti )?avevo detto ¦ non avevamo ¦ sei sicuro ¦ non puoi (?:semplicemente)? ¦ chi ti ha ¦
      non (?:avevamo|avevo|dovevi|eravamo) ~ (?:detto|chiesto|concordato|rimasti)?`),
    evaluation: phrases(`
      (?:sbagliat[oaie]|errat[oaie]|brutt[oaie]|orribile|pessim[oa]|rott[oaie]|stran[oaie]|confus[oa]|inutil[ei]|illeggibile|disastro|schifo|schifezza|casino|assurdo|ridicolo|incomplet[oa]|incoerente|superflu[oa]|fuori posto|tagliat[oa]|disallineat[oa]|scorrett[oa]|stupid[oa]) ¦
      tropp[oaie] ¦ non (?:va bene|va|è (?:corretto|giusto|bello|chiaro|leggibile)|ha senso|serve|mi torna|funziona bene|si legge|si vede) ¦
      fa (?:schifo|pena) ¦ senza senso ¦ male`),
    dislike: phrases(`
      non (?:mi piace|voglio|mi serve|mi convince|mi va|vorrei|volevo|ho bisogno) ¦ non serve ¦ odio ¦ non sono (?:contento|soddisfatto|convinto) ¦
      non (?:è )?necessari[oa] ¦ preferisco non ¦ non c'è bisogno`),
    regression: phrases(`
      non ~ più ¦ (?:non )?(?:parte|partono|funziona|va|appare|esiste) più ¦ prima (?:funzionava|andava|era|c'era|non) ¦ funzionava ¦
      (?:è|sono) (?:sparit[oaie]|scomparso|scomparsa|scomparsi) ¦ sparit[oaie] ¦ adesso (?:non|è|ho|tutto|il|la) ¦ ora (?:non|è|ho|tutto|il|la|c'è) ¦
      peggio ¦ si è rotto`),
    persistence: phrases(`
      ancora ¦ sempre (?:lo stesso|la stessa|uguale) ¦ continua a ¦ (?:lo )?stesso (?:errore|problema|risultato) ¦ la stessa cosa ¦
      non (?:funziona|va|parte|cambia|carica|si apre|compare|ha funzionato|è cambiato|risolve) ¦ nulla è cambiato ¦ niente è cambiato ¦
      nessun cambiamento ¦ uguale a prima ¦ come prima ¦
      ancora (?:bianca|bianco|lo stesso|la stessa|non|uguale|così) ¦ non (?:funziona|parte|va|si apre) ¦ stesso (?:errore|problema) ¦ sempre (?:lo stesso|uguale)`),
    expectation: phrases(`
      (?:dovrebbe|dovrebbero|deve|devono|doveva|bisogna|bisognerebbe|va (?:fatto|messo|usato)) ¦ mi aspettavo ¦ (?:vorrei|voglio) che ¦
      come (?:nel|nella|richiesto|detto|da|l'originale|prima|in) ¦ assicurati ¦ fai in modo ¦ esattamente ¦ si suppone ¦
      dev(?:e|ono) essere ¦ vanno in ¦ doveva(?:no)?`),
    reminder: phrases(`
      (?:te )?(?:l'ho|lo ho|ho) (?:già )?(?:detto|chiesto|spiegato|scritto) ¦ ti ho (?:già )?(?:detto|chiesto|spiegato) ¦
      come (?:ti )?(?:ho detto|detto|concordato|spiegato) ¦ ricorda(?:ti)? ¦ non dimenticare ¦ ripeto ¦ leggi (?:le|il|la|bene) ¦
      (?:secondo|segui|rispetta) (?:le|il|la) ¦ (?:esiste|c'è|abbiamo) già ¦ già (?:detto|fatto|presente|esistente) ¦ avevamo (?:detto|concordato)`),
    recurrence: phrases(String.raw`
      di nuovo ¦ ancora(?: una volta)? ¦ un'altra volta ¦ ogni volta ¦ sempre ¦ in continuazione ¦ continuamente ¦
      (?:seconda|terza|quarta|ennesima) volta ¦ (?:due|tre|quattro|tante|\d+) volte ¦ quante volte ¦ nuovamente ¦ continui a`),
    frustration: phrases(String.raw`
      cazzo ¦ merda ¦ porca ¦ porco ¦ cavolo ¦ diavolo ¦ maledizione ¦ accidenti ¦ uffa ¦ mamma mia ¦ madonna ¦ dio ¦ ma dai ¦ sul serio ¦ davvero\? ¦
      basta ¦ che palle ¦ mi arrendo ¦ stufo ¦ stanco ¦ idiota ¦ stupido ¦ deficiente ¦ incredibile ¦ perdita di tempo ¦ ahah\p{L}* ¦ complimenti ¦
      bravo ¦ assurdo ¦ boh`),
    prohibition: phrases(`
      non (?:usare|fare|toccare|cambiare|modificare|aggiungere|cancellare|eliminare|mettere|creare|scrivere|committare|pushare|installare|inventare|rimuovere|ripetere|eseguire|includere|rinominare|chiedere|lasciare|spostare|rompere|committare) ¦
      mai ¦ non ~ mai ¦ niente  ¦ nessun[oa]?  ¦ senza (?:toccare|modificare|cambiare|commenti|emoji|aggiungere|usare) ¦ vietato ¦ evita(?:re)? ¦
      smetti(?:la)? (?:di|con)? ¦ basta (?:con|di)? ¦ lascia (?:stare|il|la|i|le|così) ¦ non devi ¦ non si (?:usa|tocca|fa|deve) ¦
      solo (?:questo|quello|il|la)`),
    durable: phrases(`
      sempre ¦ mai ¦ (?:d'ora|da ora|da adesso|da oggi) in (?:poi|avanti) ¦ d'ora innanzi ¦ in futuro ¦ ogni volta ¦ per default ¦ di default ¦
      in (?:tutti|tutte|ogni) ¦ per (?:tutti|tutte|ogni|qualsiasi) ¦ la prossima volta ¦ in generale ¦ come regola ¦ mai più ¦ ovunque ¦ dappertutto ¦
      ricorda(?:ti)? ¦ quando (?:fai|modifichi|crei|scrivi) ¦ prima di ogni ¦ dopo ogni ¦ sistematicamente ¦ tassativamente ¦
      d'ora in (?:poi|avanti) ¦ ogni volta ¦ rispondi sempre ¦ sempre in italiano ¦
      per il futuro ¦ di regola ¦ da oggi ¦ normalmente ¦ in genere ¦ tieni(?:lo)? (?:a mente|presente|conto) ¦ prima di (?:iniziare|cominciare|continuare)`),
    convention: phrases(`
      (?:noi )?(?:usiamo|scriviamo|utilizziamo|lavoriamo|preferiamo|mettiamo|teniamo|seguiamo) ¦ (?:qui|da noi) (?:si usa|usiamo|solo|non) ¦
      in questo (?:progetto|repo|repository|codice) ¦ nel (?:nostro )?(?:progetto|repo|team) ¦
      (?:le|la|nostre|nostra) (?:convenzion[ei]|regol[ae]|norm[ae]|linee guida) ¦ convenzion[ei] ¦ standard ¦ lo stile ¦ coerente ¦ buone pratiche ¦
      best practices?`),
    consent: phrases(`
      chiedi(?:mi)?(?: prima| sempre| conferma)? ¦ prima (?:chiedi|di|chiedimi) ¦ senza (?:il mio|la mia|chiedermi|chiedere|permesso|conferma) ¦
      finché (?:non|io) ¦ (?:faccio|lo faccio|pusho|committo|decido|testo) io ¦ aspetta (?:la mia|il mio|che io) ¦ solo (?:se|quando) (?:te lo|lo)  ¦
      (?:mia|previa) (?:conferma|approvazione|autorizzazione) ¦ ci penso io`),
    preferring: phrases(`
      preferisco ¦ preferirei ¦ mi piace(?:rebbe)? (?:che|di più) ¦ (?:rispondi|scrivi|parla|spiega) (?:in|sempre|solo|breve|brevemente) ¦
      in (?:italiano|inglese) ¦ (?:sii|resta) (?:breve|conciso|sintetico) ¦ risposte brevi ¦ possibilmente ¦
      (?:sei|agisci|pensa|comportati) (?:un|una|come|da) ¦ voglio che tu ¦ se possibile ¦ nei dettagli`),
    knowledge: phrases(`
      (?:esiste|c'è|abbiamo|ho) già ¦ già (?:installato|presente|impostato|fatto) ¦ non ho (?:accesso|i permessi|la licenza) ¦
      (?:il server|il database|l'api|la produzione|il backend) (?:è|usa|gira|sta) ¦ gira su ¦ si chiama ¦ si trova ¦ in realtà ¦ di fatto ¦
      uso (?:windows|mac|linux) ¦ non è supportato ¦
      (?:siamo|usiamo|lavoriamo|sono|uso) (?:su|con|in|un|una) ¦ questo è (?:un|una) ~ (?:progetto|repo|monorepo|server) ¦ (?:abbiamo|c'è|esiste) già ¦ da noi ¦ qui (?:usiamo|non)`),
    universal: phrases(`
      (?:ogni|tutti|tutte|qualsiasi) ~ (?:deve|devono|dovrebbe|va|vanno|serve|servono|richiede|richiedono) ¦ solo (?:con|in|usa) ¦ soltanto ¦ esclusivamente ¦ al massimo ¦ almeno ¦
      non più di ¦ massimo ¦ minimo`),
    temporary: phrases(`
      (?:per|questa) (?:ora|volta|adesso) ¦ per il momento ¦ stavolta ¦ oggi ¦ temporaneamente ¦ non ancora ¦ solo (?:spiega|analizza|dimmi) ¦
      per prima cosa ¦ al momento ¦ prima`),
    approval: phrases(`
      sì ¦ si ¦ ok ¦ okay ¦ va bene ¦ d'accordo ¦ certo ¦ esatto ¦ perfetto ¦ procedi ¦ vai ¦ continua ¦ fallo ¦ giusto ¦ confermo ¦ prosegui ¦ avanti ¦
      bene ¦ sicuro ¦ ottimo`),
    praise: phrases(`
      perfetto ¦ ottimo ¦ bravo ¦ bene ¦ grazie ¦ fantastico ¦ eccellente ¦ bello ¦ bellissimo ¦ funziona ¦ benissimo ¦ grande ¦ meglio ¦ complimenti ¦
      geniale`),
    pivot: phrases(`
      ma ¦ però ¦ tuttavia ¦ tranne ¦ eccetto ¦ solo che ¦ l'unica cosa ¦ peccato ¦ il problema è ¦ quasi ¦ anche se`),
    tweak: phrases(String.raw`
      (?:un po'?|molto|poco) (?:più|meno) ¦ più (?:grande|piccolo|largo|stretto|lungo|corto|scuro|chiaro|alto|basso|spazio|semplice) ¦
      meno (?:grande|spazio|largo) ¦ (?:sposta|cambia|metti|allarga|stringi|ingrandisci) (?:il|la|lo|i|le|l') ¦
      (?:a sinistra|a destra|in alto|in basso|al centro|centrato) ¦ \d+ ?(?:px|%) ¦ (?:colore|dimensione|margine|testo) ¦
      (?:togli|rimuovi|elimina|cancella|leva)`),
    request: phrases(`
      (?:per favore |puoi |potresti |ora |adesso |e |poi |vorrei |voglio |devi |aiutami a |allora )*(?:aggiungi|aggiungere|crea|creare|fai|fare|scrivi|implementa|mostra|mostrami|spiega|spiegami|controlla|verifica|testa|avvia|installa|leggi|cerca|guarda|correggi|sistema|modifica|genera|analizza|continua|dammi|dimmi|apri|traduci|migliora|prepara|illustrami|prendi|usa|passa|esegui|lancia|aggiorna|elenca)`),
    inquiry: phrases(`
      come (?:faccio|si|posso|funziona|mai|va|è)? ¦ (?:che )?cosa (?:è|sono|significa|fa|devo|succede)? ¦ qual[ei]? ¦ quali ¦ dove ¦ quando ¦ chi ¦
      c'è (?:un|una)? ¦ si può ¦ posso ¦ è possibile ¦ quant[oaie] ¦ perché ¦ a cosa ¦ devo ¦ esiste`),
    trouble: phrases(String.raw`
      error[ei] ¦ eccezione ¦ crash\p{L}* ¦ fallisce ¦ fallit[oa] ¦ non (?:parte|si avvia|carica|compila|risponde|trova) ¦ vuot[oa] ¦ log ¦ bug ¦
      bloccat[oa] ¦ timeout ¦ unable`),
    selfcorrection: phrases(`
      (?:mio errore|colpa mia|errore mio|mi sono sbagliat[oa]|ho sbagliato(?: io)?|scusa,? (?:ho|volevo|intendevo|mi)|errore di battitura|volevo scrivere|mi sono confus[oa]) ¦
      (?:scusa|ops|pardon)[, ]+(?:ho|era|mi|errore) ¦ ho sbagliato (?:io|cartella|file) ¦
      era (?:la mia|il mio|colpa|la cache) ¦ ti ho (?:dato|mandato|passato) (?:il|la|lo) ~ sbagliat[oa] ¦ ho cambiato idea`),
    deixis: phrases(`
      questo ¦ questa ¦ questi ¦ queste ¦ quello ¦ quella ¦ quelli ¦ ciò ¦ tuo ¦ tua ¦ tue ¦ tuoi ¦ qui ¦ lì ¦ là ¦ ultimo ¦ ultima ¦ precedente ¦
      sopra ¦ così`),
    guideline: phrases(String.raw`
      (?:regole|linee guida|istruzioni|convenzioni|guida) ¦ [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      da solo ¦ tu stesso ¦ fallo tu ¦ provalo tu ¦ hai accesso ¦ non chiedermi di ¦ verifica tu ¦ da te`),
    rigor: phrases(`
      (?:attentamente|con attenzione|a fondo|per bene|accuratamente) ¦ non (?:indovinare|inventare|supporre|tirare a indovinare) ¦
      causa (?:principale|radice) ¦ fatti ¦ prima (?:leggi|controlla|verifica|analizza) ¦ prenditi il tuo tempo ¦ ragiona`),
    ban: phrases(String.raw`
      niente \p{L}+ ¦ nessun[oa]? \p{L}+ ¦ senza \p{L}+`),
    swap: phrases(String.raw`
      [\p{L}\w./-]+, non [\p{L}\w./-]+`),
    workflow: phrases(String.raw`
      commit\p{L}* ¦ push\p{L}* ¦ branch ¦ rami ¦ test ¦ commenti ¦ documentazione ¦ readme ¦ risposte? ¦ riassunt\p{L}+ ¦ italiano ¦ inglese ¦ nomi ¦
      variabili ¦ funzioni ¦ dipendenze ¦ librerie ¦ libreria ¦ pacchetti ¦ logger ¦ formato ¦ indentazione ¦ codice ¦ file ¦ cartell[ae] ¦ script ¦
      comandi? ¦ regole ¦ piano ¦ emoji ¦ database ¦ repo ¦ tipi ¦ versione`),
    taste: phrases(`
      color[ei] ¦ sfondo ¦ bottone ¦ pulsante ¦ icona ¦ margine ¦ larghezza ¦ altezza ¦ dimensione ¦ pagina ¦ menu ¦ titolo ¦ immagine ¦ testo ¦
      schermata`),
    nextstep: phrases(`
      ^(?:(?:ok|bene|perfetto|grazie|ottimo|sì|e|benissimo)[ ,.!:]+){0,3}(?:adesso|ora(?! (?:sì|non|è))|poi|dopo|anche|prossim[oa]|passiamo|inoltre|vai avanti|procedi) ¦ anche(?=[.!]?$) ¦ lo stesso (?:per|con)`),
    state: phrases(String.raw`
      (?:ora |adesso |e |ma |ancora )?(?:il|lo|la|i|gli|le|questo|questa|questi|queste|quello|tutto|si) ?(?:[\p{L}\d.-]+ ){0,3}?(?:è|sono|ha|hanno|non|esce|appare|resta|va|fa|manca|mancano|deve|devono|era|sparisce|viene|si) ¦ esce ¦ manca(?:no)?`),
    norm: phrases(String.raw`
      (?:i|gli|le|tutti i|tutte le|ogni|nostri|nostre) (?:[\p{L}-]+ ){1,4}?(?:vanno|va|sono|stanno|sta|devono|deve|si|hanno) ¦ (?:usiamo|lavoriamo|scriviamo|teniamo|seguiamo) ¦ mai (?:su|in|senza|direttamente) ¦ (?:è|sono) (?:obbligatori\p{L}+|vietat\p{L}+|la regola) ¦
      (?:ogni|tutt[ei] (?:le|i|gli)) (?:[\p{L}-]+ ){1,3}?(?:deve|devono|ha bisogno|hanno bisogno|richied\p{L}+|serve|servono)`),
    restrict: phrases(`
      (?:solo|soltanto) (?:il|la|i|le|quello|questo|per) ¦ nient'altro ¦ non (?:tutto|tutti|il resto) ¦ lascia(?:lo|la|li|le)? (?:così|com'era|come)`),
    agentAnswers: phrases(String.raw`
      (?:spieg\p{L}+|descri\p{L}+|elenc\p{L}+|riassu\p{L}+|consigli\p{L}+|confront\p{L}+|rispos\p{L}+|analizz\p{L}+|chies\p{L}+)`),
    staged: phrases(String.raw`
      ^(?:per favore )?(?:traduci|traduca|fingi|simula|immagina) ¦ fai finta ¦ fingi di`),
    conditional: phrases(String.raw`
      se ¦ quando ¦ nel caso ¦ appena ¦ mentre ¦ a meno che ¦ finch[eé] ¦ altrimenti`),
    tag: phrases(String.raw`
      (?:no|vero|giusto|o no|eh)(?=[ ]*[?]+[ ]*$) ¦ mi chiedo ¦ una (?:domanda|curiosit[aà])`),
    neg: phrases(String.raw`
      non ¦ mai ¦ senza ¦ niente ¦ nulla ¦ nessun\p{L}* ¦ né ¦ no`),
    we: phrases(String.raw`
      noi ¦ nostr\p{L}+ ¦ \p{L}+iamo`),
    you: phrases(`
      tu ¦ ti ¦ hai ¦ tuo ¦ tua`),
    me: phrases(`
      io ¦ mi ¦ mio ¦ mia ¦ ho`),
    past: phrases(String.raw`
      era ¦ erano ¦ aveva ¦ già ¦ prima ¦ hai \p{L}+t[oa]`),
    harm: phrases(String.raw`
      password ¦ credenzial\p{L}+ ¦ chiav\p{L}+ ¦ segret\p{L}+ ¦ token ¦ in produzione ¦ injection ¦ dati (?:reali|personali|dei clienti) ¦ clienti (?:veri|reali) ¦ gdpr ¦ perso`),
    manner: phrases(String.raw`
      rispost\p{L}+ (?:più )?(?:cort\p{L}+|brev\p{L}+) ¦ meno testo ¦ più codice ¦ (?:in|con) (?:una|due|tre|poche) (?:frasi?|righe?|parole) ¦ (?:sii|sia) (?:breve|conciso) ¦ senza (?:giri|introduzion\p{L}+) ¦ vai al punto ¦ dammi del (?:tu|lei)`),
    success: phrases(`
      (?:ora |adesso )?(?:funziona|va|compila|parte|partiti|carica|passa)(?: bene| ora)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:tutto|è) (?:ok|bene|perfetto|a posto) ¦ ora sì ¦ così va bene`),
    minewill: phrases(`
      (?:provo|controllo|guardo) (?:io|subito)? ¦ un attimo`),
    agentAsks: phrases(`
      (?:vuoi|desideri|preferisci|devo|posso|confermi|fammi sapere|dimmi) ¦
      ^(?:chiese|propose|suggerì) ¦ chiese`),
    agentClaims: phrases(`
      (?:fatto|risolto|corretto|completato|funziona|dovrebbe|ora è|con successo|terminato)`),
    agentChanges: phrases(`
      (?:ho )?(?:aggiunto|modificato|creato|rimosso|eliminato|aggiornato|implementato|spostato|rinominato|sostituito|installato|corretto|eseguito|scritto|configurato) ¦
      ^(?!spieg|chies|rispos|elenc|diss|consigli|propos)\\p{L}{2,}(?:ò|ì|é|ise|ose|asse|esse) ¦ ^(?:mise|fece|scrisse|corresse|aggiunse)`),
  },
};
