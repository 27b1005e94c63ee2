import { webMore } from "./more";
import type { RecipePack } from "./offer";

export const webPack: RecipePack = {
  key: "web",
  title: "Web pages and styles",
  offers: [
    {
      recipe: "no-inline-styles",
      sentence: "No inline styles.",
      chinese: "不要用内联样式。",
    },
    {
      recipe: "no-important",
      sentence: "Never use !important.",
      chinese: "不要用 !important。",
    },
    {
      recipe: "no-pixels",
      sentence: "Use rem instead of px.",
      chinese: "用 rem，不要用 px。",
    },
    {
      recipe: "no-colour-literals",
      sentence: "No hardcoded colours.",
    },
    {
      recipe: "no-id-selectors",
      sentence: "No id selectors in CSS.",
      chinese: "不要用 ID 选择器。",
    },
    {
      recipe: "no-large-z-index",
      sentence: "Don't use large z-index values.",
      chinese: "不要用 z-index。",
    },
    {
      recipe: "no-arbitrary-values",
      sentence: "No arbitrary Tailwind values.",
      chinese: "不要用任意值。",
    },
    {
      recipe: "images-need-alt",
      sentence: "Every image needs an alt text.",
      chinese: "图片必须有替代文本。",
    },
    {
      recipe: "buttons-need-type",
      sentence: "Every button needs a type attribute.",
      chinese: "按钮必须写 type 属性。",
    },
    ...webMore,
  ],
};
