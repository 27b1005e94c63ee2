import type { ConceptTable } from "../concept";

const NAMES: Record<string, [words: string, others: string]> = {
  en: [
    "english",
    "englisch|anglais|inglés|ingles|inglês|inglese|английск*|по-английски|英文|英语|英語|영어|anglicky",
  ],
  de: [
    "german",
    "deutsch|allemand|alemán|aleman|alemão|tedesco|немецк*|по-немецки|德文|德语|ドイツ語|독일어|německy",
  ],
  fr: [
    "french",
    "französisch|français|francais|francés|frances|francês|francese|французск*|по-французски|法文|法语|フランス語|프랑스어",
  ],
  es: [
    "spanish|castilian",
    "spanisch|espagnol|español|espanol|castellano|espanhol|spagnolo|испанск*|по-испански|西班牙语|西班牙文|スペイン語|스페인어",
  ],
  it: ["italian", "italienisch|italien|italiano|итальянск*|по-итальянски|意大利语|イタリア語|이탈리아어"],
  pt: [
    "portuguese",
    "portugiesisch|portugais|portugués|português|portugues|portoghese|португальск*|葡萄牙语|ポルトガル語|포르투갈어",
  ],
  ru: ["russian", "russisch|russe|ruso|russo|русск*|по-русски|俄语|俄文|ロシア語|러시아어"],
  zh: [
    "chinese|mandarin",
    "chinesisch|chinois|chino|chinês|cinese|китайск*|по-китайски|中文|汉语|中国語|중국어",
  ],
  ja: ["japanese", "japanisch|japonais|japonés|japonês|giapponese|японск*|日文|日语|日本語|일본어"],
  ko: ["korean", "koreanisch|coréen|coreano|корейск*|韩文|韩语|韓国語|한국어|한글"],
  nl: [
    "dutch",
    "niederländisch|néerlandais|holandés|holandês|olandese|нидерландск*|荷兰语|オランダ語|네덜란드어",
  ],
  pl: ["polish language", "polnisch|polonais|polaco|polonês|polacco|польск*|波兰语|ポーランド語|폴란드어"],
  cs: ["czech", "tschechisch|tchèque|checo|tcheco|ceco|чешск*|česky|捷克语|チェコ語|체코어"],
  uk: ["ukrainian", "ukrainisch|ukrainien|ucraniano|украинск*|українськ*|乌克兰语"],
  sv: ["swedish", "schwedisch|suédois|sueco|svedese|шведск*|瑞典语"],
  tr: ["turkish", "türkisch|turc|turco|турецк*|土耳其语|トルコ語|터키어"],
  ar: ["arabic", "arabisch|arabe|árabe|arabo|арабск*|阿拉伯语|アラビア語|아랍어"],
  hi: ["hindi", "хинди|印地语"],
};

/** Languages that people speak: `speaks:de`. */
export const PEOPLE_LANGUAGES: ConceptTable = Object.fromEntries(
  Object.entries(NAMES).map(([code, [words, others]]) => [
    `speaks:${code}`,
    { words, in: others, choice: { topic: "reply-language", subject: "reply-language", value: code } },
  ]),
);
