import { type Lexicon, phrases } from "./lexicon";

/** Czech; diacritics may be left out only where listed. */
export const cs: Lexicon = {
  language: "cs",
  wordBoundaries: true,
  functionWords: phrases(`
    je ¦ se ¦ na ¦ že ¦ to ¦ v ¦ do ¦ a ¦ si ¦ ale ¦ jak ¦ mi ¦ mám ¦ by ¦ jsem ¦ jsi ¦ není ¦ nebo ¦ jen ¦ jenom ¦ aby ¦ co ¦ pro ¦ tak ¦ když ¦
    ještě ¦ už ¦ pořád ¦ teď ¦ bych ¦ chtěl ¦ udělej ¦ prosím ¦ kde ¦ proč ¦ vždycky ¦ nikdy ¦ tam ¦ při ¦ jako ¦ mě ¦ ne ¦ ano ¦ dobře ¦ nefunguje ¦
    oprav ¦ přidej ¦
      tady ¦ jde ¦ jedeme ¦ nejede ¦ nejde ¦ vrať ¦ dolů ¦ nahoru ¦ super ¦ díky ¦ jo ¦ pokračuj ¦ spusť ¦ commitni ¦ testy ¦ pardon ¦ stejná ¦ pouze ¦ zatím ¦ nic ¦ všechno ¦ které ¦ která ¦ který ¦ tohle ¦ tento ¦ odpovídej ¦ česky ¦ používáme ¦ píšeme ¦ neměň ¦ nepushuj ¦ ani ¦ od ¦ za ¦ ze ¦ ve ¦ po ¦ u ¦ k ¦ s ¦ o ¦ podle ¦ měl ¦ neměl ¦ jsou ¦ byl ¦ bylo ¦ mazat ¦ mažeš ¦ neprošly ¦ změnit`),
  mended: phrases(`
    místo ¦ vždycky ¦ nikdy ¦ znovu ¦ proč`),
  families: {
    report: phrases(`
      říká ¦ řekl ¦ řekla ¦ píše ¦ tvrdí ¦ doporučuje ¦ podle ¦ četl jsem`),
    opinion: phrases(`
      co (?:si )?(?:o tom )?myslíš ¦ (?:je|platí) to (?:\\S+ )?(?:pravda|správně|tak)? ¦ souhlasíš`),
    settled: phrases(`
      nech to (?:tak|být|jak to je) ¦ to nic ¦ nevadí ¦ není (?:třeba|potřeba)(?: nic)?(?: měnit)? ¦ nic neměň ¦ (?:to je|je to) (?:dobrý|dobré|v pořádku|ok) ¦ zapomeň na to`),
    answer: phrases(`
      není problém ¦ žádný problém ¦ ne,? děkuji ¦ ne,? díky ¦ nevím ¦ nevadí ¦ nerozumím ¦ to nic ¦ proč ne ¦ nemám tušení ¦
      ne,? (?:to je (?:vše|všechno)|díky|děkuji|nic|ještě ne) ¦ to je všechno`),
    rejection: phrases(String.raw`
      ne(?=\s*(?:[,.!;:—–-]|$)) ¦ ne ne ¦ nene ¦ stop ¦ počkej ¦ dost ¦ takhle ne ¦ to ne ¦ tohle ne ¦ zruš ¦ nech toho ¦ špatně`),
    contrast: phrases(`
      místo ¦ namísto ¦ ale ne ¦ raději ¦ radši ¦ nahraď ~ za ¦ naopak ¦ a ne ¦
      podle \\p{L}+,? ne ¦ ne (?:podle|na|do|v|pro|dolů|nahoru) ¦ tady jedeme ¦ používáme ¦ místo toho`),
    misdirection: phrases(String.raw`
      myslel\p{L}* jsem ¦ chtěl\p{L}* jsem ¦ to (?:jsem )?(?:nechtěl|neříkal|nemyslel)\p{L}* ¦ neptal\p{L}* jsem ¦ špatně jsi pochopil ¦
      nepochopil jsi ¦ špatný (?:soubor|adresář|řádek) ¦ kdo (?:řekl|ti) ¦ o tom (?:jsem )?nemluvil ¦ řekl\p{L}* jsem`),
    takeback: phrases(`
      vrať ¦ vrátit ¦ zruš ¦ zpátky ¦ obnov ¦ předělej ¦ předělat ¦ jak to bylo ¦ od začátku ¦ znovu`),
    fault: phrases(`
      (?:zase |znovu )?jsi (?:smazal|odstranil|změnil|rozbil|přepsal|zapomněl|přidal|udělal|pokazil|použil|vymyslel|napsal|zničil) ¦ rozbil jsi ¦
      smazal jsi ¦ změnil jsi ¦ udělal jsi ¦ přidal jsi ¦ bez (?:ptaní|dovolení|zeptání) ¦ tvoje (?:změna|úprava|řešení|odpověď) ¦
      proč (?:mažeš|měníš|saháš|přidáváš|přejmenováváš|instaluješ|přepisuješ) ¦ (?:o to|to) jsem tě ne\\p{L}+ ¦ nic jsi ne\\p{L}+ ¦ jsi (?:\\p{L}+ )?neměl ¦
      (?:vyhodil|smazal|odstranil|změnil|rozbil)(?:a)? jsi`),
    neglect: phrases(String.raw`
      (?:zapomněl|neudělal|neopravil|nepřidal|nepřečetl|vynechal|nezměnil|neotestoval) ?jsi? ¦ chybí ¦ kde je ¦ zapomněl\p{L}* ¦ měl jsi ¦ ne všechno ¦
      neproš\p{L}+ ¦ (?:pouštěl|zkoušel|četl|testoval) jsi ¦ nic jsi ne\p{L}+ ¦ chybí (?:tam)? ¦ není (?:hotov|opraven)\p{L}*`),
    accusation: phrases(String.raw`
      proč (?:jsi|to|je|mi|pořád|zase|ne\p{L}+) ¦ co (?:jsi|to) (?:udělal|děláš|je) ¦ četl jsi ¦ zkusil jsi ¦ kolikrát ¦ jak je možné`),
    evaluation: phrases(String.raw`
      (?:špatně|špatný|špatné|hrozné|ošklivé|divné|divně|rozbité|zbytečné|nesmysl|blbost|chaos|nečitelné|křivě|nepřehledné|nesprávně|chybné|chybně|hnus) ¦
      příliš ¦ moc (?:velk|mal|dlouh|krátk|široké|úzké|složit|pomal)\p{L}* ¦ není (?:dobře|správně|hezké|ono) ¦ nedává smysl ¦ nesedí ¦
      vypadá (?:to )?(?:že|divně|hrozně|špatně)`),
    dislike: phrases(String.raw`
      nechci ¦ nelíbí ¦ nepotřebuju ¦ nepotřebuji ¦ nemusí ¦ netřeba ¦ nejsem spokojen\p{L}* ¦ vadí mi`),
    regression: phrases(String.raw`
      už (?:ne\p{L}+) ¦ předtím ¦ dřív(?:e)? ¦ fungovalo ¦ zmizel\p{L}* ¦ přestal\p{L}* ¦ teď (?:to|je|ne\p{L}+|se) ¦ horší`),
    persistence: phrases(String.raw`
      pořád ¦ stále ¦ ještě (?:pořád|ne\p{L}+) ¦ stejn\p{L}+ (?:chyba|problém) ¦ (?:nefunguje|nejde|nepomohlo|nezměnilo|nenačte|nespustí) ¦ beze změny ¦
      zase ¦
      pořád (?:stejn\p{L}+|to|ne\p{L}+) ¦ pořád ¦ stále ¦ stejná chyba ¦ nejede ¦ nejde`),
    expectation: phrases(String.raw`
      (?:měl|mělo|měla|měly|má|musí|mají)(?: by)? ¦ chtěl\p{L}* bych ¦ očekával\p{L}* ¦ jako (?:na|v|předtím) ¦ ať (?:je|to) ¦ aby`),
    reminder: phrases(String.raw`
      (?:už )?jsem (?:ti )?(?:říkal|psal|řekl)\p{L}* ¦ jak jsem (?:říkal|psal|řekl)\p{L}* ¦ pamatuj ¦ nezapomeň ¦ opakuji ¦ přečti si ¦
      podle (?:plánu|pravidel|návodu|zadání) ¦ už (?:existuje|máme|tam je|je)`),
    recurrence: phrases(`
      zase ¦ znovu ¦ opět ¦ pokaždé ¦ pořád ¦ (?:po)?(?:druhé|třetí|čtvrté|sté) ¦ několikrát ¦ neustále ¦ kolikrát`),
    frustration: phrases(`
      sakra ¦ kurva ¦ do háje ¦ do prdele ¦ ježiš ¦ proboha ¦ vážně ¦ to snad ne ¦ vzdávám ¦ nesmysl ¦ už toho mám dost ¦ idiot ¦ debil ¦ hrůza`),
    prohibition: phrases(String.raw`
      ne(?:dělej|měň|maž|mazat|sahej|používej|piš|přidávej|commituj|pushuj|vytvářej|upravuj|instaluj|ptej|vymýšlej|přepisuj|odstraňuj|spouštěj|zapomínej|šahej|přesouvej|opakuj) ¦
      nikdy ¦ žádn\p{L}+ ¦ nesmí\p{L}* ¦ bez (?:komentářů|emoji|úprav) ¦ přestaň ¦ vyhni se ¦ nech (?:to|ten|tu) ¦ zákaz\p{L}*`),
    durable: phrases(String.raw`
      vždy(?:cky)? ¦ nikdy ¦ od (?:teď|ted|nynějška) ¦ příště ¦ v budoucnu ¦ pokaždé ¦ při každ\p{L}+ ¦ po každ\p{L}+ ¦ před každ\p{L}+ ¦ ve všech ¦
      standardně ¦ napořád ¦ zásadně ¦ dál bud\p{L}+ ¦ kdykoli ¦ automaticky ¦ pro případ ¦
      vždycky česky ¦ pokaždé ¦ po každé ¦ nikdy ne\p{L}+ ¦
      obecně ¦ do budoucna ¦ od dneška ¦ normálně ¦ měj na paměti ¦ než (?:začneme|budeme pokračovat)`),
    convention: phrases(String.raw`
      (?:používáme|píšeme|máme|děláme|pracujeme|držíme) ¦ v (?:tomto|našem) (?:projektu|repu|repozitáři|kódu) ¦ u nás ¦
      (?:pravidl|konvenc|standard)\p{L}* ¦ jednotn\p{L}+`),
    consent: phrases(String.raw`
      (?:nejdřív |vždycky |vždy )?(?:se )?(?:mě )?(?:zeptej|ptej|zeptat)(?: se)?(?: mě)? ¦ bez mého (?:souhlasu|svolení|schválení) ¦
      dokud (?:ne\p{L}+|ti) ¦ až (?:ti )?(?:řeknu|potvrdím|schválím) ¦ já (?:sám|ti řeknu) ¦ udělám (?:to )?sám ¦ počkej na (?:mě|moje)`),
    preferring: phrases(`
      (?:raději|radši) ¦ preferuji ¦ preferuju ¦ (?:odpovídej|piš|mluv|vysvětluj) (?:česky|anglicky|stručně|krátce|mi) ¦ česky ¦ stručně ¦ chci,? abys ¦
      pokud možno ¦ krok po kroku ¦ jsi (?:zkušený|expert)`),
    knowledge: phrases(`
      už (?:existuje|máme|je) ¦ nemám (?:přístup|práva|licenci) ¦ (?:server|databáze|backend|produkce) (?:je|běží|používá) ¦ běží na ¦ ve skutečnosti ¦
      jmenuje se ¦ jedu na ¦
      (?:jsme|jedeme|používáme|jsem|jedu) (?:na|v|pod) ¦ u nás ¦ (?:už )?(?:máme|existuje|je) (?:na to )?(?:už )`),
    universal: phrases(String.raw`
      (?:každ|všechn|všech)\p{L}* ~ (?:musí|mají|má|bude|budou) ¦ pouze ¦ jenom ¦ jedině ¦ maximálně ¦ nejvýše ¦ alespoň`),
    temporary: phrases(`
      zatím ¦ teď ¦ pro (?:teď|tentokrát) ¦ tentokrát ¦ dnes ¦ dočasně ¦ jen (?:vysvětli|popiš) ¦ ještě ne`),
    approval: phrases(String.raw`
      ano ¦ jo ¦ jasně ¦ ok ¦ okej ¦ dobře ¦ souhlas\p{L}* ¦ pokračuj ¦ udělej to ¦ jdem na to ¦ může být ¦ přesně ¦ správně ¦ hotovo`),
    praise: phrases(`
      super ¦ skvělé ¦ skvěle ¦ perfektní ¦ výborně ¦ díky ¦ děkuji ¦ hezké ¦ funguje ¦ paráda ¦ bezva`),
    pivot: phrases(`
      ale ¦ jenže ¦ však ¦ akorát ¦ kromě ¦ bohužel ¦ jen ¦ skoro`),
    tweak: phrases(String.raw`
      (?:trochu|víc|míň|méně|více|větší|menší|širší|užší|vyšší|nižší) ¦ (?:doprostřed|vlevo|vpravo|nahoru|dolů|nahoře|dole) ¦
      (?:barv|velikost|odsazení|text|tlačítk|písm)\p{L}* ¦ \d+ ?(?:px|%) ¦ (?:smaž|odstraň|dej pryč)`),
    request: phrases(`
      (?:prosím |můžeš |teď |a |pak |chci |potřebuju |potřebuji |pojďme |pomoz mi )*(?:přidej|vytvoř|udělej|napiš|oprav|zkontroluj|ukaž|vysvětli|spusť|nainstaluj|uprav|upravit|změň|najdi|přečti|otestuj|doplň|nastav|pokračuj|implementuj|udělejme|prověř|rozmysli|podívej|aktualizuj|smaž|odstraň|přelož|vylepši) ¦
      (?:udělej|přidej|napiš|prověř|rozmysli|oprav|zkontroluj|chci|potřebuju|potřebuji|mám potíž|ukaž|načítej)`),
    inquiry: phrases(`
      jak ¦ co (?:je|to|znamená|dělá|mám) ¦ kde ¦ kdy ¦ který|která|které ¦ proč ¦ kolik ¦ můžu ¦ jde (?:to|nějak) ¦ je možné ¦ existuje ¦ musí se ¦
      (?:jak|kde|kdy|proč|co|kolik|můžu|jde|dá se|je to|bylo by)`),
    trouble: phrases(String.raw`
      chyb\p{L}+ ¦ výjimk\p{L}+ ¦ padá ¦ spadl\p{L}* ¦ nejde ¦ nefunguje ¦ nenačítá ¦ prázdn\p{L}+ ¦ log ¦ error`),
    selfcorrection: phrases(`
      (?:moje chyba|spletl jsem se|spletla jsem se|zmýlil jsem se|pardon,? (?:já|myslel)|omlouvám se,? (?:já|spletl)|překlep|napsal jsem špatně) ¦
      (?:pardon|promiň|sorry|jejda)[, ]+(?:spletl|moje|to byl|omylem) ¦ spletl\\p{L}* jsem se ¦ moje chyba ¦
      (?:byl|byla|bylo) to (?:u mě|moje|můj) ¦ (?:dal|dala|poslal|poslala) jsem (?:ti )?(?:špatn\\p{L}+|jin\\p{L}+) ¦ rozmyslel\\p{L}* jsem`),
    deixis: phrases(`
      to ¦ tohle ¦ tento ¦ tato ¦ toto ¦ ten ¦ ta ¦ tam ¦ tady ¦ tvůj ¦ tvoje ¦ poslední ¦ předchozí ¦ takhle`),
    guideline: phrases(String.raw`
      (?:pravidl|konvenc|návod|instrukc|zadání)\p{L}* ¦ [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      sám ¦ sama ¦ ty sám ¦ vyzkoušej (?:to )?sám ¦ udělej (?:to )?sám ¦ máš přístup`),
    rigor: phrases(String.raw`
      (?:pořádně|důkladně|pečlivě|pomalu|bod po bodu) ¦ nehádej ¦ nevymýšlej si ¦ příčin\p{L}+ ¦ nejdřív (?:si )?(?:přečti|zkontroluj|prověř) ¦
      rozmysli`),
    ban: phrases(String.raw`
      žádn\p{L}+ \p{L}+ ¦ bez \p{L}+`),
    swap: phrases(String.raw`
      [\p{L}\w./-]+, ne [\p{L}\w./-]+`),
    workflow: phrases(String.raw`
      commit\p{L}* ¦ push\p{L}* ¦ větv\p{L}+ ¦ test\p{L}* ¦ komentář\p{L}* ¦ dokumentac\p{L}+ ¦ odpověď\p{L}* ¦ česk\p{L}+ ¦ anglick\p{L}+ ¦
      závislost\p{L}* ¦ knihovn\p{L}+ ¦ balíč\p{L}+ ¦ soubor\p{L}* ¦ skript\p{L}* ¦ příkaz\p{L}* ¦ plán\p{L}* ¦ kontext\p{L}* ¦ pravidl\p{L}*`),
    taste: phrases(String.raw`
      barv\p{L}+ ¦ pozadí ¦ tlačítk\p{L}+ ¦ ikon\p{L}+ ¦ písm\p{L}+ ¦ odsazení ¦ záhlaví ¦ menu ¦ stránk\p{L}+ ¦ obrázek ¦ velikost ¦ šířk\p{L}+ ¦
      nadpis\p{L}*`),
    nextstep: phrases(`
      ^(?:(?:ok|dobře|super|díky|fajn|jo|výborně|a)[ ,.!:]+){0,3}(?:teď|dál(?:e)?|pak|potom|ještě(?! pořád)|další|taky|také|následně) ¦ taky(?=[.!]?$) ¦ to samé (?:pro|na)`),
    state: phrases(String.raw`
      (?:teď |a |ale |pořád )?(?:to|ten|ta|ty|tlačítko|stránka|všechno|nic|se) ?(?:[\p{L}\d.-]+ ){0,3}?(?:je|jsou|má|mají|není|nejsou|nemá|nejde|nejede|zmizel\p{L}*|chybí|zůstává|ukazuje|nefunguje|padá|bylo|byl)`),
    norm: phrases(String.raw`
      (?:všechny|každ\p{L}+|naše) (?:[\p{L}-]+ ){1,4}?(?:je|jsou|má|mají|musí|píšeme|začíná\p{L}*) ¦ tady (?:jedeme|máme|používáme|je|se) ¦ u nás (?:je|se|používáme) ¦ \p{L}+ (?:píšeme|pojmenováváme|ukládáme|dáváme) ¦ (?:je|jsou) (?:povinn\p{L}+|zakázan\p{L}+) ¦
      (?:každ\p{L}+|všechn\p{L}+) (?:[\p{L}-]+ ){1,3}?(?:mus\p{L}+|potřebuj\p{L}+)`),
    restrict: phrases(`
      (?:jen|jenom|pouze) (?:to|ten|tu|mi|jeden|tenhle) ¦ nic jiného ¦ nic víc ¦ ne (?:všechno|všechny|všude) ¦ (?:jsi )?(?:měnit|mazat|sahat) neměl`),
    agentAnswers: phrases(String.raw`
      (?:vysvětl\p{L}+|popsa\p{L}+|vypsa\p{L}+|shrnu\p{L}+|doporuč\p{L}+|porovna\p{L}+|odpověd\p{L}+|zepta\p{L}+)`),
    staged: phrases(String.raw`
      ^(?:prosím )?(?:přelož|předstírej|hraj|zahraj) ¦ předstírej ¦ dělej,? že`),
    conditional: phrases(String.raw`
      když ¦ pokud ¦ jestli ¦ v případě ¦ až ¦ dokud ¦ jinak`),
    tag: phrases(String.raw`
      (?:ne|že|viď|nebo ne|žejo)(?=[ ]*[?]+[ ]*$) ¦ zajímá mě ¦ (?:jen )?dotaz`),
    neg: phrases(String.raw`
      ne\p{L}+ ¦ ne ¦ nikdy ¦ bez ¦ nic ¦ žádn\p{L}+ ¦ nikdo`),
    we: phrases(String.raw`
      my ¦ nám ¦ nás ¦ naš\p{L}+ ¦ náš ¦ u nás`),
    you: phrases(String.raw`
      ty ¦ tě ¦ ti ¦ jsi ¦ tvoj\p{L}* ¦ tvůj`),
    me: phrases(`
      já ¦ mi ¦ mě ¦ můj ¦ moje ¦ jsem`),
    past: phrases(String.raw`
      byl\p{L}? ¦ už ¦ předtím ¦ \p{L}{3,}l(?:a|o|i)? jsi`),
    harm: phrases(String.raw`
      hesl\p{L}+ ¦ klíč\p{L}* ¦ token\p{L}* ¦ (?:do|v|na) (?:produkc\p{L}+|gitu|repa|repu|prod\p{L}*) ¦ skutečn\p{L}+ (?:zákazní\p{L}+|dat\p{L}*) ¦ osobní údaje ¦ injection ¦ ztratil\p{L}*`),
    manner: phrases(String.raw`
      odpověd\p{L}+ (?:krátce|stručně|kratší|ve) ¦ (?:stručně|stručněji|kratší) ¦ (?:ve|v|do) (?:jedné|dvou|třech) (?:větách|větě|řádcích|slovech) ¦ bez (?:omáčky|úvodu|omluv) ¦ míň textu ¦ méně textu ¦ vyka\p{L}+ ¦ tyka\p{L}+`),
    success: phrases(`
      (?:už |teď )?(?:funguje|běží|jede|prošly|zálohuje se|jde to)(?=[ ]*(?:[.,!;]|$)) ¦ (?:paráda|hezké|v pořádku|vyzkoušeno)`),
    minewill: phrases(`
      (?:zkusím|podívám se|vyzkouším)`),
    agentAsks: phrases(`
      (?:chcete|chceš|mám|přejete|potvrďte|dejte vědět|můžu) ¦
      ^(?:zeptal|navrhl) ¦ zeptal`),
    agentClaims: phrases(`
      (?:hotovo|opraveno|vyřešeno|funguje|dokončeno|mělo by)`),
    agentChanges: phrases(String.raw`
      (?:přidal|změnil|upravil|vytvořil|odstranil|smazal|aktualizoval|opravil|nahradil|přesunul|nainstaloval|spustil)\p{L}* ¦
      ^(?!vysvětl|zept|odpověd|vyps|řekl|doporuč|navrh)\p{L}{2,}(?:il|al|el|nul|l)(?:a|i)?`),
  },
};
