import { repliesMore } from "./more";
import type { RecipePack } from "./offer";

export const repliesPack: RecipePack = {
  key: "replies",
  title: "Replies",
  offers: [
    {
      recipe: "reply-language",
      sentence: "Reply in {language}.",
      parameters: [
        {
          key: "language",
          label: "Language",
          choices: ["English", "Chinese", "German", "French", "Spanish", "Japanese"],
          value: "English",
        },
      ],
      chinese: "用中文回复。",
    },
    {
      recipe: "reply-length",
      sentence: "Answer in at most {number} {unit}.",
      parameters: [
        {
          key: "number",
          label: "How many",
          value: "5",
        },
        {
          key: "unit",
          label: "Of",
          choices: ["sentences", "lines", "words"],
          value: "sentences",
        },
      ],
      chinese: "回复不要超过五行。",
    },
    {
      recipe: "no-closing-offer",
      sentence: "Don't end with a question.",
    },
    {
      recipe: "report-checks",
      sentence: "Say which tests you ran.",
    },
    {
      recipe: "no-reply-phrases",
      sentence: 'Never say "{phrase}".',
      parameters: [
        {
          key: "phrase",
          label: "Phrase",
          value: "You're absolutely right",
        },
      ],
      chinese: "不要说“好问题”。",
    },
    {
      recipe: "no-reply-shapes",
      sentence: "No headings in replies.",
      chinese: "回复里不要用标题。",
    },
    {
      recipe: "required-reply-phrase",
      sentence: 'Every reply must contain "Verified:".',
      chinese: "每次回复都以“已验证”结尾。",
    },
    ...repliesMore,
  ],
};
