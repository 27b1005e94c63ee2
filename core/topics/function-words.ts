/** Words that say nothing about the subject, by language; Asian scripts are read by the glossary only. */
const EMPTY: Record<string, string> = {
  en: "a an the and or but to of in on at for with from by as is are be been being it its it's this that these those do does did done doing i'm we're you're they're don't doesn't didn't isn't aren't not no nor never always please must should shall will would can could may might need needs has have had having we you i me my our your us they them their then than so just only any every each all some such when while if before after into onto out up off over under now ever again also too still more less most very thing things stuff way make makes made making sure get gets got getting let lets want wants wanted like put puts keep keeps go goes going gone there here where which who whom whose what why how per use uses used using usage write writes written writing add adds added adding give gives given giving take takes taken taking set sets come comes coming carry carries contain contains containing mention mentions say says said tell tells told show shows shown live lives belong belongs look looks see one ones own new old other another same anything everything something nothing always at least everywhere anywhere someone everyone please thanks time times up once from onward onwards anymore longer good bad right fine okay ok great rather instead without within across through between because since until unless except via vs etc bit lot really actually simply directly ever even both either neither nor about around whole entire complete full proper properly case cases place places part parts kind kinds means mean enough rule rules wish call calls called calling have been start starts begin begins run runs running ran based provide provides create creates created support supports supported allow allows allowed happen happens handle handles handled matter matters behind back down there's that's let's i'll we'll you'll",
  de: "der die das den dem des ein eine einen einem einer eines und oder aber zu zum zur von vom im in an am auf für mit aus bei als ist sind war waren sein wird werden wurde es dies diese dieser dieses das nicht kein keine keinen keinem keiner nie niemals immer bitte muss müssen soll sollen sollte darf dürfen kann können will wollen wir ihr ich du sie man mein meine unser unsere dein deine uns euch ihnen dann als so nur jede jeder jedes jeden alle alles wenn während falls bevor nach vor über unter jetzt auch noch mehr weniger sehr mal doch ja hier da dort wo was wie warum durch ohne statt anstatt sondern außer benutze benutzen benutzt verwende verwenden nutze schreib schreibe schreiben mach mache machen gib geben haben hat hast ab künftig etwas gehören gehört bleibt bleiben bekommt bekommen braucht brauchen lassen lass sich selbst",
  fr: "le la les l un une des de du d et ou mais à au aux en dans sur sous pour par avec sans chez est sont être été a ont avoir il elle on nous vous ils je tu me te se moi toi ce cet cette ces ça ne n pas jamais toujours plus moins doit doivent devoir faut peut peuvent que qui quoi dont où quand si comme avant après tout tous toute toutes chaque aussi encore très s'il stp merci svp utilise utiliser utilisez utilisons mets mettre fais faire faut mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs y ici là lors car donc ni",
  es: "el la los las lo un una unos unas de del y o u pero a al en con sin por para es son ser sido está están hay ha han haber se me te nos os les le mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa eso esto que quien cual cuando si como donde antes después no nunca jamás siempre más menos muy debe deben deber tiene tienen que hay puede pueden usa usar use usamos uses pon poner pongas haz hacer todo todos toda todas cada también ya aquí por favor gracias solo sólo nada ni porque va van",
  it: "il lo la i gli le un uno una di del dello della dei degli delle e o ma a al allo alla ai agli alle in nel nella nei nelle con senza per da dal dalla su sul sulla è sono essere stato ha hanno avere si mi ti ci vi se che chi cui quando come dove prima dopo non mai sempre più meno molto deve devono dovere può possono usa usare usate metti mettere fai fare fammi tutto tutti tutta tutte ogni anche già qui per favore grazie solo niente né perché va vanno questo questa questi queste quel quella suo sua nostro nostra",
  pt: "o a os as um uma uns umas de do da dos das e ou mas ao aos à às em no na nos nas com sem por pelo pela para é são ser sido está estão há tem têm ter se me te nos lhe que quem qual quando como onde antes depois não nunca sempre mais menos muito deve devem dever pode podem use usa usar usamos usem coloque colocar faça fazer todo todos toda todas cada também já aqui por favor obrigado só nada nem porque vai vão este esta estes estas esse essa isso isto meu minha nosso nossa seu sua",
  ru: "и в во не на с со к ко по из от до за для о об у а но или что чтобы как так же бы ли это этот эта эти то тот та те он она они мы вы я ты мне мой моя наш наша его её их весь вся все всё всегда никогда нельзя надо нужно должен должна должны должно может могут можно только если когда где перед после при без вместо через над под между ещё уже тоже также очень больше меньше ни никаких никакой используй использовать используем пиши писать делай делать сделай добавь добавляй есть быть был были пожалуйста спасибо кроме потому каждый каждая каждое каждые",
};
const BY_LANGUAGE = new Map(
  Object.entries(EMPTY).map(([language, words]) => [language, new Set(words.split(" "))]),
);
/** Words of software work that some other language spells alike. */
const WORK = new Set([
  "no",
  "todo",
  "todos",
  "main",
  "die",
  "at",
  "in",
  "son",
  "use",
  "com",
  "on",
  "sans",
  "an",
  "also",
  "was",
]);
const ENGLISH = BY_LANGUAGE.get("en") ?? new Set<string>();

/** Language of a short rule text by its script, else by its commonest words; English when nothing tells. */
export function languageOfText(text: string): string {
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (/\p{Script=Han}/u.test(text)) return "zh";
  if (/\p{Script=Cyrillic}/u.test(text)) return "ru";
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  let best = { language: "en", share: words.filter((word) => ENGLISH.has(word)).length };
  for (const [language, known] of BY_LANGUAGE) {
    const accents = /[äöüßàâçèéêëîïôœùûñáíóúìòãõ]/iu.test(text) ? 0.5 : 0;
    const own = words.filter((word) => known.has(word) && !WORK.has(word)).length;
    const share = language === "en" ? best.share : own + accents;
    if (share > best.share) best = { language, share };
  }
  return best.language;
}

/** Whether a word is too common in its language (or in English, which all languages mix in) to tell what a text is about. */
export function isEmptyWord(word: string, language: string): boolean {
  // Latin letters in a text of another script are a name: “不要使用 any”.
  if (/^(?:zh|ja|ko)$/.test(language) && /^[a-z][\w.]+$/.test(word)) return false;
  return ENGLISH.has(word) || BY_LANGUAGE.get(language)?.has(word) === true || word.length === 1;
}
