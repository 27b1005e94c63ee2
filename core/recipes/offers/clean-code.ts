import { cleanMore } from "./more";
import type { RecipePack } from "./offer";

export const cleanCodePack: RecipePack = {
  key: "clean-code",
  title: "Clean code",
  offers: [
    {
      recipe: "no-console",
      sentence: "No console.log.",
      chinese: "不要用 console.log。",
    },
    {
      recipe: "no-debug-output",
      sentence: "Don't leave debug prints.",
    },
    {
      recipe: "no-debugger",
      sentence: "No debugger statements.",
      chinese: "不要留断点。",
    },
    {
      recipe: "no-todo",
      sentence: "No TODO comments.",
      chinese: "不要留 TODO。",
    },
    {
      recipe: "todo-format",
      sentence: "TODO comments must have an issue number.",
      chinese: "TODO 必须带编号。",
    },
    {
      recipe: "no-comments",
      sentence: "Don't write comments.",
      chinese: "不要写注释。",
    },
    {
      recipe: "no-commented-out-code",
      sentence: "No commented-out code.",
      chinese: "不要留注释掉的代码。",
    },
    {
      recipe: "comment-language",
      sentence: "Write comments in {language}.",
      parameters: [
        {
          key: "language",
          label: "Language",
          choices: ["English", "Chinese", "German"],
          value: "English",
        },
      ],
      chinese: "注释用英文写。",
    },
    {
      recipe: "no-emoji",
      sentence: "No emojis.",
      chinese: "不要用 emoji。",
    },
    {
      recipe: "no-lint-disable",
      sentence: "Never disable lint rules.",
    },
    {
      recipe: "no-swallowed-errors",
      sentence: "Never swallow exceptions.",
      chinese: "不要吞掉异常。",
    },
    {
      recipe: "indentation",
      sentence: "Indent with {kind}.",
      parameters: [
        {
          key: "kind",
          label: "Indentation",
          choices: ["tabs", "2 spaces", "4 spaces"],
          value: "tabs",
        },
      ],
      chinese: "用 tab 缩进，不要用空格。",
    },
    {
      recipe: "quotes",
      sentence: "Use {kind} quotes for strings.",
      parameters: [
        {
          key: "kind",
          label: "Quotes",
          choices: ["single", "double"],
          value: "single",
        },
      ],
      chinese: "字符串用单引号。",
    },
    {
      recipe: "line-length",
      sentence: "Lines have at most {number} characters.",
      parameters: [
        {
          key: "number",
          label: "Characters",
          choices: ["80", "100", "120"],
          value: "100",
        },
      ],
      chinese: "每行不超过 100 个字符。",
    },
    {
      recipe: "no-trailing-space",
      sentence: "No trailing whitespace.",
      chinese: "不要有行尾空格。",
    },
    {
      recipe: "final-newline",
      sentence: "Files must end with a newline.",
      chinese: "文件末尾要有换行。",
    },
    {
      recipe: "iso-dates",
      sentence: "Write dates as YYYY-MM-DD.",
      chinese: "日期格式用 YYYY-MM-DD。",
    },
    {
      recipe: "names-of-things",
      sentence: "Functions are named in camelCase.",
      chinese: "函数命名用驼峰。",
    },
    {
      recipe: "file-naming",
      sentence: "File names are {style}.",
      parameters: [
        {
          key: "style",
          label: "Style",
          choices: ["kebab-case", "snake_case", "camelCase", "PascalCase"],
          value: "kebab-case",
        },
      ],
      chinese: "文件名用 kebab-case。",
    },
    {
      recipe: "file-suffix",
      sentence: "Test files are named *.spec.ts, not *.test.ts.",
    },
    {
      recipe: "file-name-pattern",
      sentence: "Files in queries/ are named YYYY-MM-DD_name.sql.",
      chinese: "queries/ 里的文件命名为 YYYY-MM-DD_name.sql。",
    },
    {
      recipe: "forbidden-text",
      sentence: "Never use `{text}`.",
      parameters: [
        {
          key: "text",
          label: "Text",
          value: "Math.random()",
        },
      ],
      chinese: "不要用 `Math.random()`。",
    },
    ...cleanMore,
  ],
};
