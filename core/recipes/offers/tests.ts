import { testsMore } from "./more";
import type { RecipePack } from "./offer";

export const testsPack: RecipePack = {
  key: "tests",
  title: "Tests",
  offers: [
    {
      recipe: "run-before-finishing",
      sentence: "Run the {check} before you {moment}.",
      parameters: [
        {
          key: "check",
          label: "Check",
          choices: ["tests", "linter", "type check", "build"],
          value: "tests",
        },
        {
          key: "moment",
          label: "Before you",
          choices: ["finish", "commit"],
          value: "finish",
        },
      ],
      chinese: "完成前必须运行测试。",
    },
    {
      recipe: "no-skipped-tests",
      sentence: "Do not skip tests with it.skip.",
      chinese: "不要跳过测试。",
    },
    {
      recipe: "no-focused-tests",
      sentence: "Never leave it.only in tests.",
      chinese: "测试里不要留 .only。",
    },
    {
      recipe: "no-sleep",
      sentence: "No sleeps in tests.",
      chinese: "测试里不要用 sleep。",
    },
    {
      recipe: "no-snapshots",
      sentence: "No snapshot tests.",
      chinese: "不要用快照测试。",
    },
    {
      recipe: "test-beside-source",
      sentence: "Every new module needs a test file.",
    },
    {
      recipe: "file-partner",
      sentence: "Each new component in src/components has a .stories.tsx beside it.",
      chinese: "src/components 里每个新组件必须有 .stories.tsx。",
    },
    ...testsMore,
  ],
};
