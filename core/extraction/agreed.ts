/** Consent that makes a habit of what was asked: “yes, always”, “yep, do that for every image”, “ja, immer”. */
const ALWAYS_SO =
  /^(?:yes|yeah|yep|yup|sure|ok(?:ay)?|right|correct|please do|go ahead|ja|jep|oui|ouais|sí|si|claro|sim|da|да|ага|好|好的|是的|可以|はい|うん|네|응)(?:[\s,.!–—-]+(?:please|bitte|por favor|stp|per favore|пожалуйста|и|and|and please|you can|do (?:that|it|so)|mach das|hazlo|fais-le|fallo|делай|делай так|faz isso))*[\s,.!–—-]+(?:(?:do (?:that|it)|that) )?(always|every ?time|each time|from now on|in (?:the )?future|for (?:all|every|each)(?: [\p{L}-]+){1,3}|whenever[^.!?]+|after (?:each|every)(?: [\p{L}-]+){1,3}|immer|jedes mal|künftig|toujours|chaque fois|siempre|cada vez|sempre|ogni volta|toda vez|всегда|каждый раз|впредь|总是|每次|以后都|いつも|毎回|今後も|항상|매번)[\s.!,]*(?:please|bitte|thanks|danke)?[\s.!]*$|^(?:はい|네|好的?|是的)?[、,，\s]*(?:いつも|毎回|항상|매번|每次都|以后都)(?:そうして|お願い|그렇게|이렇게|这样).*$/iu;
/** What the agent asked leave for, in its own words or in a report of them. */
const ASKED =
  /(?:\b(?:whether|if) (?:it|I|to|the agent)(?: should| can| may)?|\bshould I|\bshall I|\bdo you want me to|\bwant me to|\bwould you like me to|\bmay I|\bsoll ich|\bdois-je|\bveux-tu que je|\bquieres que|\bdebo|\bdevo|\bvuoi che io|\bquer que eu|мне)\s+(.{3,200}?)(?:\?|[.!](?:\s|$)|$)/iu;

/**
 * The wish of a consent that holds for good: what the agent asked leave for, as an order.
 * @param asked the agent's words or what is known of them
 * @returns a line for the grammar, or null when the message is no such consent or nothing was asked
 */
export function agreedWish(message: string, asked: string | undefined): string | null {
  const often = ALWAYS_SO.exec(message.trim());
  const act = ASKED.exec(asked ?? "")?.[1];
  if (!often || act === undefined) return null;
  const when = /^(?:for|after|whenever)\s/iu.test(often[1] ?? "") ? ` ${often[1]}` : "";
  const order = act.replace(/\s+(?:again|now|first now|next)$/iu, "").trim();
  return `always ${order}${when}`;
}
