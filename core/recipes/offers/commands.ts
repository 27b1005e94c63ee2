import { commandsMore, sessionMore } from "./more";
import type { RecipePack } from "./offer";

export const commandsPack: RecipePack = {
  key: "commands",
  title: "Commands",
  offers: [
    {
      recipe: "forbidden-command",
      sentence: "Never run {command}.",
      parameters: [
        {
          key: "command",
          label: "Command",
          value: "terraform apply",
        },
      ],
      chinese: "不要运行 terraform apply。",
    },
    {
      recipe: "required-option",
      sentence: "Always pass {option} to {command}.",
      parameters: [
        {
          key: "option",
          label: "Option",
          value: "--no-cache",
        },
        {
          key: "command",
          label: "Command",
          value: "docker build",
        },
      ],
      chinese: "docker build 必须加 --no-cache。",
    },
    {
      recipe: "forbidden-option",
      sentence: "Never use {option} with {command}.",
      parameters: [
        {
          key: "option",
          label: "Option",
          value: "--force",
        },
        {
          key: "command",
          label: "Command",
          value: "npm",
        },
      ],
      chinese: "npm 不要用 --legacy-peer-deps。",
    },
    {
      recipe: "run-through",
      sentence: "Run python with {runner} run.",
      parameters: [
        {
          key: "runner",
          label: "Runner",
          choices: ["poetry", "uv", "pipenv"],
          value: "poetry",
        },
      ],
      chinese: "用 poetry run 运行 python，不要直接用 python。",
    },
    {
      recipe: "run-through-tool",
      sentence: "Use `poetry run pytest`, never bare pytest.",
      chinese: "用 poetry run pytest，不要直接用 pytest。",
    },
    {
      recipe: "search-tool",
      sentence: "Use rg instead of grep -r.",
      chinese: "用 rg 代替 grep -r。",
    },
    {
      recipe: "no-pipe-to-shell",
      sentence: "Never curl | bash.",
      chinese: "不要 curl | bash。",
    },
    {
      recipe: "forbidden-host",
      sentence: "Never connect to {host}.",
      parameters: [
        {
          key: "host",
          label: "Host",
          value: "db.internal.example.com",
        },
      ],
      chinese: "不要连接 db.internal.example.com。",
    },
    {
      recipe: "no-heredoc-files",
      sentence: "No heredocs to write files.",
      chinese: "不要用 heredoc 写文件。",
    },
    {
      recipe: "no-whole-suite",
      sentence: "Don't run the whole test suite.",
    },
    {
      recipe: "no-sudo",
      sentence: "Never use sudo.",
      chinese: "不要用 sudo。",
    },
    {
      recipe: "no-recursive-delete",
      sentence: "Never run rm -rf.",
      chinese: "禁止使用 rm -rf。",
    },
    {
      recipe: "ask-before-deleting",
      sentence: "Ask before deleting any file.",
      chinese: "删除文件前先问我。",
    },
    {
      recipe: "no-recursive-permissions",
      sentence: "Don't chmod whole folders.",
    },
    {
      recipe: "no-dev-server",
      sentence: "Don't start the dev server.",
      chinese: "不要启动开发服务器。",
    },
    {
      recipe: "no-foreground-server",
      sentence: "Don't run servers in the foreground.",
    },
    {
      recipe: "no-production",
      sentence: "Never use the production profile.",
      chinese: "不要连接生产数据库。",
    },
    {
      recipe: "no-deploy",
      sentence: "Never deploy.",
      chinese: "不要部署。",
    },
    {
      recipe: "no-publish",
      sentence: "Never publish a release.",
    },
    {
      recipe: "migrations-not-applied",
      sentence: "Never run migrations.",
    },
    {
      recipe: "tool-permission",
      sentence: "Do not use the web search tool.",
      chinese: "不要使用网络搜索。",
    },
    ...commandsMore,
    ...sessionMore,
  ],
};
