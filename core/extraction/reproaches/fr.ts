import type { Reproaches } from "./reproaches";

export const FRENCH_REPROACHES: Reproaches = {
  falseClaim: {
    says: String.raw`tu (?:dis|as dit|prétends|affirmes|m'as dit) .{0,60}?(?:marche|passe\p{L}*|vert|fini|corrigé|terminé|testé).{0,60}?(?:mais|pas|jamais)|tu (?:n')?as (?:même )?(?:pas|jamais) (?:lancé|testé|vérifié|essayé)`,
    wish: "Vérifier qu'une chose est faite avant de le dire.",
  },
  partial: {
    says: "tu as (?:oublié|sauté|laissé|ignoré|zappé) .{0,20}?(?:moitié|partie|points?|reste)|(?:c'est|c'était) (?:que |seulement )?la moitié",
    wish: "Traiter chaque point de la demande et vérifier chacun avant de le dire fait.",
  },
  duplicate: {
    says: String.raw`(?:il y a|y a|on a|existe) .{0,20}?déjà|(?:ça|cela) existe|réinvent\p{L}* la roue`,
    wish: "Chercher le code existant avant d'en écrire.",
  },
  invented: {
    says: "(?:inventé|halluciné|sorti de nulle part)|n'existe (?:même )?pas|existe pas|d'où (?:tu sors|sort|vient) (?:ça|ce|cette)|où (?:as-tu|tu as) trouvé",
    wish: "Ne rien inventer ; vérifier que cela existe avant de s'en servir.",
  },
  beyond: {
    says: String.raw`j'(?:ai|avais) (?:juste|seulement) (?:demandé|dit)|je (?:voulais|t'ai demandé) (?:juste|seulement)|(?:personne|qui) (?:ne )?t'a (?:demandé|dit)|je (?:ne )?t'ai (?:pas|jamais) demandé|\d+ fichiers\s*\?`,
    wish: "Ne changer que ce qui est demandé.",
  },
  makesMe: {
    says: "pourquoi (?:c'est moi|je dois|dois-je|moi)|(?:me faire|me demander de) (?:cliquer|tester|vérifier|lancer)",
    wish: "Vérifier soi-même avec ses outils au lieu de le demander à l'utilisateur.",
  },
  symptom: {
    says: String.raw`encore un(?:e)? (?:contournement|rustine|bidouille|hack|workaround)|(?:la )?cause (?:n'est|est) (?:toujours )?pas|masque\p{L}* le(?:s)? symptôme`,
    wish: "Trouver la cause d'un bug au lieu de le contourner.",
  },
  guessed: {
    says: "tu devines|tu supposes|sans (?:même )?(?:regarder|lire|vérifier)",
    wish: "Lire le code et la configuration avant de répondre ; ne pas deviner.",
  },
  leftovers: {
    says: "(?:c'est moi qui|je dois|devine qui) .{0,30}?(?:nettoyer|nettoie|supprimer|supprime|ranger)",
    wish: "Supprimer les fichiers temporaires avant de finir.",
  },
};
