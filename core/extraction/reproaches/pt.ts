import type { Reproaches } from "./reproaches";

export const PORTUGUESE_REPROACHES: Reproaches = {
  falseClaim: {
    says: String.raw`(?:você |cê )?(?:disse|diz|falou) .{0,60}?(?:funciona\p{L}*|passa\p{L}*|verde|pronto|feito|corrigido|testado|testou).{0,60}?(?:mas|não|nunca|nem)|nem (?:rodou|testou|executou)|(?:é|isso é) mentira`,
    wish: "Verificar que algo está feito antes de dizer.",
  },
  partial: {
    says: "(?:você |cê )?(?:esqueceu|pulou|deixou|ignorou) .{0,20}?(?:metade|parte|pontos?|resto)|(?:é|era|fez) só (?:a )?metade",
    wish: "Fazer cada ponto do pedido e verificar cada um antes de dizer que está pronto.",
  },
  duplicate: {
    says: String.raw`já (?:existe|tem|temos|tinha)|(?:existe|tem) .{0,40}?(?:pra isso|para isso|igual|exatamente)|reinvent\p{L}* a roda`,
    wish: "Procurar código existente antes de escrever novo.",
  },
  invented: {
    says: "(?:você |cê )?(?:inventou|inventad[oa])|não existe|de onde (?:você |cê )?(?:tirou|saiu|veio)",
    wish: "Não inventar nada; verificar que existe antes de usar.",
  },
  beyond: {
    says: String.raw`(?:eu )?só (?:pedi|queria|falei)|(?:ninguém|quem) (?:te )?(?:pediu|mandou)|não (?:te )?pedi|\d+ arquivos\s*\?`,
    wish: "Mudar só o que foi pedido.",
  },
  makesMe: {
    says: "por que (?:eu tenho|tenho que|sou eu)|(?:me fazer|me pedir pra|me pedir para) (?:clicar|testar|verificar|rodar)",
    wish: "Verificar por conta própria com as ferramentas, em vez de pedir ao usuário.",
  },
  symptom: {
    says: String.raw`(?:outra|mais uma) (?:gambiarra|solução paliativa)|outro (?:workaround|remendo|hack)|a causa (?:não|continua|ainda)|escond\p{L}* o sintoma`,
    wish: "Achar a causa do erro em vez de contorná-lo.",
  },
  guessed: {
    says: "(?:está|tá) (?:chutando|adivinhando)|chutou|sem (?:nem )?(?:olhar|ler|verificar|conferir)",
    wish: "Ler o código e a configuração antes de responder; não adivinhar.",
  },
  leftovers: {
    says: "(?:sobra pra mim|tenho que|adivinha quem) .{0,30}?(?:limpar|apagar|arrumar)",
    wish: "Apagar os arquivos temporários antes de terminar.",
  },
};
