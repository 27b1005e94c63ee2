import type { Grammar } from "./grammar";

export const FRENCH: Grammar = {
  language: "fr",
  spaced: true,
  forbids:
    "jamais|ne \\p{L}+|n'\\p{L}+|pas de|pas d'|plus de|plus d'|sans|aucun\\p{L}*|arrête\\p{L}*|évite\\p{L}*|interdit\\p{L}*|fini|ni|surtout pas|laisse\\p{L}* tomber",
  refusesNext: "pas(?: de| d')?|au lieu d[e']|plutôt que|jamais|sans|ni|et non|non|plus de|à la place de",
  refusesLast: "c'est fini|interdit|est interdit|à bannir|c'est non|est mort",
  obliges: "doit|doivent|il faut|faut|devra|devront|est obligatoire|sont obligatoires",
  standing:
    "toujours|jamais|désormais|dorénavant|à partir de maintenant|à l'avenir|chaque fois|systématiquement|en général|par défaut|chez nous|dans ce (?:dépôt|projet|repo)|partout|à chaque fois|en règle générale",
  everywhere:
    "(?:(?:et )?(?:ça|cela|c'est) (?:vaut|valable|vrai) )?(?:dans|pour|sur) (?:tous mes|tous les|tous nos|chacun de mes|n'importe quel|aucun de mes|chaque|tout) (?:autres )?(?:projets?|dépôts?|repos?)|quel que soit le (?:projet|dépôt|repo)|peu importe le (?:projet|dépôt|repo)|partout où je travaille|pas (?:seulement|que) (?:ici|dans ce (?:projet|dépôt|repo))",
  thisTime:
    "(?:juste |seulement )?(?:pour )?cette fois(?:-ci)?|pour une fois|pour l'instant|pour le moment|(?<!partir d['’]|dès |depuis )aujourd['’]hui|(?:pour|dans|pendant) cette (?:session|tâche|conversation)|dans ce(?:tte)? (?:chat|discussion|pr)|juste maintenant|provisoirement|temporairement|exceptionnellement|pas encore|jusqu'à (?:demain|nouvel ordre|mon retour)|pour aujourd'hui",
  sinceNow:
    "à partir d['’]aujourd['’]hui|à partir de (?:maintenant|ce jour)|dès (?:aujourd['’]hui|maintenant|à présent)|désormais|dorénavant|à l'avenir",
  hereOnly: "(?:mais )?(?:seulement|uniquement|juste|que) (?:ici|dans ce (?:projet|dépôt|repo))",
  when: "quand|lorsque|si|pendant|dès que|chaque fois que|à chaque fois que",
  whenEnds: "",
  except: "sauf(?: dans| pour| en)?|excepté|hormis|à part|à l'exception de",
  exceptEnds: "",
  unless: "sauf si|à moins que?|à moins de|seulement si|uniquement si|mais seulement",
  leads:
    "veille(?:z)? à ce que|fais en sorte que|assure-toi (?:que|de)|note que|une (?:petite )?demande(?: pour la suite)?\\s?:|à partir de maintenant|désormais|dorénavant|à l'avenir|stp|s'il te plaît|merci de|pense à|n'oublie pas de|je (?:veux|voudrais|préfère) que(?: tu)?|tu (?:dois|devrais)|peux-tu|pourrais-tu|il faut que tu|que|et|mais|alors|bon|au fait|je t'ai (?:déjà )?dit|en général|rappel|attention",
  tails: "stp|svp|s'il te plaît|s'il vous plaît|merci|d'accord\\??|ok\\??|compris\\??|hein|point",
  grumbles:
    "combien de fois (?:dois-je|faut-il)(?: te)? (?:le )?(?:dire|répéter)|pour la (?:dernière|deuxième|énième) fois|encore une fois|je te l'ai déjà dit|c'est pas possible|sérieux",
  joins: "et|mais|ou|puis|ainsi que",
  continues: "parce que|car|puisque|sinon|par exemple|p\\.\\s?ex|comme|c'est-à-dire|sauf|afin|donc",
  reasons: "parce que|car|puisque|sinon",
  selves: "je|j'|nous|on|mon|ma|mes|notre|nos",
  therefore: "donc|du coup|alors|c'est pourquoi",
  colours: "rouges?|bleue?s?|verte?s?|jaunes?|violet\\p{L}*|grise?s?|blanc\\p{L}*|noire?s?|roses?",
  looks: "titre|bouton|icône|fond|police|bordure|logo|texte|couleur",
  world:
    "(?:la |le |l'|notre |nos )?(?:prod|production|staging|serveur|base(?: de données)?|ci|pipeline|cluster|clients?|backend|frontend|service)",
  holds: "tourne|tournent|utilise|a|est sur|écoute|se trouve",
  asks: "demande\\p{L}*[ -]?(?:moi )?(?:toujours )?(?:avant|d'abord)|sans (?:me )?(?:demander|prévenir|mon (?:accord|autorisation))|(?:mon|ma) (?:accord|validation|permission)|avant de .{0,40}demande|sans que je|vois avec moi|préviens-moi avant",
  bounds: "au maximum|maximum|au plus|pas plus de|max|suffit|moins de|jusqu'à|au-delà de",
  places: "va|vont|met\\p{L}*|mets|range\\p{L}*|place\\p{L}*|se trouvent?|vivent|à côté",
  removes: "supprim\\p{L}*|nettoi\\p{L}*|enlève\\p{L}*|efface\\p{L}*|vire\\p{L}*",
  blames: "(?:tu viens de|tu as|t'as|pourquoi (?:tu as|as-tu|t'as)|tu m'as)(?: encore)?",
  doNot: "Ne plus faire : ",
};
