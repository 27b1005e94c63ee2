import { textRecipe } from "../text-recipe";
import { COMMENT_LINE, SOURCE, TEST_FILES } from "./files";

const CONFIG = ["*.config.*", "*.{md,json,yml,yaml,toml,env}", ".env*", "config/**", "**/config/**"];

export const noEvalRecipe = textRecipe({
  name: "no-eval",
  title: "No eval",
  topics: [],
  named: /\beval\b(?:\(\))?|\bnew Function\b|\bexec\(\)/iu,
  spec: {
    paths: ["*.{ts,tsx,js,jsx,mjs,cjs,py,php,rb}"],
    calls: ["eval", "new Function"],
    re: ["\\bnew\\s+Function\\s*\\(", "^\\s*exec\\("],
    in: "code",
  },
  message: "Text is not run as code.",
  remedy: "parse it",
  severity: "major",
  stop: [{ path: "src/a.ts", added: "const x = eval(text);" }],
  pass: [{ path: "src/a.ts", added: "const evaluation = evaluate(x); // eval(x)" }],
});

export const noPlainHttpRecipe = textRecipe({
  name: "no-plain-http",
  title: "https only",
  topics: [],
  named: /\bhttp:\/\/|\b(?:plain|insecure|unencrypted)[- ]?http\b|明文 ?http/iu,
  rival: /\bhttps\b(?: urls?| links?| endpoints?| only)?/iu,
  when: (wish) => /\bhttps?\b|http:/u.test(wish.text) && !/\bclient|\blibrar/u.test(wish.text),
  spec: {
    paths: [...SOURCE, "*.{yml,yaml,html}"],
    re: ["\\bhttp://[\\w.-]"],
    notRe: [
      "http://(localhost|127\\.|0\\.0\\.0\\.0|\\[::1\\]|host\\.docker|[\\w.-]*\\.local\\b|www\\.w3\\.org|schemas\\.|example\\.)",
      COMMENT_LINE,
    ],
  },
  message: "Addresses use https.",
  remedy: "https://",
  stop: [{ path: "src/a.ts", added: 'fetch("http://api.acme.test/x");' }],
  pass: [
    { path: "src/a.ts", added: 'fetch("https://api.acme.test/x");' },
    { path: "src/a.ts", added: 'fetch("http://localhost:3000");' },
  ],
});

export const noHardcodedUrlsRecipe = textRecipe({
  name: "no-hardcoded-urls",
  title: "No addresses in the code",
  topics: [],
  named:
    /\bhard-?cod\w*[^.]{0,25}\b(?:urls?|endpoints?|hosts?(?:names?)?|ips?|ip addresses|addresses|localhost|domains?)\b|\b(?:urls?|endpoints?|hosts?|ip addresses)\b[^.]{0,20}\bhard-?cod\w*|硬编码.{0,10}(?:url|地址|ip|域名|链接|主机)|(?:url|地址|ip|域名|链接).{0,8}(?:硬编码|写死)|写死.{0,6}(?:url|地址|ip|域名)/iu,
  spec: {
    paths: ["*.{ts,tsx,js,jsx,mjs,py,go,rs,java,kt,rb,php,cs,swift,dart}"],
    except: [...TEST_FILES, ...CONFIG],
    re: ["https?://[\\w.-]+", "\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\b", "\\blocalhost:\\d+"],
    notRe: ["www\\.w3\\.org|schemas\\.|json-schema\\.org"],
    in: "strings",
  },
  message: "Addresses come from the configuration.",
  remedy: "read it from the configuration or the environment",
  stop: [{ path: "src/a.ts", added: 'fetch("https://api.acme.test/x");' }],
  pass: [
    { path: "src/a.ts", added: "fetch(config.apiUrl); // https://acme.test" },
    { path: "config/urls.ts", added: 'export const api = "https://api.acme.test";' },
  ],
});

export const noAbsolutePathsRecipe = textRecipe({
  name: "no-absolute-paths",
  title: "No absolute paths of a machine",
  topics: [],
  named:
    /\b(?:hard-?coded )?absolute (?:file ?(?:system )?)?paths?\b|\/(?:home|Users)\/\w*|绝对(?:文件)?路径|absolute\w* Pfade?|rutas absolutas/iu,
  when: (wish) => !/\bimport|导入|引入|\balways use absolute|\buse absolute/u.test(wish.text),
  spec: {
    paths: [...SOURCE, "*.{yml,yaml,json,toml}"],
    re: ["(^|[\\s'\"`(=:])(/home/|/Users/)\\w", "[A-Z]:\\\\+(Users|Documents|Program)"],
  },
  message: "Paths of one machine do not belong into the code.",
  remedy: "a path relative to the project",
  stop: [{ path: "src/a.py", added: 'open("/home/ann/data.csv")' }],
  pass: [{ path: "src/a.py", added: 'open("data/x.csv")' }],
});

export const noWeakHashRecipe = textRecipe({
  name: "no-weak-hash",
  title: "No MD5 or SHA-1",
  topics: [],
  named: /\bmd5\b|\bsha-?1\b/iu,
  spec: { paths: SOURCE, re: ["(?i)\\b(md5|sha-?1)\\b"], notRe: [COMMENT_LINE] },
  message: "This hash is broken.",
  remedy: "SHA-256, or a password hash",
  stop: [{ path: "src/a.ts", added: 'createHash("md5")' }],
  pass: [{ path: "src/a.ts", added: 'createHash("sha256") ' }],
});

export const noSensitiveLogsRecipe = textRecipe({
  name: "no-sensitive-logs",
  title: "No secrets in logs",
  topics: [],
  named:
    /\blog(?:ging|s|ged)?\b[^.]{0,25}\b(?:passwords?|tokens?|secrets?|credentials?|personal data|pii|emails?|sensitive)\b|\b(?:passwords?|tokens?|secrets?|pii|credentials?|sensitive \w+)\b[^.]{0,25}\b(?:in|into|to) (?:the )?logs?\b|日志.{0,12}(?:密码|令牌|密钥|敏感|token)|(?:打印|记录|输出).{0,8}(?:密码|令牌|密钥|敏感|token)/iu,
  spec: {
    paths: SOURCE,
    re: [
      "(?i)\\b(log(ger|ging)?|console|slog|log\\.\\w+|print|println|fmt\\.Print\\w*|puts)\\b[.\\w]*\\s*\\([^\\n]*\\b(password|passwd|secret|api_?key|access_?token|auth_?token|token|credential|ssn)s?\\b",
    ],
    notRe: [COMMENT_LINE],
    in: "code",
  },
  message: "Logs hold no secrets.",
  remedy: "leave the value out",
  severity: "critical",
  stop: [{ path: "src/a.ts", added: "logger.info(user.password);" }],
  pass: [
    { path: "src/a.ts", added: "logger.info(user.id);" },
    { path: "src/a.ts", added: 'logger.info("password changed");' },
  ],
});
