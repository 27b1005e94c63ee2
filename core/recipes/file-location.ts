import { fileExample } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** “Fixtures go to tests/fixtures”: new files of that sort elsewhere are stopped. */
export const fileLocationRecipe: Recipe = {
  name: "file-location",
  title: "File location",
  fits: (wish) => (placed(wish) ? 0.9 : 0),
  draft(wish) {
    const found = placed(wish);
    if (!found) return null;
    const { sort, folder } = found;
    const paths = pathsOf(sort);
    return {
      params: { sort, folder },
      verifier: { kind: "file-path", paths, ops: ["create"], place: [`${folder}/**`, `**/${folder}/**`] },
      message: `${sort} belong in ${folder}.`,
      remedy: `put it into ${folder}/`,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: exampleOf(sort, "elsewhere"), op: "create", added: "x" })],
      pass: [
        fileExample({ path: exampleOf(sort, folder), op: "create", added: "x" }),
        fileExample({ path: "src/unrelated_name.py", op: "create", added: "x" }),
      ],
    };
  },
};

const GLUED =
  /(?:所有|全部|新的|新增的|新|把|将)?(?<what>[\p{Script=Han}A-Za-z* ._]{1,16}?)(?:文件|代码)?(?:都|必须|一律|要|应该|应|统一|只能)*(?:放在|放到|放进|放入|写在|写到|存放在|存放到|置于|保存在|保存到)\s*[`“"]?(?<where>[\w@.-]+(?:\/[\w@.-]+)*\/?)/u;
const SPOKEN: Record<string, string> = {
  测试: "tests",
  单元测试: "tests",
  脚本: "scripts",
  文档: "docs",
  迁移: "migrations",
  数据库迁移: "migrations",
  组件: "components",
  图片: "images",
  样式: "styles",
  夹具: "fixtures",
  类型定义: "types",
  类型: "types",
  配置: "configs",
  笔记: "notes",
};

/** By the terms of the wish, else by a sentence without spaces: 测试放在 tests 目录. */
function placed(wish: Wish): { sort: string; folder: string } | null {
  if (
    /\btests? (?:helpers?|utilit\w+|utils|support|data|doubles|factories|builders|servers?)\b/iu.test(
      wish.said[0] ?? "",
    )
  )
    return null;
  if (wish.candidate.form === "location" || wish.topic === "file-location") {
    const sort = sortOf(wish);
    const folder = folderOf(wish);
    if (sort && folder) return { sort, folder };
  }
  for (const said of wish.said) {
    const groups = GLUED.exec(said)?.groups;
    const what = groups?.what?.trim().replace(/^(?:的)/u, "") ?? "";
    const sort = SPOKEN[what] ?? (/^[a-z]+s$/i.test(what) ? what : undefined);
    const folder = groups?.where?.replace(/\/$/, "");
    if (sort && folder) return { sort, folder };
  }
  return null;
}

const EXTENSION_SORTS: Record<string, string[]> = {
  tests: ["*.test.*", "*.spec.*", "test_*.py", "*_test.go", "*_test.py"],
  migrations: ["*_migration.*", "**/migrations/*.sql"],
  docs: ["*.md"],
  documentation: ["*.md"],
  images: ["*.{png,jpg,jpeg,gif,svg,webp}"],
  styles: ["*.{css,scss,less}"],
  scripts: ["*.{sh,bash,ps1}", "script.*", "*[-_.]script.*", "**/scripts/**"],
  fixtures: ["*[-_.]fixture.*", "*[-_.]fixtures.*", "fixture[-_.]*", "**/fixtures/**"],
};

function sortOf(wish: Wish): string | null {
  const term = wish.trigger[0] ?? "";
  const word = /^[\p{L}*._-]+(?: (?:files|scripts|pages))?$/u.exec(term)?.[0];
  return word && !/^(?:edit|finish|commit|files?|modules?)$/.test(word) ? word : null;
}

function folderOf(wish: Wish): string | null {
  const place = wish.place[0]?.replace(/\/(?:\*\*)?$/, "").replace(/^\.\//, "");
  return place && /^[\w@./-]+$/.test(place) && !/\w\.\w{1,10}$/.test(place) ? place : null;
}

function pathsOf(sort: string): string[] {
  if (sort.includes("*")) return [sort];
  const known = EXTENSION_SORTS[sort.toLowerCase()];
  if (known) return known;
  const stem = singular(sort);
  // The word on its own, not inside another one: `script` is no part of `description.ts`.
  return [
    `${stem}.*`,
    `*[-_.]${stem}.*`,
    `*[-_.]${stem}s.*`,
    `${stem}[-_.]*`,
    `**/${stem}/**`,
    `**/${stem}s/**`,
  ];
}

function exampleOf(sort: string, folder: string): string {
  const samples: Record<string, string> = {
    tests: "cart.test.ts",
    docs: "guide.md",
    documentation: "guide.md",
    images: "a.png",
    styles: "a.css",
    migrations: "a_migration.sql",
    scripts: "run.sh",
  };
  if (sort.includes("*")) return `${folder}/${sort.replaceAll("*", "sample").replace(/^.*\//, "")}`;
  return `${folder}/${samples[sort.toLowerCase()] ?? `user_${singular(sort)}.json`}`;
}

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/ files$/, "")
    .replace(/s$/, "");
}
