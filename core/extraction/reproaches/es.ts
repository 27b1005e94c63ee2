import type { Reproaches } from "./reproaches";

export const SPANISH_REPROACHES: Reproaches = {
  falseClaim: {
    says: String.raw`(?:dices|dijiste|decías|afirmas) .{0,60}?(?:funciona\p{L}*|pasa\p{L}*|verde|listo|arreglado|hecho|probado).{0,60}?(?:pero|no|nunca)|(?:ni siquiera|nunca|no) lo (?:probaste|ejecutaste|has probado|corriste)|(?:es|eso es) mentira`,
    wish: "Comprobar que algo está hecho antes de decirlo.",
  },
  partial: {
    says: "(?:te )?(?:olvidaste|saltaste|dejaste|faltó|faltaron|ignoraste) .{0,20}?(?:mitad|parte|puntos?|resto)|(?:hiciste|es) (?:s[oó]lo )?la mitad",
    wish: "Hacer cada punto del pedido y comprobarlo antes de darlo por hecho.",
  },
  duplicate: {
    says: String.raw`ya (?:existe|hay|tenemos|teníamos|está)|(?:existe|hay|tenemos) .{0,40}?(?:exactamente|justo|para eso|lo mismo)|reinvent\p{L}* la rueda`,
    wish: "Buscar código existente antes de escribir uno nuevo.",
  },
  invented: {
    says: String.raw`(?:te )?(?:lo |la )?(?:inventaste|has inventado|inventad[oa])|(?:eso |esa \p{L}+ |ese \p{L}+ )?no existe|de dónde (?:sacaste|has sacado|sale)`,
    wish: "No inventar nada; comprobar que existe antes de usarlo.",
  },
  beyond: {
    says: String.raw`s[oó]lo (?:te )?(?:pedí|quería|dije)|(?:nadie|quién) te (?:pidió|dijo)|no te (?:pedí|dije) que|\d+ archivos\s*\?`,
    wish: "Cambiar solo lo que se pidió.",
  },
  makesMe: {
    says: "por qué (?:tengo que|debo|soy yo)|(?:hacerme|pedirme) .{0,10}?(?:probar|revisar|ejecutar|hacer clic)",
    wish: "Comprobarlo uno mismo con sus herramientas en vez de pedírselo al usuario.",
  },
  symptom: {
    says: String.raw`otro (?:parche|apaño|workaround|hack)|la causa (?:sigue|no está|no es)|tapa\p{L}* el síntoma`,
    wish: "Encontrar la causa del error en vez de rodearlo.",
  },
  guessed: {
    says: "estás adivinando|adivinas|sin (?:siquiera )?(?:mirar|leer|revisar|comprobar)",
    wish: "Leer el código y la configuración antes de responder; no adivinar.",
  },
  leftovers: {
    says: "(?:me toca|tengo que|adivina quién) .{0,30}?(?:limpiar|borrar|recoger)",
    wish: "Borrar los archivos temporales antes de terminar.",
  },
};
