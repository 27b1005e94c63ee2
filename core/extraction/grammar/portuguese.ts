import type { Grammar } from "./grammar";

export const PORTUGUESE: Grammar = {
  language: "pt",
  spaced: true,
  forbids:
    "não|nunca|jamais|nem|sem|nada de|nenhum\\p{L}*|pare de|para de|chega de|evite\\p{L}*|proibid\\p{L}*|deixe de|fora",
  refusesNext: "não|em vez de|ao invés de|no lugar de|nada de|nunca|sem|e não|nem|chega de",
  refusesLast: "proibido|está proibido|não pode|acabou|já era",
  obliges: "deve|devem|tem que|têm que|precisa|precisam|é preciso|é obrigatório|são obrigatórios|fica|ficam",
  standing:
    "sempre|nunca|jamais|daqui em diante|daqui pra frente|a partir de agora|de agora em diante|no futuro|cada vez|toda vez|em geral|por padrão|padrão|neste (?:repo|projeto)|aqui (?:usamos|a gente usa)|como regra",
  everywhere:
    "(?:(?:e )?(?:isso )?vale )?(?:em|para|pra) (?:todos os meus|todos os|todos os nossos|qualquer|cada um dos meus|nenhum|nenhum dos meus) (?:outros? )?(?:projetos?|repos?|repositórios?)|seja qual for o (?:projeto|repo)|não importa (?:o|em qual|em que) (?:projeto|repo)|independente(?:mente)? do (?:projeto|repo)|não só (?:aqui|neste (?:projeto|repo))",
  thisTime:
    "(?:só |somente |apenas )?(?:por )?(?:desta|dessa|esta|essa) vez|por enquanto|(?<!partir de |desde |de )hoje(?! em diante)|por hoje|por agora|por ora|no momento|(?:para|nesta|nessa|durante) (?:esta |essa )?(?:sessão|tarefa|conversa)|neste (?:chat|pr)|ainda não|até (?:amanhã|segunda ordem|eu voltar)|só agora|provisoriamente|temporariamente|excepcionalmente",
  sinceNow:
    "(?:a partir de|desde|de) (?:hoje|agora)(?: em diante)?|daqui (?:em diante|pra frente|para a frente)|no futuro",
  hereOnly: "(?:mas )?(?:só|somente|apenas) (?:aqui|neste (?:projeto|repo))",
  when: "quando|se|enquanto|sempre que|toda vez que|assim que",
  whenEnds: "",
  except: "exceto(?: em| para)?|salvo|menos em|a não ser em|fora",
  exceptEnds: "",
  unless: "a menos que|a não ser que|só se|somente se|mas só",
  leads:
    "garanta que|faça com que|tenha em mente que|cuide para que|um pedido(?: para o futuro)?:|a partir de agora|daqui em diante|daqui pra frente|de agora em diante|por favor|lembre(?:-se)?(?: de| que)?|quero que|prefiro que|gostaria que|você (?:deve|tem que)|pode|poderia|certifique-se de|que|e|mas|bom|olha|em geral|atenção",
  tails: "por favor|obrigad[oa]|ok\\??|viu\\??|tá\\??|certo\\??|entendeu\\??|ponto final",
  grumbles:
    "quantas vezes (?:tenho que|preciso|já)(?: dizer| falar| repetir| falei| disse)?(?: isso)?|pela (?:última|milésima) vez|de novo|já (?:te )?(?:disse|falei)|sério",
  joins: "e|mas|ou|além disso|também|depois",
  continues: "porque|pois|por exemplo|p\\. ?ex|como|ou seja|exceto|senão|para que|então",
  reasons: "porque|pois|senão|para que",
  selves: "eu|nós|a gente|meu|minha|noss\\p{L}+|estou|estamos|tenho|temos|moro|trabalho|uso|usamos",
  therefore: "então|por isso|portanto",
  colours: "vermelh[oa]s?|azul|azuis|verdes?|amarel[oa]s?|rox[oa]s?|cinza|branc[oa]s?|pret[oa]s?|rosa",
  looks: "título|botão|ícone|fundo|fonte|borda|logo|texto|cor",
  world:
    "(?:a |o |noss\\p{L}+ )?(?:produção|prod|staging|servidor|banco(?: de dados)?|ci|pipeline|cluster|clientes?|backend|frontend|serviço)",
  holds: "roda|rodam|usa|tem|está em|fica em|escuta",
  asks: "pergunt\\p{L}* (?:sempre )?(?:antes|primeiro)|sem (?:perguntar|permiss\\p{L}*|me (?:avisar|perguntar|consultar)|(?:a )?minha (?:permissão|aprovação))|antes de .{0,40}pergunt|me (?:avise|avisa|pergunte|consulte) antes|(?:minha|meu) (?:aprovação|ok|aval)",
  bounds: "no máximo|máximo|até|não mais (?:de|que)|max|basta|menos de",
  places: "fica\\p{L}*|coloca\\p{L}*|coloque\\p{L}*|põe|ponha|vai|vão|ao lado",
  removes: "apag\\p{L}*|remov\\p{L}*|limp\\p{L}*|exclu\\p{L}*|tire",
  blames: "(?:(?:você )?acabou de|você|por que você|cê)(?: de novo| já)?",
  doNot: "Não fazer de novo: ",
};
