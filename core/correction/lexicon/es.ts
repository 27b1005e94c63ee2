import { type Lexicon, phrases } from "./lexicon";

/** Spanish, of Spain and America (vos included); accents may be left out. */
export const es: Lexicon = {
  language: "es",
  wordBoundaries: true,
  functionWords: phrases(`
    el ¦ la ¦ los ¦ las ¦ que ¦ de ¦ y ¦ en ¦ un ¦ una ¦ por ¦ con ¦ para ¦ no ¦ es ¦ lo ¦ se ¦ del ¦ al ¦ esto ¦ eso ¦ está ¦ esta ¦ pero ¦ como ¦
    cómo ¦ qué ¦ usa ¦ usá ¦ uses ¦ me ¦ te ¦ mi ¦ tu ¦ hay ¦ siempre ¦ nunca ¦ dale ¦ podrias ¦ podés ¦ podes ¦ quiero ¦ necesito ¦ revisa ¦ revisá ¦
    haz ¦ hacé ¦ otra ¦ vez ¦ todo ¦ todos ¦ así ¦ acá ¦ aquí ¦ también ¦ más ¦
      le ¦ les ¦ nos ¦ su ¦ sus ¦ sin ¦ sobre ¦ desde ¦ hasta ¦ cuando ¦ donde ¦ si ¦ sí ¦ ya ¦ muy ¦ ese ¦ esa ¦ este ¦ ahora ¦ luego ¦ bien ¦ gracias ¦ perfecto ¦ sigue ¦ falta ¦ hazme ¦ hazlo ¦ agrega ¦ agregá ¦ quita ¦ pon ¦ poné ¦ cambia ¦ borra ¦ funciona ¦ error ¦ tiene ¦ son ¦ fue ¦ era ¦ ser ¦ hacer ¦ abajo ¦ arriba ¦ todos ¦ nada ¦ algo ¦ otro ¦ perdón ¦ listo ¦ mismo ¦ igual ¦ solo ¦ porque ¦ cada ¦ antes ¦ después ¦ ramas ¦ archivo`),
  mended: phrases(`
    siempre ¦ nunca ¦ porque ¦ quiero ¦ entonces`),
  families: {
    report: phrases(`
      dice ¦ dicen ¦ dijo ¦ escribe ¦ escribi[oó] ¦ afirma ¦ recomienda ¦ recomiendan ¦ sugiere ¦ seg[uú]n ¦ he le[ií]do ¦ le[ií] que`),
    opinion: phrases(`
      qu[eé] (?:opinas|piensas|crees|te parece) ¦ (?:es|sigue siendo) (?:\\S+ )?(?:cierto|verdad|correcto|v[aá]lido) ¦ est[aá]s de acuerdo`),
    settled: phrases(`
      d[eé]j[ae]lo(?: as[ií]| como est[aá])? ¦ dejalo(?: as[ií]| como est[aá])? ¦ olv[ií]dalo ¦ no (?:hace falta|es necesario)(?: (?:cambiar|tocar)(?:lo| nada)?)? ¦
      no pasa nada ¦ no cambies nada ¦ (?:as[ií] )?est[aá] (?:todo )?bien(?: as[ií])? ¦ todo bien ¦ da igual`),
    answer: phrases(`
      no hay (?:problema|de qu[eé]|apuro|prisa|errores) ¦
      no (?:te preocupes|importa|pasa nada|s[eé]|entiendo|entend[ií]|recuerdo|estoy segur[oa]|tengo (?:idea|ni idea)|me acuerdo) ¦ no,? gracias ¦
      por qu[eé] no ¦ ni idea ¦ no solo ¦ no s[oó]lo ¦ c[oó]mo no ¦ sin problemas? ¦ o no ¦
      no,? (?:gracias|nada m[aá]s|eso es todo|as[ií] est[aá] bien|todo bien|ninguno|todav[ií]a no)`),
    rejection: phrases(String.raw`
      nop ¦ par[aá] ¦ espera ¦ esper[aá] ¦ alto ¦ basta ¦ as[ií] no ¦ eso no ¦ ese no ¦ esa no ¦ as[ií] no es ¦ cancela ¦ cancel[aá] ¦ nada de eso ¦
      qu[eé] va ¦ para nada ¦ en absoluto ¦ tampoco ¦ no+(?=\s*(?:[,.!;:—–-]|$)) ¦ para(?=\s*(?:[,.!;:—–-]|$))`),
    contrast: phrases(`
      en (?:vez|lugar) de ¦ sino ¦ mejor ¦ m[aá]s bien ¦ no ~ sino ¦ cambia ~ por ¦ reemplaza ~ por ¦ en cambio ¦ al contrario ¦ no es ~ es ¦
      la que ~ no ¦
      (?:por|en|a|de|con) \\p{L}+,? no (?:por|en|a|de|con) ¦ tiene(?:n)? que (?:llevar|ser|estar|ir|tener) ¦ deber[ií]a(?:n)? ¦ va(?:n)? (?:abajo|arriba|a la|en el|en la|al) ¦ es la norma`),
    misdirection: phrases(`
      (?:me refer[ií]a|me refiero|quise decir|quer[ií]a decir|hablaba de|lo que ped[ií]|lo que quer[ií]a|lo que quiero|te ped[ií]|ped[ií]) ¦
      no (?:te )?(?:ped[ií]|dije|quer[ií]a|mencion[eé]|era|es) (?:eso|esto|as[ií]|lo que|ese|esa|el|la)? ¦
      no es (?:eso|as[ií]|lo que|ah[ií]|correcto|cierto|verdad) ¦ (?:entendiste|interpretaste|leiste|leíste) mal ¦
      te (?:equivocaste|confundiste|equivocas) ¦ (?:archivo|carpeta|rama|l[ií]nea|p[aá]gina) (?:equivocad[oa]|incorrect[oa]) ¦ al rev[eé]s ¦
      qui[eé]n (?:dijo|pidi[oó]|te) ¦ nadie (?:dijo|pidi[oó]) ¦ lo contrario`),
    takeback: phrases(`
      (?:revierte|revert[ií]|revertir|deshaz|deshac[eé]|deshacer|vuelve a|volv[eé] a|volver a|restaura|restaur[aá]|devuelve|rehaz|rehac[eé]) ¦
      como (?:estaba|era) antes ¦ (?:dejalo|d[eé]jalo|dej[aá]lo) como ¦ de nuevo ¦ d[aá] marcha atr[aá]s`),
    fault: phrases(String.raw`
      (?:has |hab[eé]s )?(?:rompiste|roto|borraste|borrado|eliminaste|cambiaste|quitaste|modificaste|agregaste|pusiste|hiciste|usaste|subiste|inventaste|sobrescribiste|perdiste|moviste|creaste|instalaste|arruinaste|dejaste|metiste|tocaste|copiaste|duplicaste) ¦
      (?:has|hab[eé]s) (?:roto|borrado|eliminado|cambiado|quitado|puesto|hecho|usado|subido|inventado|modificado|agregado|a[nñ]adido|metido|tocado|creado) ¦
      est[aá]s (?:mal|equivocad[oa]|usando|haciendo|rompiendo|inventando|poniendo|ignorando) ¦ por tu culpa ¦
      tu (?:c[oó]digo|cambio|respuesta|soluci[oó]n) (?:no|est[aá]|rompe|rompi[oó]|tiene) ¦ sin (?:preguntar|permiso|avisar|mi permiso) ¦
      desde (?:tu|tus|ese) cambios? ¦ sigues ¦ segu[ií]s \p{L}+ndo ¦
      por qu[eé] (?:cambiaste|borraste|quitaste|tocaste|moviste|renombraste|agregaste|instalaste|hiciste|cambias|borras|tocas) ¦ cambiaste todo ¦ no (?:arreglaste|cambiaste|hiciste|moviste) nada ¦ otra vez \p{L}+aste ¦ yo no te ped[ií] ¦
      (?:quitaste|sacaste|borraste|eliminaste|cambiaste|tocaste|rompiste) ¦ va en contra de`),
    neglect: phrases(`
      (?:no|nunca) (?:has|hiciste|agregaste|cambiaste|leiste|le[ií]ste|probaste|corregiste|pusiste|actualizaste|revisaste|respetaste|seguiste|arreglaste) ¦
      (?:te )?(?:olvidaste|olvid[aá]s|falt[oó]|falta|faltan|faltaron|salteaste|saltaste|ignoraste|omitiste) ¦ te has (?:olvidado|saltado) ¦ deb[ií]as ¦
      ten[ií]as que ¦ no est[aá](?:n)? ¦ no aparece(?:n)? ¦ d[oó]nde est[aá] ¦ solo (?:hiciste|cambiaste) ¦
      falta(?:n|ba|ron)? (?:el|la|los|las|un|una)? ¦ no (?:lo |la |los )?(?:probaste|revisaste|corriste|leíste|leiste|arreglaste|cambiaste|terminaste) ¦ te falt[oó]`),
    accusation: phrases(`
      por ?qu[eé] (?:has|hiciste|cambiaste|borraste|usas|us[aá]s|usaste|no(?! (?:se |\\p{L}+[aei]r(?: |[?]|$)))|est[aá]s|sigue|sigues|me|est[aá]|hay|pusiste|creaste) ¦
      qu[eé] (?:hiciste|has hecho|haces|hac[eé]s|pas[oó]|demonios|carajo) ¦
      (?:siquiera|acaso|de verdad|en serio) ?(?:le[ií]ste|probaste|revisaste|miraste)? ¦ c[oó]mo (?:puede|es posible|que) ¦ cu[aá]ntas veces ¦
      no (?:te )?(?:dije|hab[ií]amos|hab[ií]a) ¦ no (?:pod[eé]s|puedes) (?:simplemente|solo) ¦ qui[eé]n te ¦
      ¿? ?no (?:habíamos|habiamos|quedamos|te dije|te pedí|dijimos) ~ (?:quedado|dicho|en|que|acordado)`),
    evaluation: phrases(`
      (?:mal|mala|malo|feo|fea|horrible|terrible|p[eé]simo|incorrect[oa]s?|equivocad[oa]s?|rot[oa]s?|raro|rara|confuso|confusa|in[uú]til|desordenado|desastre|basura|porquer[ií]a|mierda|absurdo|innecesari[oa]s?|incomplet[oa]|inconsistente|ilegible|cortad[oa]|desalinead[oa]|superpuest[oa]|exagerado|est[uú]pid[oa]) ¦
      demasiad[oa]s? ¦ muy (?:grande|chico|peque[nñ]o|largo|corto|lento|feo|complejo|complicado|verboso|ancho|angosto|oscuro|claro|mal) ¦
      no (?:est[aá] (?:bien|correcto)|sirve|queda bien|tiene sentido|se ve bien|se entiende|es correcto) ¦ se ve (?:mal|feo|raro|horrible) ¦
      sin sentido ¦ de m[aá]s ¦ no va`),
    dislike: phrases(`
      no (?:me gusta|quiero|necesito|me sirve|me convence|hace falta|quer[ií]a) ¦ odio ¦ detesto ¦ no hace falta ¦ no es necesario ¦
      no me (?:agrada|cierra) ¦ prefiero no ¦ no lo quiero`),
    regression: phrases(`
      ya no ¦ (?:antes|anteriormente) (?:estaba|funcionaba|andaba|era|s[ií]|se ve[ií]a) ¦ se (?:rompi[oó]|perdi[oó]|borr[oó]|fue|desarm[oó]) ¦
      dej[oó] de (?:funcionar|andar) ¦ ahora (?:no|est[aá]|se|todo|nada|sale|tira|me|la|el|ya) ¦ desapareci[oó] ¦ peor ¦ funcionaba`),
    persistence: phrases(`
      (?:todav[ií]a|a[uú]n|sigue|siguen|contin[uú]a|otra vez|de nuevo|igual) ¦ (?:el )?mismo (?:error|problema|resultado) ¦ la misma cosa ¦
      no (?:funciona|anda|sirve|cambi[oó]|arranca|carga|funcion[oó]|se arregl[oó]|logra|abre|aparece|resuelve) ¦
      sigue (?:sin|igual|fallando|dando|saliendo|apareciendo|roto|mal) ¦ no hay cambios ¦ nada cambi[oó] ¦
      sigue(?:n)? (?:igual|dando|sin|saliendo|fallando|mal) ¦ lo mismo ¦ mismo error ¦ no (?:funciona|anda|sirve) ¦ tira error ¦ todav[ií]a ¦ sigue`),
    expectation: phrases(`
      (?:deber[ií]a|deber[ií]an|debe|deben|deb[ií]a|tendr[ií]a que|tiene que|tienen que|hay que|hab[ií]a que) ¦ se supone ¦ esperaba ¦
      (?:quiero|quisiera|necesito) que ¦ tal como ¦ como (?:en|dije|ped[ií]|el original|la captura|estaba|dice) ¦ aseg[uú]rate ¦ asegurate ¦ tal cual`),
    reminder: phrases(`
      (?:ya )?te (?:lo )?(?:dije|ped[ií]|coment[eé]|expliqu[eé]|he dicho|hab[ií]a dicho) ¦
      como (?:te )?(?:dije|ped[ií]|mencion[eé]|acordamos|quedamos) ¦ recuerda ¦ record[aá] ¦ acord[aá]te ¦ acu[eé]rdate ¦ no (?:te )?olvides ¦ repito ¦
      lee (?:las|el|la|lo|bien) ¦ le[eé] (?:las|el|la|lo|bien) ¦ seg[uú]n (?:las|el|la) ¦ sigue las ¦ segu[ií] las ¦
      ya (?:existe|existen|est[aá]|hay|tenemos|lo tenemos) ¦ quedamos en ¦ hab[ií]amos (?:dicho|quedado|acordado)`),
    recurrence: phrases(String.raw`
      otra vez ¦ de nuevo ¦ nuevamente ¦ cada vez ¦ siempre (?:lo mismo|haces|hac[eé]s|igual) ¦ todo el tiempo ¦
      (?:segunda|tercera|cuarta|en[eé]sima|en[eé]sima) vez ¦ (?:dos|tres|cuatro|varias|muchas|\d+) veces ¦ una y otra vez ¦ constantemente ¦ sigues ¦
      otra m[aá]s ¦ cu[aá]ntas veces`),
    frustration: phrases(String.raw`
      mierda ¦ joder ¦ carajo ¦ co[nñ]o ¦ puta ¦ puto ¦ hostia ¦ me cago ¦ la concha ¦ boludo ¦ bolud[oa] ¦ pelotud[oa] ¦ in[uú]til ¦ idiota ¦
      est[uú]pid[oa] ¦ imb[eé]cil ¦ uf+ ¦ ugh+ ¦ por favor! ¦ en serio ¦ no puede ser ¦ qu[eé] desastre ¦ harto ¦ harta ¦ cansad[oa] ¦ me rindo ¦
      p[eé]rdida de tiempo ¦ perdiendo el tiempo ¦ incre[ií]ble ¦ dios ¦ jaja\p{L}* ¦ madre m[ií]a ¦ genial,? ?(?:ahora|otra)`),
    prohibition: phrases(`
      no (?:uses|us[eé]s|hagas|hag[aá]s|toques|toqu[eé]s|cambies|cambi[eé]s|agregues|agregu[eé]s|a[nñ]adas|borres|borr[eé]s|elimines|pongas|pong[aá]s|crees|cre[eé]s|modifiques|subas|sub[aá]s|escribas|escrib[aá]s|instales|inventes|invent[eé]s|metas|edites|commitees|pushees|ejecutes|rompas|quites|vuelvas|vuelv[aá]s|preguntes|repitas|incluyas|dejes|mezcles|copies|asumas) ¦
      nunca ¦ jam[aá]s ¦ ni se te ocurra ¦ nada de ¦
      sin (?:tocar|cambiar|comentarios|emojis|modificar|agregar|usar|a[nñ]adir|explicaciones|res[uú]menes) ¦ prohibido ¦ evita ¦ evit[aá] ¦ evitar ¦
      deja de ¦ dej[aá] de ¦ no m[aá]s ¦ prohibid[oa]s? ¦ solo (?:toca|cambia|modifica|tocá|cambiá|modificá) ¦ basta de ¦ dej[aá] (?:de|el|la|los|las) ¦
      no hay que ¦ no se (?:usa|usan|puede|debe|toca)`),
    durable: phrases(`
      siempre ¦ nunca ¦ jam[aá]s ¦ (?:de|desde) ahora en (?:adelante|m[aá]s) ¦ a partir de (?:ahora|hoy) ¦ de aqu[ií] en adelante ¦
      en (?:el futuro|adelante) ¦ en lo sucesivo ¦ cada vez que ¦ cada vez ¦ por defecto ¦ en (?:todos|todas|cada) (?:los|las)? ¦
      para (?:todos|todas|cualquier) ¦ la pr[oó]xima(?: vez)? ¦ como regla ¦ en general ¦ nunca m[aá]s ¦ siempre que ¦
      cuando (?:hagas|edites|crees|cambies|termines) ¦ antes de cada ¦ despu[eé]s de cada ¦ recuerda (?:esto|que|siempre) ¦ sin excepci[oó]n ¦
      de ahora en adelante ¦ a partir de (?:ahora|hoy) ¦ siempre(?=[.!]?$) ¦ cada vez que ¦ antes de (?:instalar|hacer|tocar|cambiar) cualquier ¦
      para (?:el futuro|la pr[oó]xima|adelante) ¦ por lo general ¦ como norma ¦ a partir de hoy ¦ normalmente ¦ ten(?:lo|é)? en cuenta ¦ antes de (?:empezar|seguir)`),
    convention: phrases(`
      (?:nosotros|ac[aá]|aqu[ií]) (?:usamos|vamos|se usa|siempre|solo|trabajamos|no) ¦
      (?:usamos|trabajamos con|escribimos|preferimos|vamos con|manejamos|seguimos) ¦
      en (?:este|nuestro|el) (?:repo|repositorio|proyecto|equipo|c[oó]digo) ¦
      (?:la|nuestra|las|nuestras) (?:convenci[oó]n|norma|regla|convenciones|normas|reglas) ¦ (?:el|nuestro) (?:est[aá]ndar|estilo) ¦ est[aá]ndar ¦
      por convenci[oó]n ¦ gu[ií]a de estilo ¦ consistente ¦ buenas pr[aá]cticas`),
    consent: phrases(String.raw`
      (?:preg[uú]ntame|preguntame|consult[aá]me|cons[uú]ltame|av[ií]same|avisame|pedime|p[ií]deme) ¦
      (?:antes|primero) (?:preg[uú]nta\p{L}*|consulta\p{L}*|pregunt[aá]me) ¦
      sin (?:mi (?:permiso|confirmaci[oó]n|aprobaci[oó]n|ok)|preguntar\p{L}*|consultar\p{L}*) ¦
      hasta que (?:yo |te )?(?:confirme|diga|apruebe|lo diga) ¦ (?:yo|lo) (?:hago|subo|comiteo|despliego|decido|pruebo|corro) yo ¦
      (?:yo me encargo|lo hago yo) ¦ espera (?:mi|a que) ¦ solo (?:si|cuando) (?:yo|te) ¦
      pregunt(?:a|á|e)me ¦ preguntarme ¦ sin (?:mi|que yo|preguntar) ¦ yo (?:lo|la) (?:hago|subo|reviso)`),
    preferring: phrases(`
      prefiero ¦ prefer[ií]r[ií]a ¦ me gusta(?:r[ií]a)? (?:que|m[aá]s) ¦ quiero que (?:siempre|todo|todas|todos|me|uses|respondas|escribas) ¦
      (?:responde|respond[eé]|contesta|contest[aá]|habla|habl[aá]|escribe|escrib[ií]) (?:en|siempre|corto|breve) ¦
      en (?:espa[nñ]ol|castellano|ingl[eé]s) ¦ (?:s[eé]|se) (?:breve|conciso|claro) ¦ respuestas (?:cortas|breves) ¦ act[uú]a como ¦ actu[aá] como ¦
      eres un ¦ sos un ¦ en lo posible ¦ preferiblemente`),
    knowledge: phrases(`
      ya (?:existe|existen|tenemos|hay|est[aá] (?:instalad[oa]|hecho|creado)) ¦ no (?:tengo|tenemos) (?:acceso|permisos|licencia|instalado) ¦
      (?:el servidor|la base|la api|producci[oó]n|el backend|el front) (?:es|est[aá]|usa|corre) ¦ en realidad ¦ de hecho ¦ se llama ¦
      (?:corre|est[aá]|vive) en ¦ la ruta (?:es|correcta) ¦ estoy en (?:windows|mac|linux) ¦
      (?:estamos|trabajamos|estoy|trabajo|usamos|somos) (?:en|con|sobre|un|una) ¦ esto es (?:un|una) ~ (?:proyecto|repo|monorepo|servidor) ¦ (?:ya )?(?:tenemos|hay|existe) (?:ya )?(?:un|una|el|la) ¦ aqu[ií] (?:usamos|no|todo)`),
    universal: phrases(`
      (?:todo|todos|todas|cada|cualquier) ~ (?:debe|deben|tiene que|tienen que|va|van|deber[ií]a|necesitan?|requieren?|llevan?) ¦ solo (?:usa|us[aá]|usar|con|en) ¦ todo en ¦
      como m[aá]ximo ¦ m[aá]ximo ¦ m[ií]nimo ¦ no m[aá]s de ¦ al menos`),
    temporary: phrases(`
      por (?:ahora|el momento|esta vez) ¦ esta vez ¦ de momento ¦ hoy ¦ solo (?:esta vez|explica|explic[aá]|analiza|analiz[aá]|dime|decime) ¦
      todav[ií]a no ¦ temporalmente ¦ ahora mismo ¦ primero`),
    approval: phrases(`
      s[ií] ¦ dale ¦ ok ¦ okey ¦ vale ¦ bueno ¦ perfecto ¦ claro ¦ adelante ¦ hazlo ¦ hacelo ¦ exacto ¦ correcto ¦ de acuerdo ¦ seguro ¦ contin[uú]a ¦
      continu[aá] ¦ sigue ¦ segu[ií] ¦ listo ¦ est[aá] bien ¦ me parece bien ¦ por supuesto ¦ genial ¦ va ¦ procede ¦ te autorizo`),
    praise: phrases(`
      genial ¦ perfecto ¦ excelente ¦ bien ¦ buen[ií]simo ¦ muy bien ¦ gracias ¦ buen trabajo ¦ incre[ií]ble ¦ b[aá]rbaro ¦ fant[aá]stico ¦ anda ¦
      funciona ¦ qued[oó] (?:bien|genial|perfecto) ¦ me gusta ¦ b[ai]en hecho ¦ joya ¦ lindo`),
    pivot: phrases(`
      pero ¦ aunque ¦ sin embargo ¦ salvo ¦ excepto ¦ solo que ¦ lo [uú]nico ¦ el problema es ¦ casi`),
    tweak: phrases(String.raw`
      (?:m[aá]s|menos) (?:grande|chico|peque[nñ]o|largo|corto|ancho|oscuro|claro|alto|bajo|simple|espacio|margen|r[aá]pido) ¦ un poco (?:m[aá]s|menos) ¦
      (?:cambia|cambi[aá]|pon|pon[eé]|mueve|mov[eé]|agranda|achica) (?:el|la|los|las|lo) ¦ (?:arriba|abajo|a la (?:izquierda|derecha)|centrado) ¦
      \d+ ?(?:px|%) ¦ (?:color|tama[nñ]o|texto|bot[oó]n) ¦ (?:quita|quit[aá]|quitar|elimina|elimin[aá]|borra|borr[aá]|saca|sac[aá])`),
    request: phrases(`
      (?:por favor |podr[ií]as |pod[eé]s |puedes |ahora |y |quiero |necesito |quisiera |me |vamos a |ay[uú]dame a )*(?:agrega|agreg[aá]|agregar|agreg[aá]me|a[nñ]ade|a[nñ]adir|crea|cre[aá]|crear|haz|hac[eé]|hacer|escribe|escrib[ií]|implementa|implement[aá]|implementar|revisa|revis[aá]|revisar|corrige|correg[ií]|corregir|arregla|arregl[aá]|aregl[aá]|arreglar|explica|explic[aá]|explicar|muestra|mostr[aá]|ejecuta|ejecut[aá]|corre|corr[eé]|instala|instal[aá]|busca|busc[aá]|mira|mir[aá]|mirar|lee|le[eé]|actualiza|actualiz[aá]|genera|gener[aá]|prueba|prob[aá]|traduce|analiza|analiz[aá]|modifica|modific[aá]|sube|sub[ií]|contin[uú]a|dame|dime|decime|ay[uú]dame) ¦
      (?:ahora |y |por favor |ok |bien |perfecto )*(?:quiero|necesito|haz(?:me)?|hac[eé](?:me)?|crea|cre[aá]|agrega|agreg[aá]|añade|pon|pon[eé]|corre|corr[eé]|corrige|muestra|mostr[aá]|explica|genera|gener[aá]|exporta|escribe|escrib[ií]|usa|us[aá]|cambia|cambi[aá]|mueve|guarda|borra|quita|revisa|instala|actualiza|sube|que se pueda|exportar|conecta) ¦
      (?:necesito|quiero|empez[aá]|segu[ií]|dale con|agreg[aá]|hac[eé]|us[aá])`),
    inquiry: phrases(`
      c[oó]mo ¦ qu[eé] (?:es|significa|hace|hago|hay|pasa|modelo|tal|opinas) ¦ cu[aá]l(?:es)? ¦ d[oó]nde ¦ cu[aá]ndo ¦ qui[eé]n ¦ se puede ¦
      es posible ¦ hay (?:alguna|alg[uú]n) ¦ cu[aá]nt[oa]s? ¦ por ?qu[eé] ¦ para qu[eé] ¦ puedo ¦
      (?:se puede|cuánto|cuanto|qué pasa|que pasa|hay forma|sabés si|sabes si)`),
    trouble: phrases(`
      error(?:es)? ¦ excepci[oó]n ¦ falla ¦ fallo ¦ fall[oó] ¦ crashea ¦ no (?:arranca|carga|abre|compila|conecta|responde|encuentra|logra) ¦
      se (?:cuelga|cae|traba) ¦ log ¦ en blanco ¦ vac[ií]o ¦ sale ¦ tira`),
    selfcorrection: phrases(`
      (?:me equivoqu[eé]|mi error|error m[ií]o|culpa m[ií]a|mi culpa|perd[oó]n,? (?:yo|quise|era|me)|me confund[ií]|quise (?:poner|escribir)|escrib[ií] mal|fue mi) ¦
      (?:perd[oó]n|disculpa|ups|uy)[, ]+(?:me|era|es|fue|mi) ¦ me equivoqu[eé] ¦
      era (?:mi|mío|culpa mía|cosa mía) ¦ (?:te )?(?:pasé|di|mandé|pegué) (?:el|la) ~ (?:equivocad[oa]|que no era) ¦ cambi[eé] de (?:idea|opini[oó]n)`),
    deixis: phrases(`
      eso ¦ esto ¦ ese ¦ esa ¦ este ¦ esos ¦ esas ¦ estos ¦ estas ¦ aquello ¦ ah[ií] ¦ ac[aá] ¦ aqu[ií] ¦ tu ¦ tus ¦ lo que hiciste ¦ el [uú]ltimo ¦
      la [uú]ltima ¦ anterior ¦ as[ií]`),
    guideline: phrases(String.raw`
      (?:reglas|normas|gu[ií]a|instrucciones|convenciones|est[aá]ndares) ¦
      [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      (?:tu|tú|vos|ti) mism[oa] ¦ hazlo t[uú] ¦ hacelo vos ¦ por tu cuenta ¦ no me (?:pidas|pid[aá]s|hagas) (?:que )? ¦ prob[aá]lo vos ¦
      pru[eé]balo t[uú] ¦ ten[eé]s acceso ¦ tienes acceso`),
    rigor: phrases(`
      (?:con (?:cuidado|calma|atenci[oó]n)|a fondo|detenidamente|cuidadosamente|bien primero) ¦ no (?:adivines|asumas|inventes|supongas) ¦
      causa ra[ií]z ¦ hechos ¦ primero (?:lee|le[eé]|revisa|revis[aá]|analiza|verifica) ¦ asegurate ¦ verifica (?:bien|que) ¦ piensa ¦
      t[oó]mate tu tiempo`),
    ban: phrases(String.raw`
      nada de \p{L}+ ¦ sin \p{L}+ ¦ ning[uú]n\p{L}* \p{L}+`),
    swap: phrases(String.raw`
      [\w./-]+, no [\w./-]+`),
    workflow: phrases(String.raw`
      commits? ¦ comite\p{L}* ¦ push\p{L}* ¦ ramas? ¦ tests? ¦ pruebas? ¦ comentarios? ¦ documentaci[oó]n ¦ readme ¦ respuestas? ¦ res[uú]men(?:es)? ¦
      espa[nñ]ol ¦ ingl[eé]s ¦ nombres? ¦ variables? ¦ funciones ¦ dependencias? ¦ librer[ií]as? ¦ paquetes? ¦ logger ¦ logs? ¦ formato ¦
      indentaci[oó]n ¦ c[oó]digo ¦ archivos? ¦ carpetas? ¦ scripts? ¦ comandos? ¦ reglas? ¦ plan ¦ emojis? ¦ base de datos ¦ deploy ¦ configuraci[oó]n ¦
      tipos? ¦ versi[oó]n ¦ repo ¦ migraci[oó]n(?:es)? ¦ rollbacks? ¦ docstrings?`),
    taste: phrases(`
      colou?res? ¦ color ¦ fondo ¦ bot[oó]n(?:es)? ¦ [ií]conos? ¦ fuente ¦ margen ¦ ancho ¦ alto ¦ tama[nñ]o ¦ p[aá]gina ¦ men[uú] ¦ tarjeta ¦
      t[ií]tulo ¦ imagen ¦ texto ¦ dise[nñ]o ¦ pantalla`),
    nextstep: phrases(`
      ^(?:(?:ok|bien|perfecto|gracias|listo|genial|sí|si|dale|bueno|y|buenísimo)[ ,.!:]+){0,3}(?:ahora(?: el| la| los| las| hace| hacé| haz| agrega| quiero| falta)?|luego|después|siguiente|también|además|lo siguiente|otra cosa|sigamos|pasemos) ¦ también(?=[.!]?$) ¦ lo mismo (?:para|con|en)`),
    state: phrases(String.raw`
      (?:ahora |y |pero |ya )?(?:el|la|los|las|esto|eso|ese|esa|esos|estos|todo|mi|mis|se) ?(?:[\p{L}\d.-]+ ){0,3}?(?:está|están|es|son|no|tiene|tienen|sale|salen|aparece|aparecen|queda|quedan|sigue|siguen|falta|faltan|va|van|hace|muestra|se|era|quedó|salió) ¦ (?:me )?sale ¦ (?:no )?(?:carga|abre|guarda|aparece|muestra|funciona)`),
    norm: phrases(String.raw`
      (?:los|las|todos los|todas las|cada|nuestros|nuestras) (?:[\p{L}-]+ ){1,4}?(?:van|va|son|es|se|están|deben|debe|tienen|tiene|llevan|lleva|viven) ¦ se llaman? ¦ (?:usamos|trabajamos|escribimos|guardamos|nombramos|seguimos) ¦ nunca (?:en|sobre|sin|a) ¦ (?:es|son) (?:la norma|obligatori\p{L}+|regla) ¦ (?:siempre|nunca)(?=[.!,]?$) ¦ (?:antes de|después de) (?:cada|cualquier|instalar|hacer|tocar) ¦
      (?:cada|tod[oa]s? (?:l[oa]s? )?) ?(?:[\p{L}-]+ ){1,3}?(?:necesitan?|deben?|tienen? que|llevan?|requieren?)`),
    restrict: phrases(String.raw`
      solo (?:te|el|la|los|las|eso|quería|ped\p{L}+) ¦ s[oó]lo (?:te|el|la|eso) ¦ nada m[aá]s ¦ no (?:todo|todos|todas|el resto) ¦ d[eé]ja(?:lo|la|los)? como ¦ no me toques ¦ te dije`),
    agentAnswers: phrases(String.raw`
      (?:expli\p{L}+|describ\p{L}+|list\p{L}+|resum\p{L}+|recomend\p{L}+|compar\p{L}+|respond\p{L}+|encontr\p{L}+|analiz\p{L}+|pregunt\p{L}+)`),
    staged: phrases(String.raw`
      ^(?:por favor )?(?:traduce|traducí|traduzca|finge|simula|imagina|haz de|hacé de) ¦ haz de (?:un |una )?\p{L}+ ¦ finge (?:que|ser)`),
    conditional: phrases(String.raw`
      si ¦ cuando ¦ en caso de ¦ en cuanto ¦ mientras ¦ a menos que ¦ hasta que`),
    tag: phrases(String.raw`
      (?:no|verdad|cierto|o no|eh)(?=[ ]*[?]+[ ]*$) ¦ me pregunto ¦ una (?:duda|pregunta) ¦ por curiosidad`),
    neg: phrases(String.raw`
      no ¦ nunca ¦ sin ¦ nada ¦ nadie ¦ ni ¦ ningun\p{L}* ¦ tampoco`),
    we: phrases(String.raw`
      nosotros ¦ nuestr\p{L}+ ¦ \p{L}+amos ¦ \p{L}+emos`),
    you: phrases(String.raw`
      t[uú] ¦ vos ¦ te ¦ \p{L}+aste ¦ \p{L}+iste`),
    me: phrases(`
      yo ¦ mi ¦ me ¦ mis ¦ m[ií]`),
    past: phrases(String.raw`
      era ¦ estaba ¦ fue ¦ había ¦ ya ¦ antes ¦ \p{L}+aste ¦ \p{L}+iste`),
    harm: phrases(String.raw`
      contraseñas? ¦ claves? ¦ credenciales? ¦ secretos? ¦ tokens? ¦ (?:en|a) (?:producción|prod|git|el repo) ¦ inyección ¦ datos (?:reales|personales|de clientes) ¦ clientes reales ¦ vulnerab\p{L}+ ¦ perd[íi] ¦ rgpd`),
    manner: phrases(String.raw`
      respuestas? (?:más )?(?:cortas?|breves?|largas?) ¦ (?:menos|más) (?:texto|código|palabras) ¦ (?:en|con) (?:una|dos|tres|pocas) (?:frases?|líneas?|palabras) ¦ (?:sé|se) (?:breve|conciso) ¦ sin (?:rodeos|introducción|explicaciones|tecnicismos) ¦ al grano ¦ (?:con|de) usted ¦ tutea\p{L}* ¦ no (?:te disculpes|expliques)`),
    success: phrases(`
      (?:ya |ahora )?(?:funciona|anda|carga|compila|sube|corre|pasa|abre|guarda)(?: bien| perfecto| rápido)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:todo|quedó|está) (?:bien|perfecto|listo|verde|ok) ¦ (?:ahora|ya) s[ií] ¦ (?:buen[ií]simo|genial|qué lind[oa]) ¦ (?:ya está|ahí va|listo)`),
    minewill: phrases(`
      (?:yo )?(?:voy a|ya) (?:probar|revisar|ver|lo pruebo) ¦ dame un (?:minuto|segundo)`),
    agentAsks: phrases(`
      (?:quieres|quer[eé]s|te gustar[ií]a|deseas|confirma|ind[ií]came|prefieres|puedo|debo) ¦
      ^(?:preguntó|propuso|sugirió|pidió|ofreció) ¦ preguntó`),
    agentClaims: phrases(`
      (?:listo|hecho|corregido|arreglado|solucionado|funciona|completado|terminado|ahora s[ií]|deber[ií]a)`),
    agentChanges: phrases(`
      (?:agregu[eé]|a[nñ]ad[ií]|cambi[eé]|cre[eé]|modifiqu[eé]|elimin[eé]|actualic[eé]|implement[eé]|correg[ií]|instal[eé]|ejecut[eé]|mov[ií]|reemplac[eé]|escrib[ií]|he (?:agregado|a[nñ]adido|cambiado|creado|modificado|eliminado|actualizado|implementado|corregido|instalado|ejecutado)) ¦
      ^(?!explic|pregunt|respond|list|dij|dijo|recomend|sugir|propus|mostr)\\p{L}{2,}(?:ó|ió) ¦ ^(?:puso|hizo|hubo|deshizo|rehízo)`),
  },
};
