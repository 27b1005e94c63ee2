import { securityMore } from "./more";
import type { RecipePack } from "./offer";

export const securityPack: RecipePack = {
  key: "security",
  title: "Security",
  offers: [
    {
      recipe: "no-secrets",
      sentence: "Never hardcode API keys.",
      chinese: "不要把密钥写进代码。",
    },
    {
      recipe: "no-sensitive-logs",
      sentence: "Never log passwords.",
      chinese: "日志里不要打印密码。",
    },
    {
      recipe: "no-eval",
      sentence: "Never use eval.",
      chinese: "不要用 eval。",
    },
    {
      recipe: "no-plain-http",
      sentence: "Never use http:// addresses.",
      chinese: "不要用 http:// 地址。",
    },
    {
      recipe: "no-hardcoded-urls",
      sentence: "No hardcoded URLs.",
      chinese: "不要硬编码 URL。",
    },
    {
      recipe: "no-absolute-paths",
      sentence: "No absolute file paths in the code.",
      chinese: "代码里不要写绝对路径。",
    },
    {
      recipe: "no-weak-hash",
      sentence: "Never use MD5.",
      chinese: "不要用 MD5。",
    },
    ...securityMore,
  ],
};
