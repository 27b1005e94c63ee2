import { STYLES } from "../habits/files";
import type { Recipe } from "../recipe";
import { refusedCode } from "../refused-code";

/** Habits of stylesheets and markup. */
export const STYLESHEET_HABITS: Recipe[] = [
  refusedCode({
    name: "no-named-colours",
    title: "No named colours",
    named: /\bnamed colou?rs?\b|\bcss colou?r names?\b/iu,
    files: STYLES,
    re: [
      "(?:colou?r|background|border[\\w-]*|fill|stroke)\\s*:[^;\\n]*\\b(?:red|green|blue|white|black|grey|gray|orange|yellow|purple|pink|brown|cyan|navy|teal)\\b",
    ],
    remedy: "a variable of the theme",
    stop: [["src/a.css", ".a { color: red; }"]],
    pass: [["src/a.css", ".a { color: var(--danger); }"]],
  }),
  refusedCode({
    name: "no-floats",
    title: "Layouts use flex or grid",
    named: /\bfloats?\b|\bclearfix\b/iu,
    when: (wish) => /\bcss\b|\blayouts?\b|\bscss\b|\bstyles?\b|\bstylesheets?\b/i.test(wish.text),
    files: STYLES,
    re: ["\\bfloat\\s*:\\s*(?:left|right)", "\\bclear\\s*:\\s*both"],
    remedy: "display: flex",
    stop: [["src/a.css", ".a { float: left; }"]],
    pass: [["src/a.css", ".a { display: flex; }"]],
  }),
  refusedCode({
    name: "no-tailwind-apply",
    title: "No @apply",
    named: /@apply\b/iu,
    files: STYLES,
    re: ["@apply\\b"],
    where: "code",
    remedy: "classes in the markup",
    stop: [["src/a.css", ".a { @apply p-4; }"]],
    pass: [["src/a.css", "/* @apply p-4 */\n.a { padding: 1rem; }"]],
  }),
  refusedCode({
    name: "logical-properties",
    title: "Margins and paddings are logical",
    named: /\b(?:margin|padding|border)-(?:left|right)\b|\bphysical properties\b/iu,
    rival: /\blogical properties\b|\bmargin-inline\b/iu,
    files: STYLES,
    re: ["\\b(?:margin|padding)-(?:left|right)\\s*:", "\\btext-align\\s*:\\s*(?:left|right)"],
    remedy: "margin-inline-start",
    stop: [["src/a.css", ".a { margin-left: 1rem; }"]],
    pass: [["src/a.css", ".a { margin-inline-start: 1rem; }"]],
  }),
  refusedCode({
    name: "no-css-imports",
    title: "Sass files use @use",
    named: /@import\b(?=.{0,30}(?:\bsass\b|\bscss\b|\bcss\b|@use))|\b(?:sass|scss|css)\b.{0,20}@import\b/iu,
    rival: /@use\b/iu,
    files: ["*.{scss,sass,css,less}"],
    re: ["^\\s*@import\\b"],
    remedy: "@use",
    stop: [["src/a.scss", '@import "b";']],
    pass: [["src/a.scss", '@use "b";']],
  }),
  refusedCode({
    name: "no-inline-handlers",
    title: "No handlers in markup",
    named: /\binline (?:event )?handlers?\b|\bonclick attributes?\b|\bonclick=|\binline scripts?\b/iu,
    files: ["*.{html,htm,erb,php,ejs,hbs,twig,jinja,j2}"],
    re: ["\\son(?:click|change|submit|load|input|mouse\\w+|key\\w+)\\s*=\\s*[\"']", "<script>(?:[^<]|\\n)"],
    where: "anywhere",
    remedy: "addEventListener in a script file",
    stop: [["a.html", '<a onclick="b()">c</a>']],
    pass: [["a.html", '<script src="a.js"></script>']],
  }),
];
