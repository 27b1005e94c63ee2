import type { Grammar } from "./grammar";

export const GERMAN: Grammar = {
  language: "de",
  spaced: true,
  forbids:
    "nie|niemals|nicht|kein\\p{L}*|ohne|nix|bloß nicht|weg mit|weg damit|raus|fliegt raus|fällt weg|verboten|tabu|Finger weg|lass\\p{L}* das|hör\\p{L}* auf|unverändert|unangetastet|in Ruhe|nicht mehr|abgeschafft",
  refusesNext: "nicht|kein\\p{L}*|statt|anstatt|anstelle von|nie|niemals|ohne|weg von|weg mit|nicht mehr",
  refusesLast:
    "mehr nicht|verboten|geht nicht|geht gar nicht|ist raus|ist tot|fliegt raus|weg damit|ist abgeschafft|ist tabu",
  obliges:
    "muss|müssen|soll|sollen|darf|dürfen|gehör\\p{L}*|komm\\p{L}* (?:in|nach|unter|neben)|bitte|gilt|gelten",
  standing:
    "immer|nie|niemals|künftig|zukünftig|in zukunft|ab jetzt|ab sofort|ab heute|von nun an|fortan|grundsätzlich|generell|jedes ?mal|stets|immer wenn|bei uns|in diesem (?:repo|projekt)|prinzipiell|standardmäßig|durchgehend|ausnahmslos|überall",
  everywhere:
    "(?:(?:und )?(?:das|dies) gilt (?:auch |so )?)?(?:in|für|bei|über) (?:allen?|all meinen|jede[nmsr]|sämtlichen?|meinen|keinem) (?:meine[nrm]? |unsere[nrm]? |anderen )*(?:projekte?n?|repos?|repositor\\p{L}+)|egal (?:in )?welche[sm]? (?:projekt|repo)|egal (?:wo|an was) ich arbeite|projektübergreifend|überall,? wo ich arbeite|nicht nur (?:hier|in diesem (?:projekt|repo))",
  thisTime:
    "diesmal|(?:nur )?(?:dieses|das) eine mal|(?:nur )?dieses mal|(?<!ab |seit |von )heute(?! an)|vorerst|vorläufig|vorübergehend|ausnahmsweise|fürs erste|erst ?mal|für (?:diese|die laufende) (?:sitzung|aufgabe|session|unterhaltung)|in (?:dieser|der laufenden) (?:sitzung|session|unterhaltung|aufgabe)|in diesem (?:chat|gespräch|pr)|nur jetzt|jetzt gerade|gerade jetzt|noch nicht|bis (?:morgen|auf weiteres|ich (?:wieder da|zurück) bin)|im moment|für den moment",
  sinceNow:
    "ab (?:heute|jetzt|sofort|nun)|von (?:heute|jetzt|nun) an|seit heute|künftig|zukünftig|in zukunft|fortan",
  hereOnly: "(?:aber )?(?:nur|bloß) (?:hier|in diesem (?:projekt|repo))",
  when: "wenn|falls|sobald|während|sooft|jedes mal,? wenn|immer wenn",
  whenEnds: "",
  except: "außer(?: bei| in| für)?|ausgenommen|bis auf|abgesehen von|mit ausnahme von",
  exceptEnds: "",
  unless: "es sei denn|außer wenn|nur wenn|nur falls|aber nur|sofern nicht",
  leads:
    "(?:leg(?:e)?|halt(?:e)?) (?:gern |bitte |auch )*fest,? dass|(?:sorg(?:e)? (?:bitte )?dafür|dafür sorgen),? dass|sieh zu,? dass|stell(?:e)? (?:bitte )?sicher,? dass|eine bitte(?: für die zukunft)?:|ab jetzt|ab sofort|ab heute|künftig|zukünftig|in zukunft|von nun an|bitte|also|und|ach ja|übrigens|na ja|grundsätzlich|generell|für alle \\p{L}+ gilt|(?:bitte )?(?:achte|denk|merk dir|vergiss nicht)(?: darauf| daran)?(?:,? dass)?|ich (?:möchte|will|hätte gern\\p{L}*),? dass(?: du)?|du (?:sollst|musst)|kannst du(?: bitte)?|könntest du(?: bitte)?|dass|daß|wie gesagt|nochmal",
  tails: "bitte|danke|ja\\?|ok\\??|klar\\?|verstanden\\??|punkt|und zwar immer",
  grumbles:
    "wie oft (?:muss|soll) ich (?:das |es )?(?:noch )?(?:sagen|wiederholen)|zum (?:letzten|zweiten|dritten|x-ten) mal|schon wieder|ich hab(?:e)?(?: es)? (?:dir )?(?:doch )?(?:schon )?gesagt|echt jetzt|unfassbar|nicht schon wieder",
  joins: "und|aber|oder|sowie|zudem|außerdem|ferner|dann",
  continues: "weil|denn|da|damit|zum beispiel|z\\.\\s?b|etwa|außer|sonst|sondern|d\\.\\s?h|nämlich",
  reasons: "weil|denn|damit|sonst",
  selves: "ich|wir|mein\\p{L}*|unser\\p{L}*|bei (?:mir|uns)|hier",
  therefore: "deshalb|daher|darum|deswegen|also",
  colours: "rot\\p{L}*|blau\\p{L}*|grün\\p{L}*|gelb\\p{L}*|lila|grau\\p{L}*|weiß\\p{L}*|schwarz\\p{L}*|rosa",
  looks:
    "titel\\p{L}*|überschrift\\p{L}*|knopf|button|schaltfläche|hintergrund\\p{L}*|schrift\\p{L}*|rand|logo|symbol|text",
  world:
    "(?:die |der |das |unsere? )?(?:produktion|prod|staging|server|datenbank|ci|pipeline|testumgebung|cluster|kunden?|backend|frontend|dienst)\\p{L}*",
  holds: "läuft|laufen|nutzt|benutzt|hat|liegt|lauscht|ist auf|steht auf",
  asks: "(?:frag\\p{L}*)\\s+(?:mich\\s*,?\\s*)?(?:bitte\\s+)?(?:vorher|zuerst|erst|bevor|immer)|nachfragen|rückfrage|ohne (?:zu fragen|rückfrage|meine (?:erlaubnis|zustimmung|freigabe))|(?:nur|erst)(?:,)? wenn ich (?:es|das|ja|ok)\\p{L}*|vorher (?:abstimmen|absprechen|fragen)|(?:mir|mit mir) (?:vorher )?(?:abklären|absprechen|bescheid)|ungefragt|eigenmächtig",
  bounds:
    "höchstens|maximal|max|nicht mehr als|nicht länger als|bis zu|mehr nicht|reicht|genügt|unter|weniger als",
  places: "gehör\\p{L}*|komm\\p{L}*|leg\\p{L}*|lieg\\p{L}*|steh\\p{L}*|wohn\\p{L}*|ablegen|speicher\\p{L}*",
  removes: "lösch\\p{L}*|entfern\\p{L}*|räum\\p{L}*|aufräum\\p{L}*|putz\\p{L}*",
  blames:
    "(?:du hast|hast du|warum hast du|wieso hast du|du machst|du hattest)(?: schon wieder| einfach| wieder)?",
  doNot: "Nicht noch einmal: ",
};
