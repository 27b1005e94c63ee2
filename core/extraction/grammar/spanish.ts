import type { Grammar } from "./grammar";

export const SPANISH: Grammar = {
  language: "es",
  spaced: true,
  forbids:
    "nunca|jamás|jamas|sin|nada de|ningún|ninguna|no (?:me |se |lo |la |le |te |los |las )?\\p{L}+(?:s|es|as|n|r|áis)|no (?:quiero|hay que|debes|uses|toques|hagas|pongas|escribas|borres)|deja de|dejá de|evita\\p{L}*|prohibid\\p{L}*|basta de|se acabó|fuera|ni|tampoco",
  refusesNext: "no(?: uses)?|en vez de|en lugar de|nada de|nunca|sin|y no|deja de usar|ni",
  refusesLast: "prohibido|se acabó|está prohibido|no va más|ya no",
  obliges: "debe|deben|hay que|tiene que|tienen que|debería|es obligatorio|son obligatorios|va|van",
  standing:
    "siempre|nunca|jamás|en adelante|de ahora en adelante|a partir de ahora|desde ahora|cada vez|en general|por defecto|en este (?:repo|proyecto)|aquí (?:usamos|vamos)|por norma|de aquí en adelante|todo el tiempo",
  everywhere:
    "(?:(?:y )?(?:eso|esto) (?:vale|va|aplica|cuenta) )?(?:en|para) (?:todos mis|todos los|todos nuestros|cualquiera de mis|cualquier|cada|ningún|ninguno de mis) (?:otros? )?(?:proyectos?|repos?|repositorios?)(?: míos?)?|sea cual sea el (?:proyecto|repo)|da igual (?:el|en qué) (?:proyecto|repo)|no importa (?:el|en qué) (?:proyecto|repo)|no s[oó]lo (?:aquí|acá|en este (?:proyecto|repo))",
  thisTime:
    "(?:s[oó]lo )?(?:por )?esta (?:única )?vez|por una vez|por ahora|(?<!partir de |desde |de )hoy(?! en adelante)|por hoy|por el momento|de momento|(?:para|en|durante) esta (?:sesión|tarea|conversación)|en este (?:chat|pr|hilo)|aún no|todavía no|hasta (?:mañana|nuevo aviso|que vuelva)|s[oó]lo (?:por )?ahora|ahora mismo|provisionalmente|temporalmente|excepcionalmente|por excepción",
  sinceNow:
    "(?:a partir de|desde|de) (?:hoy|ahora)(?: en adelante)?|de aquí en adelante|en adelante|de ahora en más",
  hereOnly: "(?:pero )?(?:s[oó]lo|solamente|únicamente) (?:aquí|acá|en este (?:proyecto|repo))",
  when: "cuando|si|mientras|siempre que|cada vez que|en cuanto",
  whenEnds: "",
  except: "excepto(?: en| para)?|salvo(?: en)?|menos en|aparte de|a excepción de",
  exceptEnds: "",
  unless: "a menos que|salvo que|a no ser que|solo si|sólo si|pero solo",
  leads:
    "procura(?: que)?|ten en cuenta que|fíjate (?:en )?que|haz que|una (?:pequeña )?petición(?: para el futuro)?:|de ahora en adelante|a partir de ahora|en adelante|por favor|recuerda(?: que)?|acordate(?: de)?|quiero que|prefiero que|me gustaría que|tienes que|debes|puedes|podrías|asegúrate de(?: que)?|que|y|pero|bueno|vale|oye|en general|ojo|te dije que",
  tails: "por favor|gracias|porfa|vale\\??|ok\\??|de acuerdo\\??|entendido\\??|y punto",
  grumbles:
    "cuántas veces (?:tengo que|debo|te)(?: decir(?:lo|te)?| repetir(?:lo)?| lo he dicho)?(?: esto)?|por (?:última|enésima|tercera) vez|otra vez|ya te (?:lo )?(?:dije|he dicho)|en serio",
  joins: "y|e|pero|o|además|también|luego",
  continues: "porque|ya que|pues|por ejemplo|p\\. ?ej|como|es decir|salvo|excepto|si no|sino|para que|así",
  reasons: "porque|ya que|para que|si no",
  selves: "yo|nosotros|mi|mis|nuestr\\p{L}+|estoy|estamos|soy|somos|tengo|tenemos|vivo|trabajo|uso|usamos",
  therefore: "así que|por eso|entonces|por lo que",
  colours: "roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|morad[oa]s?|gris(?:es)?|blanc[oa]s?|negr[oa]s?|rosa",
  looks: "título|botón|ícono|icono|fondo|fuente|borde|logo|texto|color",
  world:
    "(?:la |el |nuestr\\p{L}+ )?(?:producción|prod|staging|servidor|base(?: de datos)?|ci|pipeline|clúster|clientes?|backend|frontend|servicio)",
  holds: "corre|corren|usa|tiene|está en|escucha|vive",
  asks: "preg[uú]nt\\p{L}* (?:siempre )?(?:antes|primero)|sin (?:preguntar\\p{L}*|permiso|avisar\\p{L}*|consultar\\p{L}*|mi (?:permiso|aprobación))|antes de .{0,40}preg[uú]nt|av[ií]sa\\p{L}* antes|consúlta\\p{L}*|(?:mi|con mi) (?:permiso|aprobación|visto bueno)",
  bounds: "máximo|maximo|como mucho|como máximo|no más de|a lo sumo|basta|hasta|menos de",
  places: "va|van|pon\\p{L}*|coloca\\p{L}*|guarda\\p{L}*|viven|junto a|al lado",
  removes: "borra\\p{L}*|elimina\\p{L}*|limpia\\p{L}*|quita\\p{L}*",
  blames: "(?:(?:me )?acabas de|has|por qué has|volviste a|has vuelto a|me has)(?: vuelto a)?",
  doNot: "No volver a hacer: ",
};
