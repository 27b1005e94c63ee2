import { pythonMore } from "./more";
import type { RecipePack } from "./offer";

export const pythonPack: RecipePack = {
  key: "python",
  title: "Python",
  offers: [
    {
      recipe: "no-print",
      sentence: "No print statements.",
      chinese: "不要用 print。",
    },
    {
      recipe: "no-bare-except",
      sentence: "No bare except.",
      chinese: "不要用裸 except。",
    },
    {
      recipe: "no-broad-except",
      sentence: "Don't use broad excepts.",
    },
    {
      recipe: "f-strings",
      sentence: "Use f-strings instead of .format.",
      chinese: "用 f-string，不要用 .format。",
    },
    {
      recipe: "no-f-strings-in-logs",
      sentence: "No f-strings in log calls.",
      chinese: "日志里不要用 f-string。",
    },
    {
      recipe: "pathlib",
      sentence: "Use pathlib instead of os.path.",
      chinese: "用 pathlib，不要用 os.path。",
    },
    {
      recipe: "python-type-hints",
      sentence: "All functions need type hints.",
      chinese: "函数要有类型注解。",
    },
    {
      recipe: "no-mutable-defaults",
      sentence: "No mutable default arguments.",
      chinese: "不要用可变默认参数。",
    },
    {
      recipe: "no-relative-python-imports",
      sentence: "No relative imports in Python.",
      chinese: "Python 里不要用相对导入。",
    },
    ...pythonMore,
  ],
};
