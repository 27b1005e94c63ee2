import { textRecipe } from "../text-recipe";
import { MARKUP, STYLES } from "./files";

const CSS = "src/a.css";

export const noImportantRecipe = textRecipe({
  name: "no-important",
  title: "No !important",
  topics: [],
  named: /!important\b/iu,
  spec: {
    paths: [...STYLES, ...MARKUP, "*.{ts,js}"],
    re: [":[^;{}]*[\\w)%\"'}]\\s*!\\s*important\\b", "^\\s*[\\w%(),.# -]+\\s!\\s*important\\s*;"],
    notRe: ["^\\s*(//|/\\*|\\*)", "\\b(return|if|while)\\b"],
  },
  message: "!important is not used here.",
  remedy: "a more specific selector, or a layer",
  stop: [{ path: CSS, added: "a { color: red !important; }" }],
  pass: [
    { path: CSS, added: "a { color: red; }" },
    { path: "docs/css.md", added: "never use !important" },
    { path: CSS, added: ".important { color: red; } /* was !important */" },
    { path: "src/flags.ts", added: "if (!important) skip();" },
  ],
});

export const noPixelsRecipe = textRecipe({
  name: "no-pixels",
  title: "rem instead of px",
  topics: [],
  named: /\bpx\b|\bpixels?\b(?: units?| values?)?|像素|ピクセル/iu,
  rival: /\brems?\b(?: units?)?/iu,
  spec: {
    paths: STYLES,
    re: ["[:\\s(,-]\\d*\\.?\\d+px\\b"],
    notRe: ["@media", "@container", "^\\s*(//|/\\*|\\*)", "[:\\s]0px\\s*;"],
  },
  message: "Sizes are in rem here, not in px.",
  remedy: "rem",
  stop: [{ path: CSS, added: "a { margin: 16px; }" }],
  pass: [
    { path: CSS, added: "a { margin: 1rem; }" },
    { path: CSS, added: "/* 16px */ a { margin: 1rem; }" },
    { path: CSS, added: "@media (min-width: 600px) {" },
  ],
});

export const noIdSelectorsRecipe = textRecipe({
  name: "no-id-selectors",
  title: "No id selectors",
  topics: [],
  named: /\bids? selectors?\b|\bselect\w* by id\b|\bID ?选择器/iu,
  spec: { paths: STYLES, re: ["(^|[\\s,>+~}])#[A-Za-z_][\\w-]*[^;{}:]*\\{"] },
  message: "Styles select by class, not by id.",
  remedy: "a class",
  stop: [{ path: CSS, added: "#header { margin: 0; }" }],
  pass: [{ path: CSS, added: ".header { color: #fff; }" }],
});

export const noZIndexRecipe = textRecipe({
  name: "no-large-z-index",
  title: "No large z-index",
  topics: [],
  named: /\bz-?index\b|z-\[\d+\]/iu,
  spec: {
    paths: [...STYLES, ...MARKUP],
    re: ["z-index\\s*:\\s*\\d{3,}", "\\bz-\\[\\d{3,}\\]", "zIndex\\s*:\\s*\\d{3,}"],
  },
  message: "Layers come from the scale, not from large numbers.",
  remedy: "a variable of the scale",
  stop: [{ path: CSS, added: "a { z-index: 9999; }" }],
  pass: [{ path: CSS, added: "a { z-index: var(--layer-menu); }" }],
});

export const noArbitraryValuesRecipe = textRecipe({
  name: "no-arbitrary-values",
  title: "No arbitrary values in class names",
  topics: [],
  named: /\barbitrary (?:tailwind )?(?:values?|classes)\b|\btailwind arbitrary\b|任意值/iu,
  spec: { paths: MARKUP, re: ["[\"'`\\s:](-?[a-z][a-z-]*)-\\[[^\\]\\s]+\\]"], notRe: ["^\\s*(//|/\\*|\\*)"] },
  message: "Classes use the values of the theme.",
  remedy: "a step of the scale",
  stop: [{ path: "src/A.tsx", added: '<p className="w-[37px]" />' }],
  pass: [{ path: "src/A.tsx", added: '<p className="w-8" />\nconst a = b[0];' }],
});

export const imagesNeedAltRecipe = textRecipe({
  readsBounds: true,
  name: "images-need-alt",
  title: "Images have an alt text",
  topics: [],
  rival: /\balt(?:[- ]text| attributes?|=)?[`'"]?(?=$|[\s.,;!])|替代文本|alt ?属性|代替テキスト/iu,
  named: /\bimages? without (?:an? )?alt\b|<img>? without\b/iu,
  when: (wish) => /\balt\b|替代文本/u.test(wish.text) && /\bim(?:g|ages?)\b|<img|图片|画像/u.test(wish.text),
  spec: { paths: MARKUP, re: ["<(img|Image)\\b[^>]*>"], notRe: ["\\balt\\s*=", ":alt\\s*=", "\\{\\.\\.\\."] },
  message: "An image has no alt text.",
  remedy: 'alt="what it shows", or alt="" for decoration',
  stop: [{ path: "src/A.tsx", added: '<img src="a.png" />' }],
  pass: [
    { path: "src/A.tsx", added: '<img src="a.png" alt="Logo" />' },
    { path: "src/A.tsx", added: "<p>image</p>" },
  ],
});

export const buttonsNeedTypeRecipe = textRecipe({
  name: "buttons-need-type",
  title: "Buttons have a type",
  topics: [],
  rival: /\btype(?:=\S*)?[`'"]? ?(?:attribute|prop)?\b|type ?属性/iu,
  when: (wish) => /<?buttons?\b|按钮/u.test(wish.text) && /\btype\b/u.test(wish.text),
  spec: { paths: MARKUP, re: ["<button\\b[^>]*>"], notRe: ["\\btype\\s*=", ":type\\s*=", "\\{\\.\\.\\."] },
  message: "A button has no type and would submit forms.",
  remedy: 'type="button"',
  stop: [{ path: "src/A.tsx", added: "<button onClick={save}>Save</button>" }],
  pass: [{ path: "src/A.tsx", added: '<button type="button" onClick={save}>Save</button>' }],
});
