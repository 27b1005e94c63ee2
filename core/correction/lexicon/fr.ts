import { type Lexicon, phrases } from "./lexicon";

/** French. */
export const fr: Lexicon = {
  language: "fr",
  wordBoundaries: true,
  functionWords: phrases(`
    le ¦ la ¦ les ¦ des ¦ et ¦ est ¦ pas ¦ je ¦ tu ¦ il ¦ un ¦ une ¦ du ¦ de ¦ en ¦ que ¦ qui ¦ ce ¦ c'est ¦ cest ¦ ça ¦ dans ¦ pour ¦ sur ¦ avec ¦
    plus ¦ ne ¦ on ¦ vous ¦ nous ¦ au ¦ aux ¦ mais ¦ ici ¦ toujours ¦ jamais ¦ fais ¦ ajoute ¦ peux ¦ non ¦ oui ¦ encore ¦ pourquoi ¦ utilise ¦ stp ¦
    svp ¦ merci ¦ mon ¦ ton ¦ tes ¦ mes ¦ sont ¦ comment ¦ faut ¦
      me ¦ te ¦ se ¦ si ¦ où ¦ ou ¦ par ¦ sans ¦ cette ¦ ces ¦ cet ¦ leur ¦ notre ¦ nos ¦ votre ¦ j'ai ¦ t'as ¦ n'est ¦ n'a ¦ qu'il ¦ d'abord ¦ maintenant ¦ ensuite ¦ merci ¦ parfait ¦ ok ¦ rien ¦ tout ¦ tous ¦ toutes ¦ était ¦ sera ¦ faire ¦ mets ¦ enlève ¦ lance ¦ corrige ¦ réponds ¦ vas-y ¦ désolé ¦ page ¦ bouton ¦ fichier ¦ même ¦ aussi ¦ bien ¦ manque ¦ surtout ¦ quel ¦ quelle ¦ quand ¦ comme ¦ jamais ¦ partout`),
  mended: phrases(`
    toujours ¦ jamais ¦ plutôt ¦ encore ¦ désormais ¦ dorénavant ¦ pourquoi`),
  families: {
    report: phrases(`
      dit ¦ disent ¦ écrit ¦ prétend ¦ recommande ¦ conseille ¦ selon ¦ d'après ¦ j'ai (?:lu|entendu)`),
    opinion: phrases(`
      (?:qu'en|tu en) penses(?:-tu)? ¦ qu'est-ce que tu en penses ¦ c'est (?:\\S+ )?(?:vrai|exact|correct) ¦ (?:es-tu|t'es) d'accord ¦ ton avis`),
    settled: phrases(`
      laisse (?:tomber|comme ça|ainsi) ¦ oublie ¦ (?:c'est|tout est) (?:bon|bien|ok)(?: comme ça)? ¦ pas la peine ¦ pas besoin(?: de (?:changer|modifier|toucher))? ¦
      (?:ne )?change rien ¦ rien à changer ¦ tant pis`),
    answer: phrases(`
      pas de (?:problème|souci|soucis|quoi|panique|stress) ¦ non,? merci ¦ aucun (?:problème|souci) ¦ (?:je )?(?:ne )?sais pas ¦ aucune idée ¦
      pourquoi pas ¦ pas grave ¦ pas encore sûr ¦ je (?:ne )?comprends pas ¦ pas seulement ¦ ou non ¦ ou pas ¦ n'est-ce pas ¦ pas sûr ¦
      non,? (?:merci|c'est (?:tout|bon)|ça va|rien|pas encore|rien d'autre)`),
    rejection: phrases(`
      non ¦ nan ¦ nope ¦ stop ¦ arr[eê]te ¦ attends? ¦ attendez ¦ minute ¦ pas (?:ça|comme ça|celui|celle|ici|là|du tout|question|bon) ¦ annule ¦
      laisse tomber ¦ surtout pas ¦ mais non ¦ ah non ¦ euh`),
    contrast: phrases(`
      au lieu de ¦ plutôt(?: que)? ¦ à la place ¦ mais pas ¦ pas ~ mais ¦ remplace ~ par ¦ et non ¦ au contraire ¦ et pas ¦ mieux vaut ¦ préférer ¦
      (?:en|à|au|dans|sur) \\p{L}+,? pas (?:en|à|au|dans|sur) ¦ pas (?:en|à|au|sur|dans|le|la|les) \\p{L}+ ¦ ici c'est ¦ plutôt ¦ la bonne \\p{L}+ ¦ le bon \\p{L}+`),
    misdirection: phrases(`
      je (?:voulais|parlais|veux) (?:dire|parler|de|plutôt)? ¦ ce (?:n'est |nest |n'était )?pas (?:ce que|ça|cela|le|la|mon) ¦
      c'est pas (?:ça|ce que|le bon|la bonne|correct|vrai) ¦ j'ai (?:demandé|dit|voulu) ¦
      je (?:n'ai|nai|t'ai) (?:pas|jamais) (?:demandé|dit|voulu|parlé) ¦
      (?:mauvais|mauvaise) (?:fichier|dossier|branche|endroit|ligne|page|version|ordre) ¦
      (?:tu as|t'as) (?:mal compris|confondu|mal lu|compris de travers) ¦ l'inverse ¦ le contraire ¦ à l'envers ¦ personne n'a ¦
      qui (?:t'a|a) (?:dit|demandé) ¦ tu te trompes ¦ pas demandé ¦ il s'agit (?:de|du)`),
    takeback: phrases(`
      (?:annule|annuler|reviens|revenir|remets|remettre|restaure|rétablis|refais|refaire|recommence|reprends)(?:[- ](?:le|la|les|ça|moi))? ¦
      en arrière ¦ comme avant ¦ à zéro ¦ faire? un rollback ¦ revert ¦
      remets[- ](?:le|la|les|tout|ça) ¦ enlève[- ]?(?:le|la|les|ça)? ¦ comme (?:c'était|avant) ¦ remettre`),
    fault: phrases(String.raw`
      (?:tu as|t'as|vous avez) (?:encore |tout |juste |aussi )*(?:cassé|supprimé|effacé|changé|modifié|ajouté|mis|oublié|perdu|écrasé|déplacé|renommé|inventé|fait|utilisé|poussé|commité|touché|créé|installé|enlevé|retiré|remplacé|laissé|viré|écrit) ¦
      tu (?:casses|supprimes|changes|inventes|oublies|ignores|fais|utilises|continues|mets|te trompes|mens|devines) ¦
      (?:ton|ta|tes) (?:code|modif\p{L}*|changement\p{L}*|correction|réponse|solution|commit)\p{L}* (?:a|ont|est|ne|casse|sont) ¦
      (?:depuis|après|à cause de) (?:ton|ta|tes) ¦ sans (?:demander|me demander|autorisation|prévenir|mon accord|permission) ¦ de ta faute ¦
      pourquoi (?:tu|t'as|as-tu|vous) ¦ t'as (?:encore|tout|vraiment) ¦ tu tournes en rond ¦ on a déjà (?:essayé|fait|dit|vu) ¦ tu (?:as|les as|l'as) (?:vraiment|bien|même) ¦ (?:je )?(?:t'ai|t'avais) rien demandé`),
    neglect: phrases(`
      (?:tu (?:n')?as|t'as) (?:pas|rien|jamais|oublié|raté|ignoré|omis|sauté) ¦ tu (?:n')?as (?:même )?pas ¦ (?:il )?manque ¦ manquent? ¦ oublié ¦
      tu (?:devais|aurais dû|étais censé) ¦ où (?:est|sont) ¦ pas (?:pris en compte|fait|corrigé|changé|testé|lu|respecté|ajouté|mis à jour) ¦
      seulement la moitié ¦ pas tout ¦
      il manque ¦ manque (?:le|la|les|un|une|encore) ¦ (?:n'est|n'a|n'ont|ne sont) pas (?:été |encore )?(?:fait|corrigé|changé|testé)\\p{L}* ¦ tu (?:n')?as pas ¦ rien n'a changé ¦ chez moi`),
    accusation: phrases(`
      pourquoi (?:tu|as-tu|t'as|est-ce|c'est|ça|il|encore|avoir|ne(?! (?:pas|jamais|faut))|avez) ¦ qu'(?:as-tu|est-ce que tu)(?: as)? (?:fait|fais|foutu) ¦
      (?:tu as|t'as|as-tu) (?:au moins|vraiment|même|seulement) (?:lu|testé|regardé|vérifié) ¦ c'est quoi (?:ce|cette|ça|le) ¦
      comment (?:ça|c'est|est-ce|tu peux|peut) ¦ tu (?:plaisantes|rigoles|es sûr) ¦ combien de fois ¦ n'avait-on pas ¦ on avait pas dit ¦
      tu peux pas (?:juste|simplement) ¦ qui t'a ¦
      (?:on|nous|je|tu) n'?(?:avait|avais|avions|étais)(?:-on)? pas (?:dit|convenu|demandé|prévu|censé\\p{L}*) ¦ (?:on|j')avais? pas (?:dit|convenu|demandé)`),
    evaluation: phrases(String.raw`
      (?:faux|fausse|mauvais|mauvaise|moche|laid|nul|nulle|horrible|affreux|bizarre|étrange|cassée?s?|incorrecte?s?|erronée?s?|inutile|illisible|brouillon|bancal|lourd|confus|incohérente?|incomplète?|inacceptable|ridicule|catastrophe|catastrophique|désastre|n'importe quoi|pourri|superflu|inadapté|coupée?|décalée?|déformé) ¦
      trop (?:de )?(?:grand|petit|long|court|large|étroit|compliqué|complexe|lent|verbeux|sombre|clair|haut|bas|serré|gros|simple|vague|\p{L}+) ¦
      pas (?:bon|bonne|bien|beau|correct|terrible|top|clair|joli|propre|pratique|lisible|juste|cohérent|utile|assez) ¦
      ne (?:va|marche|convient|sert|ressemble) (?:pas|à rien) ¦ ça n'a (?:aucun|pas de) sens ¦ aucun sens`),
    dislike: phrases(`
      (?:je )?(?:n')?aime pas ¦ je (?:ne )?(?:veux|voulais|souhaite) pas ¦ je n'ai pas besoin ¦ pas besoin ¦
      (?:ça )?(?:ne )?me (?:plaît|convient|va) pas ¦ je déteste ¦ pas (?:satisfait|content|convaincu|fan) ¦ inutile de`),
    regression: phrases(String.raw`
      (?:ne|n') ?\p{L}+ plus ¦ (?:marche|fonctionne|apparaît|existe|s'affiche) plus ¦ avant (?:ça|c'était|il|on|tout) ¦ (?:ça )?marchait ¦
      (?:a|ont) disparu ¦ disparue?s? ¦ maintenant (?:ça|il|tout|c'est|rien|le|la|j'ai|plus) ¦ pire ¦ cassé ¦ perdu`),
    persistence: phrases(`
      (?:toujours|encore) (?:pas|le|la|un|une|cassé|faux|là|des) ¦ toujours ¦ encore ¦ (?:la )?même (?:erreur|problème|chose|résultat) ¦
      (?:ne )?(?:marche|fonctionne|démarre|charge|change|s'affiche) (?:toujours |encore )?pas ¦ rien (?:n'a changé|ne change|ne se passe|changé) ¦
      aucun (?:changement|effet) ¦ ça (?:n'a pas|a pas) (?:marché|changé|aidé) ¦ pareil ¦
      (?:toujours|encore) (?:pareil|la même|le même|pas|en|là) ¦ rien n'a changé ¦ ça plante encore ¦ même erreur ¦ ne (?:marche|fonctionne) (?:toujours )?pas ¦ plante encore`),
    expectation: phrases(`
      (?:devrait|devraient|doit|doivent|devait|faut|faudrait|fallait) ¦ (?:est|était|sont) censée?s? ¦ je (?:veux|voudrais|souhaite|m'attendais) ¦
      comme (?:dans|sur|demandé|prévu|convenu|l'original|avant|je) ¦ assure-toi ¦ fais en sorte ¦ veille à ¦ exactement (?:comme|ce) ¦ il faut que`),
    reminder: phrases(`
      je (?:t'ai|te l'ai|l'ai|vous ai|t'avais) (?:déjà |pourtant |bien )*(?:dit|demandé|expliqué|précisé|rappelé) ¦
      j'(?:ai|avais) (?:déjà |pourtant |bien )*(?:dit|demandé|expliqué|précisé) ¦ comme (?:je l'ai )?(?:dit|convenu|expliqué|précisé) ¦ rappelle-toi ¦
      souviens-toi ¦ n'oublie pas ¦ je (?:te )?rappelle ¦ je répète ¦ (?:lis|relis) (?:les|le|la|bien) ¦
      (?:selon|d'après|suis|respecte) (?:les|le|la|mes|nos) ¦ (?:existe|on a|il y a) déjà ¦ déjà (?:dit|fait|là|existant) ¦ on avait dit`),
    recurrence: phrases(String.raw`
      encore(?: une fois)? ¦ à nouveau ¦ de nouveau ¦ à chaque fois ¦ chaque fois ¦ tout le temps ¦ sans arrêt ¦
      (?:deuxième|troisième|quatrième|énième|\d+(?:e|ème)) fois ¦ (?:deux|trois|plusieurs|\d+) fois ¦ combien de fois ¦ constamment ¦ sans cesse ¦
      tu continues`),
    frustration: phrases(`
      merde ¦ putain ¦ bordel ¦ fait chier ¦ chiant ¦ ras le bol ¦ marre ¦ sérieux ¦ sérieusement ¦ franchement ¦ pff+ ¦ argh+ ¦ mdr ¦ lol ¦ bon sang ¦
      nom de dieu ¦ c'est pas vrai ¦ j'abandonne ¦ laisse tomber ¦ débile ¦ idiot ¦ stupide ¦ crétin ¦ con ¦ n'importe quoi ¦ perte de temps ¦
      incroyable ¦ bravo ¦ wtf ¦ au secours ¦ la vache ¦ soupir`),
    prohibition: phrases(String.raw`
      (?:ne|n') ?\p{L}+ (?:pas|jamais|plus|rien) ¦
      (?:utilise|mets|fais|touche|change|modifie|ajoute|supprime|écris|crée|pousse|commit|commite|installe|invente|lance|push) (?:pas|jamais|plus|rien) ¦
      pas (?:de|d') ?\p{L}+ ¦ jamais ¦ plus de ¦ sans (?:toucher|modifier|changer|commentaires?|emojis?|ajouter|casser|utiliser|explications?) ¦
      interdit ¦ évite ¦ arrête de ¦ surtout pas ¦ ne pas ¦ aucun ¦ aucune ¦ hors de question ¦ laisse (?:le|la|les) ¦ rien d'autre`),
    durable: phrases(`
      toujours ¦ jamais ¦ désormais ¦ dorénavant ¦ à partir de (?:maintenant|d'aujourd'hui) ¦ dès maintenant ¦ à l'avenir ¦ (?:à )?chaque fois ¦
      par défaut ¦ systématiquement ¦ en général ¦ (?:pour|dans|à|avant|après) (?:tous|toutes|chaque|tout) ¦ la prochaine fois ¦ de manière générale ¦
      une fois pour toutes ¦ plus jamais ¦ partout ¦ retiens ¦ souviens-toi ¦ en toutes circonstances ¦ quand tu ¦ impérativement ¦ obligatoirement ¦
      à chaque (?:fois|commit|modif\\p{L}*) ¦ toujours en français ¦ jamais sur ¦ toujours une ¦ pour info ¦
      pour la suite ¦ pour l'avenir ¦ en règle générale ¦ à partir d'aujourd'hui ¦ d'habitude ¦ garde (?:ça|cela) en tête ¦ avant (?:de|qu'on) (?:commence\\p{L}*|continue\\p{L}*)`),
    convention: phrases(String.raw`
      (?:on|nous) (?:utilise|utilisons|écrit|écrivons|fait|est|sommes|travaille|préfère|met|nomme|garde|commit) ¦ ici(?:,)? (?:on|c'est|nous) ¦
      dans (?:ce|notre|le) (?:projet|repo|dépôt|code|équipe) ¦
      (?:notre|nos|la|les) (?:convention|conventions|règle|règles|norme|normes|standard|standards|charte) ¦ chez nous ¦ convention\p{L}* ¦
      guide de style ¦ bonnes pratiques ¦ cohérent ¦ standard`),
    consent: phrases(`
      demande(?:-moi|[- ]d'abord|[- ]avant)?(?: toujours)?(?: d'abord| avant)? ¦
      sans (?:mon (?:accord|autorisation|aval)|me demander|ma permission|ma validation) ¦ tant que je (?:n'ai|ne) ¦ jusqu'à ce que je ¦
      (?:avant|après) (?:mon|ma) (?:accord|validation|confirmation) ¦
      je (?:le |la |les )?(?:ferai|fais|pousse|commit|teste|décide|déploie|m'en occupe) (?:moi-même|moi)? ¦ moi-même ¦ attends (?:mon|ma|que je) ¦
      seulement si je ¦ demande-moi`),
    preferring: phrases(`
      je préfère ¦ je préférerais ¦ j'aimerais (?:que|mieux) ¦ (?:réponds|écris|parle|explique)(?:-moi)? (?:en|toujours|court|brièvement|plus) ¦
      en (?:français|anglais) ¦ (?:sois|reste) (?:bref|concis|court|précis) ¦ de préférence ¦ si possible ¦ (?:tu es|agis comme) (?:un|une) ¦
      je veux que tu ¦ réponses courtes ¦ garde (?:le|la|les|ça)`),
    knowledge: phrases(`
      (?:existe|on a|il y a|j'ai) déjà ¦ déjà (?:installé|présent|en place) ¦ je n'ai pas (?:accès|les droits|la licence|d'accès) ¦
      (?:le serveur|la base|l'api|la prod|le back|le front) (?:est|tourne|utilise|a) ¦ (?:tourne|est hébergé) sur ¦ s'appelle ¦ se trouve ¦ en fait ¦
      en réalité ¦ on est sur ¦ n'est pas supporté ¦ obsolète ¦
      (?:on|nous|je) (?:est|sommes|suis|travaill\\p{L}+|utilis\\p{L}+) (?:sur|sous|en|avec|une?) ¦ c'est (?:un|une|notre) ~ (?:projet|dépôt|monorepo|repo|serveur) ¦ chez nous ¦ (?:il y a|on a|y a) déjà`),
    universal: phrases(`
      (?:chaque|tous|toutes|tout) ~ (?:doit|doivent|devrait|devraient|faut) ¦ uniquement ¦ seulement ¦ au maximum ¦ maximum ¦ minimum ¦ au moins ¦
      pas plus de ¦ ne ~ que ¦ pas ~ mais`),
    temporary: phrases(`
      cette fois(?:-ci)? ¦ pour (?:l'instant|le moment|aujourd'hui) ¦ aujourd'hui ¦ temporairement ¦ pas encore ¦ juste (?:explique|analyse|dis) ¦
      d'abord ¦ en ce moment ¦ provisoirement ¦ une seule fois`),
    approval: phrases(`
      oui ¦ ouais ¦ ok ¦ okay ¦ d'accord ¦ dac ¦ parfait ¦ vas-y ¦ allez ¦ fais-le ¦ exact ¦ exactement ¦ c'est bon ¦ bien sûr ¦ continue ¦ ça marche ¦
      go ¦ validé ¦ je valide ¦ entendu ¦ très bien ¦ bien ¦ c'est parti ¦ nickel`),
    praise: phrases(`
      super ¦ parfait ¦ génial ¦ excellent ¦ bravo ¦ merci ¦ top ¦ nickel ¦ bien joué ¦ bon travail ¦ très bien ¦ magnifique ¦ ça marche ¦ impeccable ¦
      cool ¦ beau ¦ mieux ¦ bien`),
    pivot: phrases(`
      mais ¦ cependant ¦ toutefois ¦ sauf ¦ par contre ¦ juste ¦ dommage ¦ le problème ¦ presque ¦ seul problème ¦ en revanche`),
    tweak: phrases(String.raw`
      (?:un peu|beaucoup|encore) (?:plus|moins) ¦ plus (?:grand|petit|large|long|court|foncé|clair|haut|bas|simple|d'espace) ¦
      moins (?:grand|large|long|foncé|haut) ¦ (?:mets|change|déplace|agrandis|réduis) (?:le|la|les|l') ¦
      (?:à gauche|à droite|en haut|en bas|centré|au centre) ¦ \d+ ?(?:px|%) ¦ (?:couleur|taille|marge|police|titre) ¦
      (?:supprime|enlève|retire|efface|vire)`),
    request: phrases(`
      (?:s'il te plaît |stp |svp |peux-tu |tu peux |pourrais-tu |maintenant |et |puis |ensuite |je veux |je voudrais |il faut |aide-moi à )*(?:ajoute|ajouter|crée|créer|fais|faire|écris|écrire|implémente|montre|explique|vérifie|teste|lance|installe|lis|cherche|regarde|corrige|mets|génère|analyse|modifie|continue|donne|dis|ouvre|traduis|refactorise|améliore|déploie|prépare|rédige|résume|liste)(?:-moi)? ¦
      (?:maintenant |et |merci[,. ]+|ok[,. ]+|parfait[,. ]+|stp )*(?:je (?:veux|voudrais|souhaite)|j'ai besoin|il (?:me )?faut|ajoute|mets|crée|fais|lance|écris|montre|explique|génère|corrige|change|utilise|remplace|supprime|déplace|passe|mets-le|termine|continue)`),
    inquiry: phrases(`
      comment ¦ qu'est-ce (?:que|qui) ¦ c'est quoi ¦ quel(?:le|s|les)? ¦ où ¦ quand ¦ qui ¦ est-ce (?:que|qu') ¦ y a-t-il ¦ peut-on ¦ puis-je ¦
      combien ¦ pourquoi ¦ à quoi ¦ que (?:faire|signifie|veut) ¦ faut-il ¦ as-tu`),
    trouble: phrases(`
      erreurs? ¦ exception ¦ plante ¦ planté ¦ échec ¦ échoue ¦ ne (?:démarre|charge|compile|répond) ¦ vide ¦ log ¦ bug ¦ introuvable ¦ bloqué ¦
      timeout`),
    selfcorrection: phrases(`
      (?:mon erreur|ma faute|mea culpa|je me suis trompée?|j'ai fait une erreur|pardon,? (?:je|c'était)|désolée?,? (?:je|c'est moi)|faute de frappe|c'est moi qui|je voulais écrire|autant pour moi|au temps pour moi) ¦
      (?:désolée?|pardon|oups|mince)[, ]+(?:je me suis|j'ai|mauvais\\p{L}*|erreur|c'était) ¦ je me suis (?:trompée?|mal) ¦
      c'était (?:mon|ma|mes|moi|de ma) ¦ (?:je t'ai|j'ai) (?:donné|envoyé|collé|mis) (?:le|la|un|une) mauvais\\p{L}* ¦ j'ai changé d'avis ¦ autant pour moi`),
    deixis: phrases(`
      ça ¦ cela ¦ ceci ¦ ce ¦ cet ¦ cette ¦ ces ¦ celui ¦ celle ¦ ton ¦ ta ¦ tes ¦ tu ¦ ici ¦ là ¦ dernier ¦ dernière ¦ précédente? ¦ ci-dessus ¦
      comme ça`),
    guideline: phrases(String.raw`
      (?:règles|consignes|instructions|conventions|guide|charte|normes) ¦
      [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      toi-même ¦ par toi-même ¦ tout seul ¦ tu as (?:accès|les outils) ¦ ne me demande pas (?:de|d') ¦ fais-le toi`),
    rigor: phrases(`
      (?:attentivement|soigneusement|en détail|correctement|à fond) ¦ ne devine pas ¦ sans (?:deviner|supposer|inventer) ¦ cause (?:racine|profonde) ¦
      des faits ¦ (?:lis|vérifie|analyse) d'abord ¦ prends ton temps ¦ réfléchis`),
    ban: phrases(String.raw`
      pas de \p{L}+ ¦ pas d'\p{L}+ ¦ aucune? \p{L}+ ¦ sans \p{L}+`),
    swap: phrases(String.raw`
      [\p{L}\w./-]+, pas [\p{L}\w./-]+`),
    workflow: phrases(String.raw`
      commit\p{L}* ¦ push\p{L}* ¦ branches? ¦ tests? ¦ commentaires? ¦ documentation ¦ doc ¦ readme ¦ réponses? ¦ résumés? ¦ français ¦ anglais ¦
      noms? ¦ nommage ¦ variables? ¦ fonctions? ¦ dépendances? ¦ bibliothèques? ¦ librairies? ¦ paquets? ¦ logger ¦ format\p{L}* ¦ indentation ¦ code ¦
      fichiers? ¦ dossiers? ¦ scripts? ¦ commandes? ¦ règles? ¦ plan ¦ emojis? ¦ base de données ¦ repo ¦ types? ¦ version`),
    taste: phrases(`
      couleurs? ¦ fond ¦ boutons? ¦ icônes? ¦ police ¦ marge ¦ largeur ¦ hauteur ¦ taille ¦ page ¦ menu ¦ carte ¦ titre ¦ image ¦ texte ¦ écran ¦
      bordure`),
    nextstep: phrases(String.raw`
      ^(?:(?:ok|merci|parfait|bien|super|oui|et|nickel|top)[ ,.!:]+){0,3}(?:maintenant|ensuite|puis|après|aussi|passe (?:à|au)|prochaine?|suivant\p{L}*|autre chose|de plus|il reste) ¦ aussi(?=[.!]?$) ¦ pareil (?:pour|avec)`),
    state: phrases(String.raw`
      (?:maintenant |et |mais |là )?(?:le|la|les|l'\p{L}+|ce|cette|ces|ça|c'|il|elle|mon|ma|mes|tout|rien|y'?a|il y a) ?(?:[\p{L}\d'-]+ ){0,3}?(?:est|sont|a|ont|n'est|n'a|ne|s'affiche|apparaît|reste|disparaît|devient|fait|va|manque|clignote|déborde|se|était|plante|marche|affiche|dépasse) ¦ il manque ¦ ça (?:plante|bug|marche|casse|rame|déborde)`),
    norm: phrases(String.raw`
      (?:les|tous les|toutes les|chaque|nos) (?:[\p{L}'-]+ ){1,4}?(?:est|sont|doit|doivent|va|vont|se|ont|a|restent?|commencent?|vivent) ¦ ici (?:c'est|on|pas de|tout) ¦ on (?:utilise|met|fait|écrit|garde|ne|nomme|range|teste|documente|pousse|tutoie) ¦ jamais (?:sur|dans|de|sans|en) ¦ (?:est|sont) (?:obligatoire|interdit|réservé)\p{L}* ¦ comme partout ¦
      (?:chaque|tou(?:te|t|s|tes)(?: les?| la)?) (?:[\p{L}-]+ ){1,3}?(?:doit|doivent|a besoin|ont besoin|comporte|nécessite)`),
    restrict: phrases(`
      (?:seulement|uniquement|juste) (?:le|la|les|ça|pour|une?) ¦ rien d'autre ¦ pas (?:tout|tous|toutes|le reste) ¦ n'avait rien (?:demandé|à voir) ¦ laisse (?:le|la|les|ça) (?:comme|là|en)`),
    agentAnswers: phrases(String.raw`
      (?:expliqu\p{L}+|décri\p{L}+|list\p{L}+|résum\p{L}+|recommand\p{L}+|compar\p{L}+|répond\p{L}+|propos\p{L}+|trouv\p{L}+)`),
    staged: phrases(String.raw`
      ^(?:stp |s'il te plaît )?(?:joue|fais semblant|imagine|traduis|traduisez|traduire) ¦ joue (?:un|une|le|la) ¦ fais comme si`),
    conditional: phrases(String.raw`
      si ¦ quand ¦ lorsque ¦ lorsqu' ¦ dès que ¦ au cas où ¦ sinon ¦ tant que ¦ en cas de`),
    tag: phrases(String.raw`
      (?:non|hein|c'est ça|n'est-ce pas|ou pas|si)(?=[ ]*[?]+[ ]*$) ¦ je me demande ¦ petite question ¦ par curiosité`),
    neg: phrases(String.raw`
      pas ¦ jamais ¦ rien ¦ sans ¦ aucun\p{L}* ¦ ni ¦ non ¦ personne`),
    we: phrases(`
      on ¦ nous ¦ notre ¦ nos`),
    you: phrases(`
      tu(?! (?:peux|pourrais)) ¦ te ¦ toi ¦ ton ¦ ta ¦ tes ¦ vous ¦ t'as ¦ t'ai`),
    me: phrases(`
      je ¦ me ¦ moi ¦ mon ¦ ma ¦ mes ¦ j'ai ¦ j'avais`),
    past: phrases(String.raw`
      était ¦ étaient ¦ avait ¦ déjà ¦ avant ¦ (?:as|a|ai|ont|avez) \p{L}+(?:é|i|u|is|it)\p{L}{0,2}`),
    harm: phrases(String.raw`
      mots? de passe ¦ clés? (?:d'api|api|privée)? ¦ identifiants ¦ secrets? ¦ jetons? ¦ en prod(?:uction)? ¦ injection ¦ rgpd ¦ vrais? clients? ¦ données (?:réelles|personnelles|clients) ¦ faille\p{L}* ¦ perdu`),
    manner: phrases(String.raw`
      réponses? (?:plus )?(?:courtes?|brèves?|longues?) ¦ (?:en|avec) (?:une|deux|trois|quelques) (?:phrases?|lignes?|mots) ¦ (?:sois|soyez) (?:bref|concis|brève) ¦ sans (?:blabla|jargon|intro\p{L}*|détour\p{L}*) ¦ va droit au but ¦ vouvoi\p{L}+ ¦ vouvoie\p{L}* ¦ tutoi\p{L}+ ¦ moins de (?:texte|blabla) ¦ plus court`),
    success: phrases(`
      (?:ça |tout )?(?:marche|fonctionne|passe|compile|tourne|charge)(?: bien| maintenant)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:c'est|tout est) (?:bon|parfait|ok|vert|nickel) ¦ testé ¦ je vois (?:les|le|la) ¦ nickel ¦ impeccable`),
    minewill: phrases(`
      je (?:vais|teste|regarde|vérifie) ¦ laisse[- ]moi`),
    agentAsks: phrases(`
      (?:veux-tu|voulez-vous|souhaitez|souhaites|dois-je|puis-je|préfères|confirme|dites-moi|dis-moi) ¦
      ^(?:demanda|proposa|suggéra) ¦ demanda`),
    agentClaims: phrases(`
      (?:terminé|corrigé|résolu|c'est fait|fonctionne|devrait|fini|avec succès|réussi)`),
    agentChanges: phrases(`
      (?:j'ai|a été|ont été)? ?(?:ajouté|modifié|créé|supprimé|changé|mis à jour|implémenté|déplacé|renommé|remplacé|installé|commité|poussé|corrigé|exécuté|écrit|configuré) ¦
      ^(?!expli|demand|répond|list|recommand|propos|montr|dit)\\p{L}{2,}(?:a|it|ut) ¦ ^(?:a |l'agent a )?(?:mit|fit|prit)`),
  },
};
