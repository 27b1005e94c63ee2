import { filesMore } from "./more";
import type { RecipePack } from "./offer";

export const filesPack: RecipePack = {
  key: "files",
  title: "Files",
  offers: [
    {
      recipe: "protected-paths",
      sentence: "Never edit files in {path}.",
      parameters: [
        {
          key: "path",
          label: "Folder",
          value: "vendor/",
        },
      ],
      chinese: "不要修改 vendor/ 下的文件。",
    },
    {
      recipe: "env-files",
      sentence: "Don't read .env files.",
      chinese: "不要读取 .env 文件。",
    },
    {
      recipe: "agent-config",
      sentence: "Don't touch .claude.",
    },
    {
      recipe: "inside-repository",
      sentence: "Never edit files outside the repository.",
    },
    {
      recipe: "no-new-docs",
      sentence: "Never create markdown files unless I ask.",
      chinese: "不要主动创建 md 文档。",
    },
    {
      recipe: "no-new-files",
      sentence: "No new {extension} files.",
      parameters: [
        {
          key: "extension",
          label: "Extension",
          value: ".js",
        },
      ],
      chinese: "不要新建 .js 文件。",
    },
    {
      recipe: "file-location",
      sentence: "Put {sort} in {folder}.",
      parameters: [
        {
          key: "sort",
          label: "What",
          value: "test fixtures",
        },
        {
          key: "folder",
          label: "Folder",
          value: "tests/fixtures",
        },
      ],
      chinese: "测试放在 tests/ 目录。",
    },
    {
      recipe: "edit-not-rewrite",
      sentence: "Don't rewrite whole files.",
      chinese: "不要重写整个文件。",
    },
    {
      recipe: "read-before-edit",
      sentence: "Read a file before you edit it.",
      chinese: "修改文件前先读取。",
    },
    {
      recipe: "changelog",
      sentence: "Update the changelog with every change.",
    },
    {
      recipe: "change-with-change",
      sentence: "When {file} changes, run {command}.",
      parameters: [
        {
          key: "file",
          label: "File",
          value: "schema.prisma",
        },
        {
          key: "command",
          label: "Command",
          value: "prisma generate",
        },
      ],
      chinese: "修改 schema.prisma 后要运行 prisma generate。",
    },
    {
      recipe: "new-file-needs-text",
      sentence: "Every new shell script starts with `set -euo pipefail`.",
    },
    {
      recipe: "clean-up",
      sentence: "Delete temporary files when you are done.",
      chinese: "任务结束后清理临时文件。",
    },
    ...filesMore,
  ],
};
