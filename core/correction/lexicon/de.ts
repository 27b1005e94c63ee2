import { type Lexicon, phrases } from "./lexicon";

/** German. */
export const de: Lexicon = {
  language: "de",
  wordBoundaries: true,
  functionWords: phrases(`
    der ¦ die ¦ das ¦ und ¦ ist ¦ nicht ¦ ich ¦ du ¦ es ¦ ein ¦ eine ¦ mit ¦ für ¦ auf ¦ zu ¦ den ¦ dem ¦ auch ¦ bitte ¦ wie ¦ was ¦ warum ¦ kannst ¦
    kein ¦ keine ¦ mach ¦ immer ¦ nie ¦ noch ¦ aber ¦ wir ¦ hier ¦ nein ¦ ja ¦ sind ¦ von ¦ im ¦ ins ¦ nur ¦ mal ¦ jetzt ¦ wieder ¦ soll ¦ sollte ¦
    dass ¦ wenn ¦ doch ¦ schon ¦ einfach ¦ falsch ¦
      dir ¦ mir ¦ mich ¦ dich ¦ dein ¦ deine ¦ sie ¦ er ¦ wir ¦ euch ¦ unser ¦ unsere ¦ bei ¦ aus ¦ nach ¦ vor ¦ über ¦ unter ¦ zum ¦ zur ¦ vom ¦ als ¦ dann ¦ dort ¦ diese ¦ dieser ¦ dieses ¦ hast ¦ habe ¦ hat ¦ haben ¦ war ¦ waren ¦ wird ¦ werden ¦ muss ¦ müssen ¦ darf ¦ schreib ¦ lass ¦ laufen ¦ danke ¦ gut ¦ passt ¦ super ¦ genau ¦ erst ¦ heute ¦ weiter ¦ nee ¦ blau ¦ rot ¦ grün ¦ statt ¦ oben ¦ unten ¦ rechts ¦ links ¦ ohne ¦ zurück ¦ mehr ¦ alle ¦ alles ¦ man ¦ eh ¦ halt ¦ eben ¦ woran ¦ wann ¦ wo ¦ wer ¦ welche ¦ antworte ¦ gib ¦ zeig ¦ füge`),
  mended: phrases(`
    immer ¦ niemals ¦ stattdessen ¦ nochmal ¦ wieder ¦ bitte ¦ falsch ¦ zukunft ¦ grundsätzlich`),
  families: {
    report: phrases(`
      sagt ¦ sagte ¦ sagen ¦ meint ¦ meinte ¦ schreibt ¦ schrieb ¦ behauptet ¦ empfiehlt ¦ empfahl ¦ laut ¦ (?:steht|heißt es) ¦ ich habe (?:gelesen|gehört)`),
    opinion: phrases(`
      was (?:meinst|denkst|hältst) du ¦ wie siehst du das ¦ (?:stimmt|gilt) das ¦ siehst du das auch so ¦ ist das (?:\\S+ )?(?:wahr|richtig|so|korrekt)`),
    requirement: phrases(String.raw`
      (?:der|die|das|ein|eine) (?:\S+ ){0,2}(?:dialog|fenster|button|knopf|formular|seite|feld|menü|liste|tabelle|app|anwendung|nutzer|benutzer|karte) (?:soll|sollte|muss|darf)(?: (?:nie|niemals|nicht|immer|nur))?`),
    settled: phrases(`
      schon (?:gut|ok|okay) ¦ lass (?:es|das|mal)? ?(?:einfach )?so ¦ lass mal ¦ (?:ist|passt) (?:schon|so) ?(?:gut|ok|okay)? ¦ passt so ¦ alles gut ¦ vergiss es ¦ egal ¦
      (?:nichts|nix) (?:ändern|zu ändern) ¦ (?:du )?(?:muss|musst|brauchst) (?:du )?nicht(?:s)? (?:mehr )?(?:ändern|zu ändern|geändert werden) ¦ nicht nötig`),
    answer: phrases(`
      kein(?:e)? (?:problem|ahnung|sorge|thema|ding|stress|eile|fehler|fragen|einwände) ¦ nein,? danke ¦
      nicht (?:schlimm|nötig,? danke|wahr|nur|sicher) ¦ weiß (?:ich )?nicht ¦ keine frage ¦ warum nicht ¦ macht nichts ¦ ja und nein ¦ oder nicht ¦
      ich (?:weiß|glaube|verstehe) nicht ¦
      nein,? (?:danke|alles gut|passt|das war'?s|nichts|gar nicht|noch nicht) ¦ schon gut ¦ kein(?:e)? weiteren? ¦ das war'?s`),
    rejection: phrases(`
      nein ¦ nee+ ¦ nö+ ¦ ne ¦ halt ¦ stopp? ¦ warte ¦ moment ¦ so nicht ¦ das nicht ¦ nicht so ¦ nicht das ¦ abbrechen ¦ abbruch ¦ hör auf ¦ falsch ¦
      quatsch ¦ auf keinen fall ¦ lass das ¦ lass gut sein ¦ vergiss es ¦ eben nicht ¦ doch nicht`),
    contrast: phrases(`
      statt ¦ anstatt ¦ stattdessen ¦ anstelle ¦ sondern ¦ lieber ¦ nicht ~ sondern ¦ ersetze ~ durch ¦ eher ¦ vielmehr ¦ im gegenteil ¦ und nicht ¦
      besser ¦
      (?:rechts|links|oben|unten),? nicht ¦ nicht (?:links|rechts|oben|unten|so) ¦ gehör(?:t|en) (?:nach|in|unter|über|zu|ins|neben) ¦ haben wir (?:doch )?schon ¦ keine? zweite[ns]? ¦ schau dir die anderen an ¦ wie (?:die anderen|überall|sonst auch|im rest)`),
    misdirection: phrases(String.raw`
      ich (?:meinte|meine|wollte|hatte|habe) (?:doch |ja |eigentlich )?(?:das|den|die|nicht|etwas|nur|gesagt|gemeint)? ¦
      (?:das|so) (?:meinte|wollte|war) (?:ich )?(?:nicht|so nicht) ¦ (?:davon|darum) (?:war|ging) (?:nicht|es nicht|nie) ¦
      (?:habe|hab) ich nicht (?:gesagt|gemeint|gewollt|verlangt|gefragt) ¦ du hast (?:mich )?(?:falsch|miss)\p{L}* ¦ missverstanden ¦
      (?:falsche|falscher|falsches|falschen) (?:datei|ordner|stelle|branch|zeile|seite|ort|version|verzeichnis) ¦ das gegenteil ¦
      genau (?:andersrum|umgekehrt) ¦ andersherum ¦ andersrum ¦ wer hat (?:gesagt|dir) ¦ niemand hat ¦ nicht darum ¦ es geht (?:nicht )?um ¦
      nicht gefragt ¦ nicht verlangt ¦
      wäre (?:richtig|besser|korrekt) gewesen ¦ (?:hab|habe) ich gesagt ¦ (?:das|die|den) (?:hatten|haben) wir (?:doch |schon |bereits |vorhin )+ ¦ war(?:en)? (?:nicht|nie) (?:gemeint|gewünscht|gefragt|verlangt) ¦ \p{L}+, nicht \p{L}+ ¦ falsche[rsnm]? \p{L}+`),
    takeback: phrases(String.raw`
      (?:mach|mache|nimm|setz|setze|stell|stelle|bau|baue|roll|rolle) (?:~ )?(?:rückgängig|zurück) ¦ rückgängig ¦ zurücksetzen ¦ zurückrollen ¦
      zurücknehmen ¦ wiederherstellen ¦ stell ~ wieder her ¦ nochmal (?:neu|von vorne) ¦ von vorne ¦ wie (?:es )?(?:vorher|davor|zuvor) ¦ nachbessern ¦
      nachbesser\p{L}* ¦
      bitte zurück ¦ wieder (?:rein|raus|her|hin|zurück) ¦ raus damit ¦ wieder wie ¦ zurück(?=[.!]?$) ¦ noch gebraucht`),
    fault: phrases(String.raw`
      du hast (?:~ )?(?:gelöscht|entfernt|geändert|kaputt\p{L}*|überschrieben|vergessen|verändert|verschoben|umbenannt|zerstört|hinzugefügt|eingebaut|erfunden|gemacht|verwendet|benutzt|gepusht|committet|ignoriert|übersehen|falsch\p{L}*) ¦
      du (?:machst|änderst|löschst|vergisst|ignorierst|erfindest|benutzt|verwendest|baust|pushst|schreibst|rätst|lügst) (?:~ )?(?:immer|schon|wieder|ständig|dauernd|nicht|das|alles|falsch|ja)? ¦
      deine? (?:änderung|lösung|code|antwort|fix|version)\p{L}* (?:hat|ist|macht|war|funktioniert|geht|sind) ¦
      (?:seit|durch|wegen|nach) (?:deiner|deinen|deinem) (?:änderung|fix|commit|umbau)\p{L}* ¦
      ohne (?:zu fragen|nachzufragen|rücksprache|erlaubnis|meine) ¦ eigenmächtig ¦ ungefragt ¦ einfach so ¦ kaputt ?gemacht ¦ zerschossen ¦ kaputt ¦
      (?:warum|wieso|weshalb) (?:fasst|änderst|löschst|rührst|nimmst|machst|schreibst|baust|hast|benennst|installierst|committest|pushst) du ¦ fasst du ~ an ¦ (?:von|um) (?:denen|der|dem|die|das) (?:nie|nicht|keine) (?:die )?rede ¦ stimmt nicht ¦ eben nicht ¦ du drehst dich ¦ im kreis ¦ nicht (?:gesagt|verlangt|bestellt|gewollt) ¦
      du hast ~ (?:entfernt|gelöscht|rausgenommen|rausgeworfen|weggenommen|geändert|verändert|kaputt ?gemacht|überschrieben|umbenannt|verschoben) ¦ hast du (?:auch |noch )?~ (?:entfernt|gelöscht|geändert|verändert) ¦ widerspricht ¦ verstößt gegen`),
    neglect: phrases(String.raw`
      du hast (?:~ )?(?:nicht|vergessen|übersehen|ignoriert|ausgelassen|nur|kein\p{L}*) ¦ du (?:solltest|hättest|sollst) ¦
      (?:fehlt|fehlen|fehlte)(?: jetzt| noch| immer)? ¦ vergessen ¦ übersehen ¦
      nicht (?:umgesetzt|gemacht|geändert|angepasst|getestet|beachtet|berücksichtigt|gelesen|geprüft|eingebaut) ¦ nicht alle ¦
      nur (?:die hälfte|teilweise|einen teil) ¦ wo (?:ist|sind|bleibt|bleiben) ¦ ausgelassen`),
    accusation: phrases(`
      (?:warum|wieso|weshalb) (?:hast|machst|ist|sind|wird|geht|fehlt|nimmst|benutzt|verwendest|änderst|steht|kommt|nicht|zum) ¦
      was (?:hast du|soll (?:das|der)|machst du|ist (?:das|denn|los)|zum) ¦ hast du (?:überhaupt|das|die|den|es|wirklich|auch|nicht) ¦
      wie (?:kann|oft|kommst du|konnte) ¦ kannst du nicht (?:einfach|mal)? ¦ muss (?:das|ich) ¦ wer hat ¦ bist du (?:sicher|blind|dumm) ¦
      habe ich nicht ¦ hatten wir nicht ¦ hatte ich nicht ¦
      hatten wir nicht ¦ haben wir nicht ¦ hatte ich nicht ¦ wolltest du nicht`),
    evaluation: phrases(String.raw`
      (?:falsch|schlecht|kaputt|hässlich|komisch|seltsam|unsinn|quatsch|blödsinn|mist|müll|murks|schrott|katastrophe|unbrauchbar|unleserlich|unübersichtlich|verwirrend|unnötig|überflüssig|unvollständig|ungenau|inkonsistent|chaotisch|schlampig|unschön|umständlich|übertrieben|sinnlos|nutzlos|abgeschnitten|verschoben|verzerrt|fehlerhaft|inkorrekt|daneben)\p{L}{0,2} ¦
      zu (?:groß|klein|lang|kurz|breit|schmal|viel|wenig|kompliziert|langsam|hell|dunkel|hoch|niedrig|ausführlich|allgemein|technisch|einfach|komplex|eng|weit|laut|viele) ¦
      nicht (?:gut|schön|richtig|korrekt|sauber|brauchbar|hilfreich|das|ganz richtig|optimal|konsistent|lesbar) ¦ stimmt (?:so |das |doch )*nicht ¦
      passt (?:so |da |hier )*nicht ¦ sieht (?:~ )?(?:aus wie|schlimm|furchtbar|schlecht|komisch) ¦ macht keinen sinn ¦ ergibt keinen sinn ¦ so ein`),
    dislike: phrases(String.raw`
      (?:gefällt|passt|taugt|reicht) mir (?:so |das )?nicht ¦ (?:ich )?(?:mag|will|möchte|brauche|wollte) (?:~ )?(?:nicht|kein\p{L}*) ¦
      (?:das |die |den )?(?:brauche|brauchen|will|wollen|möchte) (?:ich|wir) nicht ¦ nicht nötig ¦ ich hasse ¦
      bin nicht (?:zufrieden|glücklich|einverstanden|überzeugt) ¦ unzufrieden ¦ muss nicht sein`),
    regression: phrases(String.raw`
      (?:geht|funktioniert|läuft|klappt|ist|sind) (?:jetzt |nun |gar |plötzlich )*nicht mehr ¦ nicht mehr ¦
      (?:vorher|früher|gestern|davor|zuvor|im alten) ~ (?:ging|war|lief|funktioniert\p{L}*|stand|hat)? ¦
      (?:ging|lief|funktionierte|war) (?:vorher|davor|noch|doch) ¦ verschwunden ¦ weg ¦
      jetzt (?:ist|sind|geht|fehlt|funktioniert|kommt|sieht|habe|steht|wird) ¦ (?:in der|die) neuen? (?:fassung|version) ¦ schlimmer ¦ schlechter ¦
      kaputt`),
    persistence: phrases(`
      (?:immer )?noch (?:immer|nicht|da|der|die|das|so) ¦ immer noch ¦ nach wie vor ¦ weiterhin ¦ (?:der|die|das) ?gleiche? (?:fehler|problem|meldung) ¦
      der selbe fehler ¦ derselbe fehler ¦ (?:geht|klappt|funktioniert|läuft|hilft|startet|lädt) (?:~ )?nicht ¦ nichts (?:geändert|passiert) ¦
      unverändert ¦ keine (?:änderung|verbesserung|wirkung) ¦ hat nicht (?:geholfen|funktioniert|geklappt) ¦
      geht (?:immer )?noch (?:immer )?nicht ¦ immer noch ¦ (?:genau )?diesel?be ¦ dasselbe ¦ keine änderung ¦ nach wie vor ¦ hilft nicht ¦ geht nicht ¦ tut nicht`),
    expectation: phrases(String.raw`
      (?:soll|sollen|sollte|sollten|muss|müssen|müsste|darf|dürfen) ¦ (?:es|das) (?:gehört|muss|soll) ¦ erwarte\p{L}* ¦
      (?:so )?wie (?:im|in|gesagt|besprochen|gewünscht|beschrieben|auf dem|vorgegeben) ¦ genau (?:so|das|wie) ¦
      ich (?:will|möchte|hätte gern\p{L}*|brauche) (?:~ )?(?:dass|das|es|die|den) ¦ achte darauf ¦ stelle sicher ¦ dafür sorgen ¦ sorge dafür ¦
      sorg dafür ¦ eigentlich`),
    reminder: phrases(String.raw`
      (?:habe|hab|hatte) ich (?:dir |doch |schon |bereits |ja |extra )*(?:gesagt|geschrieben|erklärt|erwähnt|gebeten|vorgegeben) ¦
      ich (?:habe|hab|hatte) (?:dir |doch |schon |bereits |ja |extra |es )*(?:gesagt|geschrieben|erklärt|erwähnt|gebeten) ¦
      wie (?:gesagt|besprochen|vereinbart|schon|ich) ¦ (?:denk|denke) (?:daran|dran) ¦ merk(?:e)? dir ¦ erinner\p{L}* ¦ nicht vergessen ¦ nochmals? ¦
      noch ?mal ¦ lies (?:die|das|den|nochmal|erst) ¦ (?:laut|gemäß)  ¦ halte? dich an ¦ gibt es (?:doch |schon |bereits ) ¦
      haben wir (?:doch |schon |bereits ) ¦ schon (?:gesagt|da|vorhanden|mal) ¦ bereits ¦ achtung`),
    recurrence: phrases(String.raw`
      schon wieder ¦ (?:mal )?wieder ¦ jedes ?mal ¦ immer (?:noch|wieder) ¦ ständig ¦ dauernd ¦ andauernd ¦
      (?:zum|das) (?:zweiten|dritten|vierten|fünften|x-?ten|hundertsten|\d+\.) ?mal ¦ (?:zwei|drei|vier|fünf|mehr|\d+) ?mal ¦ wie oft ¦ erneut ¦
      nochmals? ¦ zigmal`),
    frustration: phrases(String.raw`
      scheiße? ¦ verdammt ¦ verflucht ¦ mist ¦ himmel ¦ herrgott ¦ meine güte ¦ boah ¦ alter ¦ ernsthaft ¦ echt jetzt ¦ mann ¦ menno ¦ argh+ ¦ grr+ ¦
      seufz ¦ nervt ¦ nervig ¦ genervt ¦ wtf ¦ zum kotzen ¦ zum teufel ¦ ich geb(?:e)? auf ¦ reicht (?:jetzt|mir) ¦ es reicht ¦ idiot\p{L}* ¦ dumm ¦
      dämlich ¦ unfassbar ¦ zeitverschwendung ¦ na toll ¦ na super ¦ toll gemacht ¦ danke für nichts ¦ haha ¦ sinnlos`),
    prohibition: phrases(String.raw`
      (?:bitte )?(?:nie|niemals|nicht) (?:~ )?(?:direkt |einfach )?(?:pushen|committen|ändern|löschen|anfassen|verwenden|benutzen|nutzen|hinzufügen|schreiben|erstellen|machen|einbauen|bearbeiten|ausführen|installieren|anlegen|kommentieren|umbenennen|verändern|raten|erfinden|fragen) ¦
      (?:mach|ändere|lösche|füge|benutze|benutz|verwende|nutze|schreib|schreibe|erstell|erstelle|pushe|push|committe|fass|fasse|rühr|installiere|lege|lass) (?:~ )?(?:nicht|nichts|kein\p{L}*|nie|niemals) ¦
      kein(?:e|en|er|es)?  ¦ nie(?:mals)? ¦ auf keinen fall ¦ verboten ¦ ohne (?:kommentare|emojis|änderung|zu) ¦ hör auf ¦ vermeide ¦
      lass (?:die|den|das|es|alles) ¦ finger weg ¦ nicht anfassen ¦ keinesfalls ¦ nichts (?:anderes|ändern|löschen|anfassen) ¦ darfst (?:du )?nicht ¦
      unterlass\p{L}*`),
    durable: phrases(String.raw`
      immer ¦ nie(?:mals)? ¦ ab (?:jetzt|sofort|heute) ¦ von (?:jetzt|nun) an ¦ künftig ¦ in zukunft ¦ zukünftig ¦ fortan ¦ jedes ?mal ¦ grundsätzlich ¦
      generell ¦ standardmäßig ¦ prinzipiell ¦ (?:in|bei|für|vor|nach) (?:jede[mnrs]?|allen?) ¦ nächstes mal ¦ das nächste mal ¦ dauerhaft ¦
      nie wieder ¦ nicht (?:mehr )?vorkomm\p{L}* ¦ stets ¦ merk(?:e)? dir ¦ fest (?:in|ein) ¦ überall ¦ ausnahmslos ¦
      wenn du (?:etwas|was|eine|code|ein) ¦ sobald du ¦ solange ¦
      künftig ¦ grundsätzlich ¦ ausschließlich ¦ bei jeder änderung ¦ jedes mal ¦ antworte (?:mir )?immer ¦
      für die zukunft ¦ allgemein ¦ im allgemeinen ¦ ganz allgemein ¦ ab heute ¦ merk dir ¦ behalt(?:e)? (?:das|es) im kopf ¦ in der regel ¦ normalerweise ¦ (?:kurz|eins) vorab ¦ bevor wir (?:anfangen|weitermachen|loslegen)`),
    convention: phrases(String.raw`
      wir (?:verwenden|benutzen|nutzen|schreiben|haben|arbeiten|machen|nehmen|committen|setzen) ¦ bei uns ¦
      in (?:diesem|unserem) (?:projekt|repo|repository|team|code) ¦ im (?:projekt|repo|team) ¦
      (?:unsere?|die) (?:konvention|regel|richtlinie|vorgabe|namenskonvention|standard)\p{L}* ¦ konvention\p{L}* ¦ richtlinie\p{L}* ¦ standard ¦
      üblich ¦ einheitlich ¦ konsistent ¦ projektweit ¦ hier (?:verwenden|nutzen|gilt)`),
    consent: phrases(`
      frag(?:e)? (?:mich|erst|vorher|nach|immer|zuerst) ¦ (?:erst|vorher|zuerst) (?:fragen|nachfragen|rückfragen|abstimmen|absprechen) ¦
      ohne (?:meine|rücksprache|mein|zu fragen|erlaubnis|freigabe) ¦ bis ich (?:~ )?(?:sage|bestätige|freigebe|ok) ¦
      (?:mache|pushe|committe|teste|deploye|entscheide) ich (?:selber|selbst) ¦ (?:das )?mach(?:e)? ich (?:selber|selbst) ¦
      ich (?:mache|pushe|committe|teste|entscheide) (?:~ )?(?:selber|selbst) ¦ (?:meine|nach meiner) (?:freigabe|bestätigung|zustimmung) ¦
      wenn ich (?:es )?(?:sage|bestätige|ok) ¦ warte auf (?:mein|meine)`),
    preferring: phrases(String.raw`
      ich (?:bevorzuge|mag|hätte|möchte|will) (?:lieber|gern\p{L}*|immer|dass du|kurze) ¦ am liebsten ¦ lieber ¦
      (?:antworte|schreib|schreibe|erkläre|sprich) (?:mir )?(?:bitte )?(?:auf|immer|kurz|knapp|nur|in) ¦ auf (?:deutsch|englisch) ¦
      (?:fass|fasse) dich kurz ¦ (?:kurz|knapp|prägnant) (?:und|halten|fassen|bleiben|antworten) ¦ halte (?:dich|es|den|die) ¦
      bitte (?:immer|nie|stets|nur|grundsätzlich) ¦ du bist (?:ein|eine) ¦ verhalte dich ¦ möglichst ¦ wenn möglich`),
    knowledge: phrases(`
      (?:gibt|existiert) (?:es )?(?:doch |schon |bereits ) ¦ haben wir (?:schon|bereits|doch) ¦
      ist (?:schon|bereits) (?:installiert|vorhanden|da|drin) ¦ ich habe kein(?:en|e)? (?:zugriff|rechte|zugang|lizenz) ¦
      (?:server|datenbank|backend|produktion|prod) (?:ist|läuft|nutzt|hat) ¦ läuft (?:auf|unter|mit) ¦ heißt ¦ liegt (?:in|unter|auf) ¦ eigentlich ¦
      tatsächlich ¦ in wirklichkeit ¦ wird nicht unterstützt ¦ veraltet ¦
      (?:wir|ich) (?:sind|bin|arbeiten?|nutzen?|haben?) (?:hier )?(?:auf|mit|unter|ein|eine|nur|kein|keine) ¦ (?:das|dies) ist (?:hier )?(?:ein|eine|unser|unsere) ~ (?:projekt|repo|monorepo|system|rechner|server) ¦ bei uns ¦ gibt(?:'s| es) (?:doch |schon |bereits )+`),
    universal: phrases(`
      (?:jede[rsn]?|alle|sämtliche) ~ (?:muss|müssen|soll|sollen|sollte|darf|dürfen|braucht) ¦ nur (?:noch |mit|über|per|das|die|den) ¦ ausschließlich ¦
      maximal ¦ höchstens ¦ mindestens ¦ nicht mehr als`),
    temporary: phrases(`
      diesmal ¦ dieses mal ¦ für (?:jetzt|heute|den moment) ¦ vorerst ¦ erstmal ¦ erst mal ¦ momentan ¦ im moment ¦ gerade ¦ heute ¦ vorläufig ¦
      nur (?:erklären|analysieren|anschauen) ¦ noch nicht ¦ zunächst ¦ einmalig`),
    approval: phrases(`
      ja ¦ jo ¦ jep ¦ jup ¦ ok ¦ okay ¦ gut ¦ genau ¦ passt ¦ stimmt ¦ richtig ¦ klar ¦ gerne? ¦ einverstanden ¦ mach (?:das|es|weiter) ¦ weiter ¦ los ¦
      los geht'?s ¦ bestätigt ¦ in ordnung ¦ alles klar ¦ natürlich ¦ sicher ¦ bitte ¦ leg los ¦ mach mal ¦ von mir aus`),
    praise: phrases(`
      super ¦ toll ¦ prima ¦ perfekt ¦ klasse ¦ danke ¦ vielen dank ¦ sehr gut ¦ gut gemacht ¦ wunderbar ¦ ausgezeichnet ¦ schön ¦ läuft ¦
      funktioniert ¦ geil ¦ top ¦ spitze ¦ besser ¦ sieht gut aus`),
    pivot: phrases(`
      aber ¦ jedoch ¦ allerdings ¦ nur ¦ außer ¦ bis auf ¦ leider ¦ obwohl ¦ trotzdem ¦ fast ¦ dennoch ¦ das problem ist ¦ einzige`),
    tweak: phrases(String.raw`
      (?:etwas|ein bisschen|bisschen|viel|noch) (?:mehr|weniger|größer|kleiner|breiter|schmaler|länger|kürzer|heller|dunkler|höher|tiefer) ¦
      (?:größer|kleiner|breiter|schmaler|länger|kürzer|heller|dunkler|höher|niedriger|dicker|dünner) ¦
      (?:mach|ändere|verschieb|setz|stell) (?:den|die|das|es) ¦ (?:links|rechts|oben|unten|mittig|zentriert) ¦ \d+ ?(?:px|%) ¦
      (?:farbe|schrift|abstand|größe|rand|titel) ¦ entferne? ¦ entfernen ¦ lösch(?:e|en)? ¦ raus ¦ weg`),
    request: phrases(`
      (?:bitte |kannst du |könntest du |jetzt |und |dann |ich möchte |ich will |ich brauche |lass uns |als nächstes |nun )*(?:füge|erstelle?|schreibe?|baue?|implementiere?|mache?|zeige?|erkläre?|prüfe?|teste?|starte?|installiere|lies|suche?|aktualisiere?|überarbeite?|generiere?|analysiere?|korrigiere?|behebe?|fixe?|öffne|führe|übersetze?|refaktoriere?|ergänze?|verbessere?|beschreibe?|gib|liste?|deploye?|committe?|pushe?|schau|sag|hilf|mach weiter) ¦
      (?:bitte |jetzt |und |dann |ok |gut |super )*(?:ich (?:brauche|möchte|will|hätte gern)|wir (?:brauchen|müssen)|bring|benutze?|nutze?|verwende?|lösche?|entferne?|ändere?|setze?|stelle?|lege?|nimm|hole?|lade|speichere?|begrenze?|benenne?|verschiebe?|kopiere?|sortiere?|filtere?|lass|schick|sende|bau|leg|schreib|mach|zeig) ¦
      (?:fang|mach|zeig|leg|nimm|bau|schreib|stell|gib|weiter mit)`),
    inquiry: phrases(`
      wie (?:kann|geht|mache|macht|funktioniert|soll|viele|lange|ist|wäre|würde) ¦ was (?:ist|sind|bedeutet|macht|heißt|wäre|kann|passiert) ¦
      welche[rsmn]? ¦ wo (?:ist|sind|finde|kann|liegt) ¦ wann ¦ wer ¦ warum ¦ gibt es ¦ kann (?:ich|man|es) ¦ ist (?:das|es|da|der|die) ¦
      sind (?:das|die|da) ¦ hast du (?:eine|schon|ideen?) ¦ weißt du ¦ sollte (?:ich|man) ¦ wofür ¦ wozu ¦ wieviele? ¦
      kannst du (?:mir )?(?:erklären|sagen) ¦
      was ist mit ¦ (?:und|aber) (?:was|wie|wann|wo|warum|wenn) ¦ geht das ¦ kann man ¦ ist es möglich`),
    trouble: phrases(String.raw`
      fehler\p{L}* ¦ exception ¦ absturz ¦ stürzt ¦ abgestürzt ¦ fehlgeschlagen ¦ schlägt fehl ¦ startet nicht ¦ lädt nicht ¦ meldung ¦ log ¦ leer ¦
      timeout ¦ hängt ¦ nicht gefunden ¦ warnung ¦ bug`),
    selfcorrection: phrases(`
      (?:mein fehler|meine schuld|mein versehen|ich habe mich (?:geirrt|vertippt|verschrieben|vertan)|hab mich (?:vertippt|verschrieben|vertan|geirrt)|sorry,? ich (?:meinte|hab)|entschuldige?,? ich|tippfehler|vertippt|ich meinte port|ich lag falsch|war mein) ¦
      (?:sorry|ups|oh|entschuldigung|tschuldigung)[, ]+(?:falsche[srn]?|mein|das war|hatte|hab) ¦ ich (?:depp|idiot|trottel) ¦ war (?:im|in der|auf dem) falschen ¦ mein versehen ¦
      (?:lag|war|liegt) (?:wohl )?an (?:mir|meinem|meiner|meinen) ¦ (?:hab|habe) (?:dir )?(?:die|das|den) falsche[nrs]? ~ (?:gegeben|geschickt|gepostet|genommen) ¦ (?:hab|habe) (?:es )?mir (?:doch )?anders überlegt ¦ war (?:nur )?(?:mein|bei mir) ¦ mein cache`),
    deixis: phrases(String.raw`
      das ¦ dies ¦ diese[rsmn]? ¦ es ¦ dein\p{L}* ¦ du ¦ hier ¦ da ¦ dort ¦ vorher ¦ oben ¦ letzte[rsn]? ¦ eben ¦ gerade ¦ so ¦ neue[nrs]?`),
    guideline: phrases(String.raw`
      (?:richtlinien?|regeln?|vorgaben?|styleguide|konventionen?|anweisungen?|leitfaden) ¦
      [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      selber? ¦ selbst (?:testen|prüfen|ausführen|nachsehen|machen|nachschauen) ¦
      (?:teste|prüfe?|mach|schau|führ) (?:das|es) (?:bitte )?(?:selbst|selber) ¦ du hast (?:doch )?zugriff ¦ frag(?:e)? nicht mich`),
    rigor: phrases(`
      (?:gründlich|sorgfältig|genau|richtig|in ruhe|ordentlich) (?:lesen|prüfen|testen|ansehen|anschauen|analysieren|durchlesen|nachdenken) ¦
      nicht raten ¦ keine (?:vermutungen|annahmen|spekulationen) ¦ ursache ¦ fakten ¦ (?:erst|zuerst) (?:lesen|prüfen|verstehen|nachdenken) ¦
      lass dir zeit ¦ denk (?:nach|mit)`),
    ban: phrases(String.raw`
      kein(?:e|en|er|es)? \p{L}+ ¦ nie \p{L}+ ¦ nichts \p{L}+`),
    swap: phrases(String.raw`
      [\p{L}\w./-]+,? (?:nicht|und nicht|kein\p{L}*) [\p{L}\w./-]+`),
    workflow: phrases(String.raw`
      commit\p{L}* ¦ push\p{L}* ¦ hochladen ¦ branch\p{L}* ¦ tests? ¦ testen ¦ kommentar\p{L}* ¦ doku\p{L}* ¦ readme ¦ antwort\p{L}* ¦
      zusammenfassung\p{L}* ¦ deutsch ¦ englisch ¦ namen ¦ benenn\p{L}+ ¦ variablen? ¦ funktionen? ¦ abhängigkeit\p{L}* ¦ bibliothek\p{L}* ¦ pakete? ¦
      logger ¦ format\p{L}* ¦ einrück\p{L}+ ¦ code ¦ dateien? ¦ ordner ¦ skripte? ¦ befehle? ¦ regeln? ¦ plan ¦ emojis? ¦ datenbank ¦ git ¦ repo ¦
      typen? ¦ version\p{L}* ¦ ablauf`),
    taste: phrases(String.raw`
      farbe\p{L}* ¦ hintergrund ¦ button ¦ knopf ¦ icon ¦ schrift\p{L}* ¦ abstand ¦ breite ¦ höhe ¦ größe ¦ seite ¦ menü ¦ karte ¦ titel ¦ bild ¦ text ¦
      layout ¦ rand ¦ kopfzeile`),
    nextstep: phrases(`
      ^(?:(?:ok|okay|gut|super|passt|danke|perfekt|prima|genau|ja|so|und|alles klar)[ ,.!:]+){0,3}(?:als nächstes|jetzt (?:noch|das|die|den|bitte|bau|mach|fehlt noch)|dann|nun|außerdem|nächste[rs]?|noch (?:eine sache|etwas|was)|weiter mit|danach|zusätzlich) ¦ auch(?=[.!]?$) ¦ genauso (?:für|bei|mit)`),
    state: phrases(String.raw`
      (?:jetzt |nun |und |aber |nur )?(?:das|der|die|es|dies|diese[rs]?|mein[e]?|alle|alles|da|hier) (?:[\p{L}\d.-]+ ){0,3}?(?:ist|sind|hat|haben|wird|werden|geht|fehlt|fehlen|steht|stehen|zeigt|liegt|bleibt|springt|flackert|überlappt|verschwindet|lädt|läuft|kommt|sieht|macht|war|waren|gehört|gehören|öffnet|schließt|hängt|stürzt|passt|funktioniert) ¦ [\p{L}\d.-]+ (?:ist|sind|hat|fehlt|fehlen|gehört|gehören|geht|steht|wird) (?:[\p{L}\d.-]+ ){0,2}(?:nicht|kein|keine|noch|immer|jetzt|weg|leer|falsch|doppelt|zu)`),
    norm: phrases(String.raw`
      (?:alle|jede[rs]?|sämtliche|unsere) (?:[\p{L}-]+ ){1,3}?(?:ist|sind|hat|haben|kommt|kommen|gehört|gehören|liegt|liegen|heißt|heißen|braucht|brauchen|wird|werden|muss|müssen) ¦ \p{L}+(?:en|s|er|e|n) (?:speichern|schreiben|benennen|legen|machen|führe|nutzen|verwenden|committen|pushen) (?:wir|ich|nur|ausschließlich) ¦ \p{L}+ (?:liegen|stehen|kommen|gehören) (?:bei uns |immer |nur )?(?:neben|in|ins|im|aus|unter) ¦ bei uns (?:auf|in|mit|immer|nur|heißt) ¦ (?:grundsätzlich|ausschließlich|prinzipiell) ¦ (?:ist|sind) (?:pflicht|tabu|verboten|vorgeschrieben|vorgabe) ¦ (?:wird|werden) (?:erst|nur|nie|immer|grundsätzlich) ¦ wir haben (?:doch |schon |bereits ) ¦
      (?:jede[rsmn]?|alle) (?:[\p{L}-]+ ){1,3}?(?:braucht|brauchen|muss|müssen|bekommt|bekommen|hat|haben)`),
    restrict: phrases(String.raw`
      nur (?:das|der|die|den|noch|für|ein\p{L}*) ¦ nichts (?:anderes|weiter|sonst) ¦ nicht (?:alles|alle|den rest|das ganze) ¦ (?:hab|habe) ich (?:gesagt|geschrieben) ¦ sonst nichts ¦ lass (?:das|den|die|es) (?:so|drin|da) ¦ bleibt (?:so|wie|bei|auf) ¦ brauchen wir noch`),
    agentAnswers: phrases(`
      (?:erklärt|erläutert|beschrieben|aufgelistet|zusammengefasst|empfohlen|verglichen|gefunden|gelesen|erklärte|nannte|beschrieb|empfahl|zeigte|sagte|fragte)`),
    staged: phrases(String.raw`
      ^(?:bitte )?(?:spiel(?:e)?|tu so|stell dir vor|übersetze?|übersetz) ¦ (?:spiel|spiele) (?:einen?|den|die|das|mal) ¦ tu so,? als`),
    conditional: phrases(String.raw`
      wenn ¦ falls ¦ sobald ¦ solange ¦ sofern ¦ ansonsten ¦ sonst ¦ bis ¦ während ¦ bei`),
    tag: phrases(String.raw`
      (?:oder|ne|nicht wahr|richtig|stimmt's|gell|oder nicht)(?=[ ]*[?]+[ ]*$) ¦ frage mich ¦ kurze frage ¦ nur aus interesse`),
    neg: phrases(String.raw`
      nicht ¦ kein\p{L}* ¦ nie ¦ niemals ¦ ohne ¦ nichts ¦ weder ¦ nee ¦ nein`),
    we: phrases(String.raw`
      wir ¦ uns ¦ unser\p{L}*`),
    you: phrases(String.raw`
      du ¦ dich ¦ dir ¦ dein\p{L}* ¦ sie`),
    me: phrases(String.raw`
      ich ¦ mir ¦ mich ¦ mein\p{L}*`),
    past: phrases(String.raw`
      war ¦ waren ¦ hatte ¦ hatten ¦ wurde ¦ hast ¦ schon ¦ bereits ¦ ge\p{L}{3,}(?:t|en)`),
    harm: phrases(String.raw`
      passw[oö]rt\p{L}* ¦ zugangsdaten ¦ geheimnis\p{L}* ¦ schlüssel ¦ api-?key\p{L}* ¦ token\p{L}* ¦ (?:im|ins) (?:repo|git|log|klartext) ¦ (?:in|auf) (?:produktion|prod) ¦ echte (?:kunden|daten|namen) ¦ kundendaten ¦ dsgvo ¦ datenschutz\p{L}* ¦ sicherheitslücke\p{L}* ¦ injection ¦ datenverlust ¦ verloren ¦ unwiderruflich ¦ überschrieben`),
    manner: phrases(String.raw`
      antwort\p{L}* (?:bitte )?(?:in|auf|kurz|kürzer|knapp|nur) ¦ (?:in|mit) (?:einem|zwei|drei|wenigen|ganzen|kurzen) (?:satz|sätzen|worten|zeilen) ¦ (?:kurz|knapp|kürzer|knapper) (?:bitte|fassen|halten|antworten) ¦ fass(?:e)? dich ¦ ohne (?:fachbegriffe|einleitung|vorrede|floskeln|umschweife) ¦ kein(?:e)? (?:roman|romane|einleitung|entschuldigung\p{L}*|floskeln|fachbegriffe|fachchinesisch) ¦ komm zum punkt ¦ (?:siezen|duzen|siez|duz)\p{L}* ¦ für anfänger ¦ weniger text`),
    success: phrases(`
      (?:läuft|passt|klappt|geht|funktioniert|kompiliert|startet|stimmt)(?: jetzt| nun| alles| so| durch)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:alles|jetzt) (?:grün|gut|gut so|bestens|da|ok) ¦ jetzt geht's ¦ jetzt geht es ¦ (?:getestet|geprüft|ausprobiert) ¦ so (?:passt|stimmt) ¦ klingt gut ¦ sieht gut aus ¦ gut so`),
    minewill: phrases(`
      ich (?:werde|schaue|teste|prüfe|starte|schau) (?:gleich|mal|das|es|selbst) ¦ moment ¦ ich hab(?:e)? (?:gerade|eben|neu)`),
    agentAsks: phrases(`
      (?:soll ich|möchtest du|willst du|darf ich|welche|bitte (?:bestätige|gib|teile|sag)|sag bescheid|einverstanden) ¦
      ^(?:fragte|schlug|bat|wollte wissen) ¦ fragte`),
    agentClaims: phrases(`
      (?:fertig|erledigt|behoben|funktioniert|abgeschlossen|sollte (?:jetzt|nun)|erfolgreich|umgesetzt|gelöst)`),
    agentChanges: phrases(`
      (?:hinzugefügt|geändert|erstellt|entfernt|gelöscht|aktualisiert|implementiert|verschoben|umbenannt|ersetzt|installiert|committet|gepusht|angepasst|ausgeführt|behoben|überarbeitet|geschrieben|konfiguriert) ¦
      ^(?!erkl|beschr|fragt|sagt|nannt|meldet|empfahl|schlug)\\p{L}{2,}(?:te|tete|ierte|elte) ¦ ^(?:schrieb|baute|setzte|stellte|verschob|änderte|fügte|löschte|machte|legte|benannte|übersprang|überspringt|führte|korrigierte|entfernte|las|zog)`),
  },
  unlessAfter: {
    you: phrases(`
      kannst ¦ könntest ¦ würdest ¦ magst`),
  },
};
