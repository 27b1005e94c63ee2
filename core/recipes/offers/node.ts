import { nodeMore } from "./more";
import type { RecipePack } from "./offer";

export const nodePack: RecipePack = {
  key: "node",
  title: "Node project",
  offers: [
    {
      recipe: "package-manager",
      sentence: "Use {manager}, not npm.",
      parameters: [
        {
          key: "manager",
          label: "Package manager",
          choices: ["pnpm", "yarn", "bun"],
          value: "pnpm",
        },
      ],
      chinese: "包管理只用 pnpm，不要用 npm。",
    },
    {
      recipe: "no-global-packages",
      sentence: "Never install packages globally.",
      chinese: "不要全局安装包。",
    },
    {
      recipe: "no-new-dependencies",
      sentence: "Do not add dependencies without asking.",
      chinese: "不要新增依赖。",
    },
    {
      recipe: "pinned-versions",
      sentence: "Pin exact versions in package.json.",
      chinese: "package.json 里的依赖要固定版本。",
    },
    {
      recipe: "forbidden-import",
      sentence: "Do not import {module}.",
      parameters: [
        {
          key: "module",
          label: "Module",
          value: "lodash",
        },
      ],
      chinese: "不要引入 lodash。",
    },
    {
      recipe: "layer-import",
      sentence: "Components must not import from src/db.",
      chinese: "组件不能引入 src/db。",
    },
    {
      recipe: "no-any",
      sentence: "Don't use the any type.",
      chinese: "不要用 any 类型。",
    },
    {
      recipe: "no-non-null",
      sentence: "Never use non-null assertions.",
      chinese: "不要用非空断言。",
    },
    {
      recipe: "no-type-cast",
      sentence: "No type assertions.",
      chinese: "不要用类型断言。",
    },
    {
      recipe: "no-enum",
      sentence: "Don't use enums in TypeScript.",
      chinese: "TypeScript 里不要用枚举。",
    },
    {
      recipe: "type-not-interface",
      sentence: "Use type aliases, not interfaces.",
      chinese: "用类型别名，不要用接口。",
    },
    {
      recipe: "interface-not-type",
      sentence: "Never use type aliases, use interfaces.",
      chinese: "用接口，不要用类型别名。",
    },
    {
      recipe: "no-interface-prefix",
      sentence: "Don't prefix interfaces with I.",
    },
    {
      recipe: "no-namespace",
      sentence: "No namespaces in TypeScript.",
      chinese: "TypeScript 里不要用命名空间。",
    },
    {
      recipe: "no-ts-escape",
      sentence: "Never use @ts-ignore.",
      chinese: "不要用 @ts-ignore。",
    },
    {
      recipe: "no-commonjs",
      sentence: "Use ES modules, not require().",
      chinese: "用 ES 模块，不要用 require()。",
    },
    {
      recipe: "no-default-export",
      sentence: "No default exports.",
      chinese: "不要用默认导出。",
    },
    {
      recipe: "no-wildcard-imports",
      sentence: "No wildcard imports.",
      chinese: "不要用通配符导入。",
    },
    {
      recipe: "no-relative-imports",
      sentence: "Use absolute imports, not relative ones.",
      chinese: "用绝对路径导入，不要用相对路径导入。",
    },
    {
      recipe: "no-deep-relative-imports",
      sentence: "No deep relative imports like ../../..",
      chinese: "不要用多级相对路径导入 ../../。",
    },
    {
      recipe: "no-parent-imports",
      sentence: "Don't import from ../ paths.",
      chinese: "不要从 ../ 导入。",
    },
    {
      recipe: "no-deep-imports",
      sentence: "No deep imports into package internals.",
      chinese: "不要深层导入。",
    },
    {
      recipe: "no-var",
      sentence: "Never use `var`.",
      chinese: "不要用 var。",
    },
    {
      recipe: "no-then-chains",
      sentence: "Use async/await, not .then.",
      chinese: "用 async/await，不要用 .then。",
    },
    {
      recipe: "strict-equality",
      sentence: "Use ===, never ==.",
      chinese: "用 ===，不要用 ==。",
    },
    {
      recipe: "arrow-functions",
      sentence: "Use arrow functions, not function declarations.",
      chinese: "用箭头函数，不要用 function 关键字。",
    },
    {
      recipe: "function-declarations",
      sentence: "Use function declarations, not arrow functions.",
    },
    {
      recipe: "no-ternary",
      sentence: "No ternaries.",
      chinese: "不要用三元运算符。",
    },
    {
      recipe: "no-nested-ternary",
      sentence: "No nested ternaries.",
      chinese: "不要嵌套三元。",
    },
    {
      recipe: "no-semicolons",
      sentence: "No semicolons.",
      chinese: "不要用分号。",
    },
    {
      recipe: "no-alert",
      sentence: "Never use alert().",
      chinese: "不要用 alert()。",
    },
    {
      recipe: "no-class-components",
      sentence: "Use function components, not class components.",
      chinese: "用函数组件，不要用类组件。",
    },
    ...nodeMore,
  ],
};
