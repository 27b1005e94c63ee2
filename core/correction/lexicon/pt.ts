import { type Lexicon, phrases } from "./lexicon";

/** Portuguese, of Brazil and Portugal. */
export const pt: Lexicon = {
  language: "pt",
  wordBoundaries: true,
  functionWords: phrases(`
    o ¦ os ¦ as ¦ um ¦ uma ¦ de ¦ do ¦ da ¦ dos ¦ das ¦ que ¦ e ¦ é ¦ não ¦ nao ¦ em ¦ no ¦ na ¦ nos ¦ para ¦ pra ¦ com ¦ por ¦ se ¦ eu ¦ você ¦ voce ¦
    vc ¦ isso ¦ esse ¦ essa ¦ este ¦ esta ¦ está ¦ mas ¦ como ¦ mais ¦ sempre ¦ nunca ¦ faz ¦ faça ¦ usa ¦ use ¦ cria ¦ ainda ¦ já ¦ tem ¦ sim ¦ aqui ¦
    também ¦ quero ¦ preciso ¦ pode ¦ favor ¦ meu ¦ minha ¦ ao ¦ são ¦ foi ¦ novo ¦ nada ¦ viu ¦ né ¦
      seu ¦ sua ¦ lhe ¦ nós ¦ ele ¦ ela ¦ eles ¦ sem ¦ sobre ¦ quando ¦ onde ¦ agora ¦ depois ¦ bom ¦ boa ¦ obrigado ¦ valeu ¦ tá ¦ ta ¦ dá ¦ dando ¦ pelo ¦ pela ¦ coloca ¦ muda ¦ tira ¦ apaga ¦ mexe ¦ mexer ¦ funciona ¦ erro ¦ mesmo ¦ só ¦ tudo ¦ todos ¦ porque ¦ cada ¦ antes ¦ continua ¦ faltou ¦ volta ¦ pode ¦ qual ¦ nossas ¦ nossos ¦ nosso ¦ nossa ¦ variáveis ¦ tela ¦ arquivo`),
  mended: phrases(`
    sempre ¦ nunca ¦ porque ¦ ainda ¦ quero`),
  families: {
    report: phrases(`
      diz ¦ dizem ¦ disse ¦ escreveu ¦ afirma ¦ recomenda ¦ sugere ¦ segundo ¦ de acordo com ¦ li que`),
    opinion: phrases(`
      o que (?:voc[eê] )?acha ¦ (?:é|isso é) (?:\\S+ )?(?:verdade|certo|correto|v[aá]lido) ¦ concorda`),
    settled: phrases(`
      deixa (?:assim|pra l[aá]|quieto|como est[aá]) ¦ esquece ¦ n[aã]o precisa(?: (?:mudar|mexer|alterar)(?: nada)?)? ¦ (?:t[aá]|est[aá]) (?:tudo )?(?:bom|bem|certo|ok)(?: assim)? ¦ tudo bem`),
    answer: phrases(`
      (?:sem|não tem|nao tem) problemas? ¦ não,? obrigad[oa] ¦ nao,? obrigad[oa] ¦ n[aã]o sei ¦ n[aã]o importa ¦ n[aã]o se preocupe ¦ nem ideia ¦
      sem ideia ¦ por que n[aã]o ¦ n[aã]o entendi ¦ n[aã]o lembro ¦ de nada ¦ n[aã]o s[oó] ¦ ou n[aã]o ¦ n[aã]o tenho certeza ¦
      n[aã]o,? (?:obrigad[oa]|só isso|é só isso|tudo bem|nada|ainda não|valeu)`),
    rejection: phrases(String.raw`
      nop ¦ pare ¦ p[aá]ra ¦ espera ¦ espere ¦ calma ¦ chega ¦ assim n[aã]o ¦ isso n[aã]o ¦ esse n[aã]o ¦ n[aã]o [eé] (?:isso|assim|esse|essa|a[ií]) ¦
      cancela ¦ cancele ¦ esquece ¦ de jeito nenhum ¦ nada disso ¦ opa ¦ n[aã]o+(?=\s*(?:[,.!;:—–-]|$)) ¦ para(?=\s*(?:[,.!;:—–-]|$))`),
    contrast: phrases(`
      em vez de ¦ ao inv[eé]s de ¦ no lugar de ¦ e sim ¦ mas sim ¦ n[aã]o ~ mas ¦ n[aã]o ~ e sim ¦ melhor ¦ prefiro ¦ troca ~ por ¦ troque ~ por ¦
      substitui ~ por ¦ e n[aã]o ¦ pelo contr[aá]rio ¦
      (?:aqui|no projeto) é ¦ quero em ¦ é o de (?:cima|baixo) ¦ n[aã]o (?:o|a|em|no|na) \\p{L}+ ¦ deveria`),
    misdirection: phrases(`
      (?:eu )?(?:quis dizer|queria dizer|me referi|estava falando|tava falando|falei de|pedi) ¦
      n[aã]o (?:foi|era|[eé]) (?:isso|o que|esse|essa|assim|bem) ¦ (?:eu )?n[aã]o (?:pedi|falei|disse|queria|mandei) ¦
      (?:voc[eê]|vc) (?:entendeu|leu|interpretou) errado ¦ (?:voc[eê]|vc) (?:se enganou|confundiu|se confundiu) ¦
      (?:arquivo|pasta|branch|linha|p[aá]gina|lugar) errad[oa] ¦ o contr[aá]rio ¦ ao contr[aá]rio ¦ quem (?:disse|pediu|mandou) ¦
      ningu[eé]m (?:pediu|falou) ¦ o que eu (?:quero|pedi|queria)`),
    takeback: phrases(`
      (?:reverte|reverta|reverter|desfaz|desfa[cç]a|desfazer|volta|volte|restaura|restaure|refaz|refa[cç]a|refazer) ¦ como (?:estava|era) ¦ do zero ¦
      (?:faz|fa[cç]a|d[aá]) (?:um )?rollback ¦ de volta`),
    fault: phrases(`
      (?:voc[eê]|vc|tu) (?:j[aá] |s[oó] |ainda |sempre |tamb[eé]m )*(?:quebrou|apagou|removeu|mudou|alterou|excluiu|colocou|adicionou|usou|fez|criou|inventou|sobrescreveu|perdeu|moveu|esqueceu|estragou|deletou|commitou|subiu|mexeu|tirou|deixou|errou|instalou|bagun[cç]ou|ignorou|escreveu|trocou) ¦
      (?:voc[eê]|vc) (?:est[aá]|t[aá]) (?:errad[oa]|usando|fazendo|quebrando|inventando|ignorando|mudando) ¦ (?:voc[eê]|vc) (?:continua|fica|vive) ¦
      (?:sua|seu|suas|seus) (?:c[oó]digo|mudan[cç]as?|altera[cç][aã]o|altera[cç][oõ]es|resposta|solu[cç][aã]o|corre[cç][aã]o) (?:n[aã]o|quebrou|est[aá]|tem|deu) ¦
      sem (?:perguntar|permiss[aã]o|avisar|pedir|minha) ¦ por conta pr[oó]pria ¦
      por ?qu[eê] (?:voc[eê]|vc) ¦ (?:n[aã]o|nem) pedi (?:pra|para) ¦ voc[eê] n[aã]o mudou nada ¦ j[aá] tentou ¦
      (?:voc[eê]|vc|tu) (?:tirou|removeu|apagou|mudou|quebrou|mexeu) ¦ vai contra`),
    neglect: phrases(`
      (?:voc[eê]|vc) (?:n[aã]o|esqueceu|pulou|ignorou|deixou de|s[oó]) ¦ esqueceu ¦ falt(?:a|am|ou|aram)(?:ndo)? ¦ faltando ¦ deveria ter ¦
      era pra (?:voc[eê]|ter) ¦ cad[eê] ¦ onde (?:est[aá]|t[aá]|foi) ¦
      n[aã]o (?:est[aá]|t[aá]|tem|apareceu|atualizou|corrigiu|mudou|leu|testou|respeitou|seguiu) ¦
      falt(?:ou|a|am|aram) ¦ n[aã]o (?:testou|verificou|rodou|leu|mudou|arrumou|fez) ¦ cad[eê]`),
    accusation: phrases(`
      por ?qu[eê] (?:voc[eê]|vc|n[aã]o(?! \\p{L}+[aei]r(?: |[?]|$))|est[aá]|ainda|mudou|apagou|usou|fez|sempre|t[aá]|isso) ¦ o que (?:voc[eê]|vc) (?:fez|t[aá]|est[aá]) ¦
      que (?:porra|merda|diabos) ¦ (?:voc[eê]|vc) (?:leu|testou|verificou|olhou|sequer|realmente|ao menos|pelo menos) ¦ como (?:pode|assim|que) ¦
      quantas vezes ¦ n[aã]o (?:tinha|t[ií]nhamos|falei|disse|pedi) ¦ tem certeza ¦ quem (?:te )?mandou ¦ n[aã]o d[aá] pra simplesmente ¦
      (?:a gente|nós|eu|você) n[aã]o (?:tinha|tínhamos|ia|havia) (?:combinado|dito|pedido|falado)?`),
    evaluation: phrases(`
      (?:errad[oa]s?|ruim|feio|feia|horr[ií]vel|p[eé]ssim[oa]|quebrad[oa]s?|estranh[oa]s?|confus[oa]|in[uú]til|ileg[ií]vel|bagun[cç]ad[oa]|bagun[cç]a|lixo|porcaria|merda|absurdo|rid[ií]culo|desnecess[aá]ri[oa]s?|incomplet[oa]|inconsistente|desalinhad[oa]|cortad[oa]|incorret[oa]s?|burro|zoado|tosco) ¦
      muito (?:grande|pequeno|longo|curto|lento|feio|complexo|complicado|verboso|largo|estreito|escuro|claro|ruim) ¦ demais ¦
      n[aã]o (?:est[aá] (?:bom|certo|correto|legal)|ficou (?:bom|legal|certo)|faz sentido|presta|serve|ficou|t[aá] (?:bom|certo|legal)) ¦ sem sentido ¦
      ficou (?:ruim|feio|estranho|horr[ií]vel|p[eé]ssimo|errado) ¦ mal`),
    dislike: phrases(`
      n[aã]o (?:gostei|gosto|quero|preciso|curti|queria|precisa|me agrada) ¦ odeio ¦ detesto ¦ n[aã]o [eé] necess[aá]rio ¦ n[aã]o precisava ¦
      n[aã]o estou satisfeit[oa] ¦ dispenso`),
    regression: phrases(`
      n[aã]o ~ mais ¦ parou de (?:funcionar)? ¦ (?:antes|anteriormente) (?:funcionava|estava|era|tinha) ¦ funcionava ¦ sumiu ¦ sumiram ¦ desapareceu ¦
      quebrou ¦ agora (?:n[aã]o|est[aá]|t[aá]|tudo|nada|deu|o|a|ficou) ¦ piorou ¦ pior`),
    persistence: phrases(`
      ainda ¦ continua ¦ (?:o )?mesmo (?:erro|problema|resultado) ¦ mesma coisa ¦
      n[aã]o (?:funciona|funcionou|mudou|resolveu|adiantou|carrega|abre|aparece|roda|foi|deu certo|corrigiu) ¦ nada (?:mudou|aconteceu|funciona) ¦
      de novo ¦ igual ¦ segue (?:igual|com|dando) ¦ sem (?:sucesso|efeito|mudan[cç]a) ¦
      continua (?:dando|igual|com|sem|o|a|errado) ¦ mesmo erro ¦ ainda n[aã]o ¦ n[aã]o (?:funciona|deu certo|sobe|abre) ¦ tá dando`),
    expectation: phrases(`
      (?:deveria|deveriam|deve|devem|devia|era pra|tem que|t[eê]m que|precisa|precisam) ¦ esperava ¦ (?:quero|queria|gostaria) que ¦
      como (?:no|na|pedi|falei|combinado|o original|estava) ¦ certifique-se ¦ garanta ¦ exatamente ¦ igual (?:a|ao|o|no)`),
    reminder: phrases(`
      (?:eu )?(?:j[aá] )?(?:te )?(?:falei|disse|pedi|expliquei|avisei|mandei) ¦ como (?:eu )?(?:falei|disse|pedi|combinamos|mencionei) ¦ lembra ¦
      lembre(?:-se)? ¦ n[aã]o (?:se )?esque[cç]a ¦ repito ¦ (?:leia|l[eê]) (?:as|o|a|direito|de novo) ¦ (?:segundo|siga|conforme) (?:as|o|a) ¦
      j[aá] (?:existe|existem|temos|tem|falei|disse|est[aá]) ¦ t[ií]nhamos (?:combinado|falado) ¦ padr[aã]o (?:do|da)`),
    recurrence: phrases(String.raw`
      de novo ¦ outra vez ¦ novamente ¦ toda (?:vez|hora) ¦ sempre ¦ o tempo todo ¦ (?:segunda|terceira|quarta|en[eé]sima|mil[eé]sima) vez ¦
      (?:duas|tr[eê]s|quatro|v[aá]rias|mil|\d+) vezes ¦ quantas vezes ¦ constantemente ¦ mais uma vez ¦ continua`),
    frustration: phrases(`
      merda ¦ porra ¦ caralho ¦ cacete ¦ droga ¦ puta ¦ puts ¦ putz ¦ aff+ ¦ affe ¦ meu deus ¦ pelo amor de deus ¦ s[eé]rio ¦ fala s[eé]rio ¦
      n[aã]o acredito ¦ que saco ¦ saco ¦ desisto ¦ cansei ¦ cansad[oa] ¦ idiota ¦ burro ¦ in[uú]til ¦ inacredit[aá]vel ¦ perda de tempo ¦ kkk+ ¦ haha ¦
      parab[eé]ns ¦ palha[cç]ada ¦ pqp ¦ vsf ¦ ridículo`),
    prohibition: phrases(`
      n[aã]o (?:use|usa|fa[cç]a|faz|mexa|mexe|toque|mude|muda|altere|adicione|apague|exclua|coloque|crie|cria|modifique|suba|escreva|instale|invente|edite|commite|comite|fa[cç]a push|execute|rode|quebre|remova|repita|inclua|deixe|pergunte|comente|coloca|p[oõ]e) ¦
      nunca ¦ jamais ¦ nada de ¦ sem (?:mexer|mudar|coment[aá]rios|emojis?|alterar|usar|adicionar|explica[cç][oõ]es) ¦ proibido ¦ evite ¦ evita ¦
      evitar ¦ pare de ¦ para de ¦ chega de ¦ n[aã]o (?:pode|deve|[eé] para|[eé] pra) ¦ nem pense ¦ deixa (?:o|a|os|as) ¦ deixe (?:o|a|os|as) ¦
      s[oó] (?:mexa|altere|mude)`),
    durable: phrases(`
      sempre ¦ nunca ¦ jamais ¦ (?:de|a partir de) agora em diante ¦ a partir de (?:agora|hoje) ¦ daqui (?:pra|para) (?:frente|a frente) ¦
      de agora em diante ¦ no futuro ¦ futuramente ¦ toda vez ¦ toda vez que ¦ por padr[aã]o ¦ em (?:todos|todas|cada|qualquer) ¦
      para (?:todos|todas|qualquer|cada) ¦ da pr[oó]xima(?: vez)? ¦ na pr[oó]xima ¦ em geral ¦ nunca mais ¦ sempre que ¦
      quando (?:for|fizer|criar|editar|terminar) ¦ antes de cada ¦ depois de cada ¦ lembre(?:-se)? (?:disso|sempre|que) ¦ sem exce[cç][aã]o ¦
      obrigatoriamente ¦
      a partir de agora ¦ daqui (?:pra|para) frente ¦ sempre que ¦ toda vez ¦ sempre (?:responda|use|rode|teste) ¦
      para o futuro ¦ no geral ¦ via de regra ¦ a partir de hoje ¦ normalmente ¦ tenha? em mente ¦ leva em conta ¦ antes de (?:começar|continuar)`),
    convention: phrases(`
      (?:a gente|n[oó]s|aqui) (?:usa|usamos|s[oó] usa|sempre|escreve|trabalha|n[aã]o) ¦
      (?:usamos|trabalhamos com|escrevemos|preferimos|seguimos|mantemos) ¦
      (?:neste|nesse|no nosso|no|do) (?:repo|reposit[oó]rio|projeto|time|c[oó]digo) ¦ (?:o|nosso) (?:padr[aã]o|estilo) ¦ padr[aã]o ¦
      (?:a|as|nossa|nossas) (?:conven[cç][aã]o|conven[cç][oõ]es|regras?|normas?) ¦ guia de estilo ¦ consistente ¦ boas pr[aá]ticas`),
    consent: phrases(`
      (?:me )?(?:pergunte|pergunta|consulte|avise|avisa)(?:-me)?(?: antes| primeiro| sempre)? ¦
      antes (?:me |de )?(?:pergunte|perguntar|consulte|confirme) ¦
      sem (?:minha (?:permiss[aã]o|aprova[cç][aã]o|confirma[cç][aã]o)|me perguntar|meu ok|eu) ¦
      at[eé] (?:que )?eu (?:confirmar|confirme|mandar|falar|aprovar|dizer) ¦
      (?:eu|deixa que eu) (?:mesmo )?(?:fa[cç]o|subo|comito|commito|decido|testo|rodo) ¦ (?:pe[cç]a|pede) (?:minha|confirma[cç][aã]o|permiss[aã]o) ¦
      s[oó] (?:se|quando) eu ¦ espere (?:minha|meu|eu) ¦
      sem eu (?:pedir|mandar|autorizar) ¦ (?:s[oó] )?quando eu (?:pedir|mandar|falar) ¦ me (?:pergunta|pergunte|avisa) antes`),
    preferring: phrases(`
      prefiro ¦ preferiria ¦ (?:eu )?gosto (?:mais|de|que) ¦ gostaria que ¦ quero que (?:voc[eê]|vc|sempre|tudo|todos) ¦
      (?:responda|responde|escreva|escreve|fale|fala|explique) (?:em|sempre|s[oó]|curto|de forma) ¦ em (?:portugu[eê]s|ingl[eê]s) ¦
      (?:seja) (?:breve|conciso|direto) ¦ respostas (?:curtas|breves) ¦ de prefer[eê]ncia ¦ se poss[ií]vel ¦ (?:aja|haja|atue|pense) como ¦
      voc[eê] [eé] um`),
    knowledge: phrases(`
      j[aá] (?:existe|existem|temos|tem|est[aá] (?:instalad[oa]|feito|pronto|criado)) ¦
      n[aã]o (?:tenho|temos) (?:acesso|permiss[aã]o|licen[cç]a|instalado) ¦
      (?:o servidor|o banco|a api|a produ[cç][aã]o|o backend) (?:[eé]|est[aá]|usa|roda|fica) ¦ roda (?:no|na|em) ¦ se chama ¦ fica em ¦ na verdade ¦
      na real ¦ de fato ¦ uso (?:windows|mac|linux) ¦ n[aã]o [eé] suportado ¦
      (?:a gente|estamos|usamos|trabalhamos|estou|somos) (?:usa|em|com|no|na|um|uma) ¦ isso [eé] (?:um|uma) ~ (?:projeto|repo|monorepo|servidor) ¦ (?:j[aá] )?(?:temos|tem|existe) (?:j[aá] )?(?:um|uma|o|a) ¦ aqui (?:usamos|a gente|n[aã]o)`),
    universal: phrases(`
      (?:todo|toda|todos|todas|cada|qualquer) ~ (?:deve|devem|tem que|t[eê]m que|precisa|precisam|vai|requer|requerem) ¦ s[oó] (?:use|usa|com|em) ¦ somente ¦ apenas ¦
      no m[aá]ximo ¦ m[aá]ximo ¦ m[ií]nimo ¦ pelo menos ¦ n[aã]o mais (?:que|do que)`),
    temporary: phrases(`
      por (?:enquanto|ora) ¦ (?:dessa|desta|nesta|nessa) vez ¦ no momento ¦ hoje ¦ agora n[aã]o ¦ ainda n[aã]o ¦ temporariamente ¦
      s[oó] (?:explica|explique|analise|me diga) ¦ primeiro ¦ s[oó] (?:hoje|dessa vez)`),
    approval: phrases(`
      sim ¦ ok ¦ okay ¦ beleza ¦ blz ¦ certo ¦ isso ¦ isso a[ií] ¦ isso mesmo ¦ perfeito ¦ claro ¦ pode (?:fazer|ser|seguir|ir|continuar) ¦ fa[cç]a ¦
      manda (?:ver|bala) ¦ vai ¦ vamos ¦ concordo ¦ continua ¦ continue ¦ prossiga ¦ exato ¦ t[aá] bom ¦ est[aá] bom ¦ confirmado ¦ aprovado ¦ show ¦
      fechado`),
    praise: phrases(`
      [oó]timo ¦ perfeito ¦ excelente ¦ muito bom ¦ bom ¦ legal ¦ massa ¦ show ¦ obrigad[oa] ¦ valeu ¦ parab[eé]ns ¦ funcionou ¦ maravilha ¦ top ¦
      bom trabalho ¦ lindo ¦ gostei ¦ melhor`),
    pivot: phrases(`
      mas ¦ por[eé]m ¦ contudo ¦ entretanto ¦ exceto ¦ s[oó] que ¦ menos ¦ o problema [eé] ¦ quase ¦ [uú]nica coisa ¦ pena`),
    tweak: phrases(String.raw`
      (?:um pouco|muito|bem) (?:mais|menos) ¦ (?:mais|menos) (?:largo|alto|baixo|escuro|claro|espa[cç]o|simples|curto|longo) ¦ (?:maior|menor) ¦
      (?:muda|mude|move|mova|coloca|coloque|aumenta|diminui) (?:o|a|os|as) ¦ (?:[aà] esquerda|[aà] direita|em cima|embaixo|no centro|centralizad[oa]) ¦
      \d+ ?(?:px|%) ¦ (?:cor|tamanho|margem|texto|bot[aã]o) ¦ (?:remove|remova|tira|tire|apaga|apague|exclui|exclua)`),
    request: phrases(`
      (?:por favor |pode |poderia |agora |e |depois |quero |preciso |gostaria de |me ajud[ea] a |vamos )*(?:adiciona|adicione|adicionar|cria|crie|criar|fa[cç]a|faz|fazer|escreve|escreva|implementa|implemente|mostra|mostre|explica|explique|verifica|verifique|testa|teste|roda|rode|instala|instale|l[eê]|leia|procura|olha|corrige|corrija|arruma|arrume|altera|altere|gera|gere|analisa|analise|continua|continue|me d[aê]|me diga|abre|abra|traduz|melhora|melhore|prepara|atualiza|atualize|lista|liste|revisa|revise)`),
    inquiry: phrases(`
      como (?:fa[cç]o|eu|posso|fazer|funciona|que|[eé])? ¦ o que (?:[eé]|s[aã]o|significa|faz|devo|acontece) ¦ qual ¦ quais ¦ onde ¦ quando ¦ quem ¦
      tem (?:como|alguma|algum) ¦ [eé] poss[ií]vel ¦ d[aá] (?:pra|para) ¦ posso ¦ quant[oa]s? ¦ por ?qu[eê] ¦ pra que ¦ devo ¦ existe`),
    trouble: phrases(String.raw`
      erros? ¦ exce[cç][aã]o ¦ falha ¦ falhou ¦ crash\p{L}* ¦ n[aã]o (?:inicia|carrega|abre|compila|conecta|responde|encontra|roda) ¦ travou ¦ trava ¦
      log ¦ vazi[oa] ¦ em branco ¦ bug ¦ timeout`),
    selfcorrection: phrases(`
      (?:meu erro|erro meu|foi mal|minha culpa|me enganei|eu (?:errei|me enganei|me confundi|digitei errado|escrevi errado|falei errado)|desculpa,? (?:eu|era|foi)|quis (?:digitar|escrever)|erro de digita[cç][aã]o) ¦
      foi mal ¦ (?:desculpa|ops|opa|perd[aã]o)[, ]+(?:errei|era|foi|eu|pasta|arquivo|me) ¦ errei ¦
      era (?:o meu|a minha|meu|minha|coisa minha) ¦ (?:te )?(?:passei|mandei|colei|dei) (?:o|a) ~ errad[oa] ¦ mudei de ideia`),
    deixis: phrases(`
      isso ¦ isto ¦ esse ¦ essa ¦ esses ¦ essas ¦ este ¦ esta ¦ aquilo ¦ aquele ¦ aqui ¦ a[ií] ¦ ali ¦ seu ¦ sua ¦ voc[eê] ¦ vc ¦ [uú]ltimo ¦
      [uú]ltima ¦ anterior ¦ acima ¦ assim`),
    guideline: phrases(String.raw`
      (?:regras|diretrizes|instru[cç][oõ]es|conven[cç][oõ]es|guia|normas) ¦
      [\w./@-]*(?:rules?|agents?|claude|style|guide\w*|conventions?)\.(?:md|mdc|txt)`),
    selfserve: phrases(`
      voc[eê] mesmo ¦ por conta pr[oó]pria ¦ sozinho ¦ testa voc[eê] ¦ fa[cç]a voc[eê] ¦ voc[eê] tem acesso ¦ n[aã]o me pe[cç]a`),
    rigor: phrases(`
      (?:com (?:cuidado|calma|aten[cç][aã]o)|a fundo|cuidadosamente|direito) ¦ n[aã]o (?:adivinhe|chute|invente|assuma|suponha) ¦ causa raiz ¦ fatos ¦
      (?:leia|verifique|analise) (?:primeiro|antes) ¦ pensa (?:bem|direito)`),
    ban: phrases(String.raw`
      nada de \p{L}+ ¦ sem \p{L}+ ¦ nenhum\p{L}* \p{L}+`),
    swap: phrases(String.raw`
      [\p{L}\w./-]+, n[aã]o [\p{L}\w./-]+`),
    workflow: phrases(String.raw`
      commits? ¦ push ¦ branch\p{L}* ¦ testes? ¦ coment[aá]rios? ¦ documenta[cç][aã]o ¦ readme ¦ respostas? ¦ resumos? ¦ portugu[eê]s ¦ ingl[eê]s ¦
      nomes? ¦ vari[aá]veis ¦ fun[cç][oõ]es ¦ depend[eê]ncias? ¦ bibliotecas? ¦ pacotes? ¦ logger ¦ formato ¦ indenta[cç][aã]o ¦ c[oó]digo ¦ arquivos? ¦
      pastas? ¦ scripts? ¦ comandos? ¦ regras? ¦ plano ¦ emojis? ¦ banco de dados ¦ camelcase ¦ snake_case ¦ tipos? ¦ vers[aã]o ¦ controllers?`),
    taste: phrases(`
      cor(?:es)? ¦ fundo ¦ bot[aã]o ¦ [ií]cone ¦ fonte ¦ margem ¦ largura ¦ altura ¦ tamanho ¦ p[aá]gina ¦ menu ¦ cart[aã]o ¦ t[ií]tulo ¦ imagem ¦
      texto ¦ tela`),
    nextstep: phrases(`
      ^(?:(?:ok|boa|bom|perfeito|valeu|obrigad[oa]|isso|beleza|show|sim|e|certo|ótimo)[ ,.!:]+){0,3}(?:agora(?: o| a| os| as| faz| quero| falta| foi)?|depois|em seguida|pr[oó]xim[oa]|também|al[eé]m disso|outra coisa) ¦ também(?=[.!]?$) ¦ o mesmo (?:para|pra|com)`),
    state: phrases(String.raw`
      (?:agora |e |mas )?(?:o|a|os|as|isso|esse|essa|tudo|meu|minha|ele|ela) ?(?:[\p{L}\d.-]+ ){0,3}?(?:tá|está|estão|é|são|não|ficou|fica|tem|aparece|aparecem|sumiu|saiu|sai|continua|dá|vai|era|mostra|deveria) ¦ tá (?:dando|em|com|sem|errado|muito)`),
    norm: phrases(String.raw`
      (?:os|as|todos os|todas as|cada|nossos|nossas) (?:[\p{L}-]+ ){1,4}?(?:são|é|ficam?|vão|vai|devem?|têm|tem|precisam?|usam?) ¦ aqui (?:é|a gente|usamos|não) ¦ (?:usamos|trabalhamos|escrevemos|guardamos|seguimos) ¦ a gente (?:usa|faz|escreve|não|sempre) ¦ nunca (?:em|na|no|sem|direto) ¦ (?:é|são) (?:regra|obrigatóri\p{L}+|padrão|proibid\p{L}+) ¦
      (?:cada|tod[oa]s?(?: [oa]s)?) (?:[\p{L}-]+ ){1,3}?(?:precisam?|deve[m]?|tem que|têm que|requer\p{L}*)`),
    restrict: phrases(`
      (?:só|apenas|somente) (?:o|a|os|as|isso|analisa|pedi) ¦ nada mais ¦ não (?:tudo|todos|o resto) ¦ deixa (?:o|a|como|isso) ¦ volta como`),
    agentAnswers: phrases(String.raw`
      (?:explic\p{L}+|descrev\p{L}+|list\p{L}+|resum\p{L}+|recomend\p{L}+|compar\p{L}+|respond\p{L}+|analis\p{L}+|pergunt\p{L}+)`),
    staged: phrases(String.raw`
      ^(?:por favor )?(?:traduz|traduza|finja|finge|simula|simule|imagine) ¦ faz de conta ¦ finja (?:que|ser)`),
    conditional: phrases(String.raw`
      se ¦ quando ¦ caso ¦ assim que ¦ enquanto ¦ a menos que ¦ até que ¦ sen[aã]o`),
    tag: phrases(String.raw`
      (?:n[aã]o|n[eé]|certo|ou n[aã]o)(?=[ ]*[?]*[ ]*$) ¦ uma (?:d[uú]vida|pergunta) ¦ s[oó] curiosidade`),
    neg: phrases(String.raw`
      n[aã]o ¦ nunca ¦ sem ¦ nada ¦ nem ¦ nenhum\p{L}* ¦ ningu[eé]m`),
    we: phrases(String.raw`
      n[oó]s ¦ noss\p{L}+ ¦ a gente`),
    you: phrases(`
      voc[eê](?! (?:pode|poderia|consegue)) ¦ vc(?! (?:pode|consegue)) ¦ tu ¦ te ¦ seu ¦ sua`),
    me: phrases(`
      eu ¦ meu ¦ minha ¦ me ¦ mim`),
    past: phrases(String.raw`
      era ¦ estava ¦ foi ¦ tinha ¦ j[aá] ¦ antes ¦ \p{L}+ou ¦ \p{L}+eu`),
    harm: phrases(String.raw`
      senhas? ¦ credencia\p{L}+ ¦ chaves? ¦ tokens? ¦ em produ[cç][aã]o ¦ inje[cç][aã]o ¦ dados (?:reais|pessoais|de clientes) ¦ clientes reais ¦ lgpd ¦ vulnerab\p{L}+ ¦ perdi`),
    manner: phrases(`
      respostas? (?:mais )?(?:curtas?|breves?) ¦ menos texto ¦ mais c[oó]digo ¦ (?:em|com) (?:uma|duas|tr[eê]s|poucas) (?:frases?|linhas?|palavras) ¦ seja (?:breve|conciso|direto) ¦ sem (?:enrola[cç][aã]o|introdu[cç][aã]o) ¦ direto ao ponto ¦ resumid[oa]`),
    success: phrases(`
      (?:agora )?(?:funcionou|funciona|rodou|passou|subiu|abriu|carregou|foi)(?: bem| certinho)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:tudo|ficou) (?:certo|ótimo|perfeito|bom|ok) ¦ deu certo ¦ adorou`),
    minewill: phrases(`
      (?:eu )?vou (?:testar|ver|olhar) ¦ peraí`),
    agentAsks: phrases(`
      (?:quer que|voc[eê] quer|gostaria|deseja|prefere|devo|posso|confirme|me avise|me diga) ¦
      ^(?:perguntou|sugeriu|propôs|ofereceu|pediu) ¦ perguntou`),
    agentClaims: phrases(`
      (?:pronto|feito|corrigid[oa]|resolvid[oa]|funciona|conclu[ií]d[oa]|deve (?:funcionar|estar)|com sucesso|finalizad[oa])`),
    agentChanges: phrases(`
      (?:adicionei|alterei|criei|modifiquei|removi|atualizei|implementei|corrigi|instalei|executei|movi|substitu[ií]|escrevi|foi (?:adicionad[oa]|alterad[oa]|criad[oa]|removid[oa])) ¦
      ^(?!explic|pergunt|respond|list|disse|recomend|suger)\\p{L}{2,}(?:ou|eu|iu) ¦ ^(?:fez|pôs|colocou)`),
  },
};
