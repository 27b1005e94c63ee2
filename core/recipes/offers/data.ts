import { dataMore } from "./more";
import type { RecipePack } from "./offer";

export const dataPack: RecipePack = {
  key: "data",
  title: "Data and containers",
  offers: [
    {
      recipe: "sql-upper-case",
      sentence: "SQL keywords in upper case.",
      chinese: "SQL 关键字大写。",
    },
    {
      recipe: "sql-lower-case",
      sentence: "SQL keywords in lower case.",
      chinese: "SQL 关键字小写。",
    },
    {
      recipe: "no-select-star",
      sentence: "Never use SELECT *.",
      chinese: "不要用 SELECT *。",
    },
    {
      recipe: "no-drop",
      sentence: "Never drop tables.",
      chinese: "禁止删表。",
    },
    {
      recipe: "no-delete-without-where",
      sentence: "Never run DELETE without WHERE.",
    },
    {
      recipe: "no-latest-tag",
      sentence: "Never use latest tags for Docker images.",
      chinese: "镜像不要用 latest 标签。",
    },
    {
      recipe: "no-dockerfile-add",
      sentence: "Use COPY, not ADD, in Dockerfiles.",
      chinese: "Dockerfile 里用 COPY，不要用 ADD。",
    },
    {
      recipe: "no-privileged",
      sentence: "No privileged containers.",
      chinese: "不要用特权容器。",
    },
    {
      recipe: "pinned-actions",
      sentence: "Pin GitHub Actions to a commit SHA.",
      chinese: "GitHub actions 要固定到 commit SHA。",
    },
    ...dataMore,
  ],
};
