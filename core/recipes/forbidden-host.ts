import { commandExamples } from "./examples";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** Hosts, buckets and addresses: a name with dots or an address with a scheme. */
const HOST =
  /(?<![\w@/.-])((?:[a-z][a-z0-9+]*:\/\/)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]{1,20}(?::\d+)?(?:\/[\w./-]*)?|s3:\/\/[\w./-]+|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?)(?![\w/])/gi;
/** “the host grid-prod”: a name without dots, said to be one. */
const NAMED_HOST =
  /(?<=\b(?:hosts?|servers?|machines?|database|db|cluster|box|instance|replica|node|bucket|broker) (?:called |named )?[`'"]?)([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?![\w./-]*\w)|(?<![\w./@-])([a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?:prod|production|live|master|primary))(?![\w/-])(?= (?:host|server|machine|database|db|cluster|box|instance|node|bucket)\b)/giu;
const TLD =
  /^(?:com|org|net|io|dev|internal|local|lan|corp|intra|intranet|cloud|app|ai|co|test|example|de|at|ch|cn|jp|kr|ru|uk|eu|us|fr|es|it|cz|pl|nl|se|no|fi|br|mx|in|me|info|biz|sh|so|gg|tv|cc|xyz|site|tech|prod|stage|staging|svc|cluster|home|box)$/i;
const CONNECTS =
  /\b(?:connect\w*|contact\w*|access\w*|hit|hits|hitting|call\w*|query|queries|querying|touch\w*|talk\w*|reach\w*|use|using|point\w*|send\w*|post\w*|upload\w*|push\w*|pull\w*|download\w*|deploy\w*|log ?in\w*|ssh|run\w*|go(?:es)? to|open\w*)\b|连接|访问|请求|调用|使用|上传|推送|接続|アクセス|verbind\w*|zugreif\w*|conect\w*|connect\w*/iu;
const FILE_LIKE =
  /\.(?:js|ts|tsx|jsx|mjs|cjs|py|md|json|ya?ml|toml|go|rs|java|kt|rb|php|cs|css|scss|html|sh|sql|txt|lock|env|log|csv|vue|svelte|log|only|skip|then|test|spec|path|format|stdout|stdout|println|exports?)$/i;
const CODE =
  /^(?:console|process|module|os|sys|fmt|System|Math|Date|time|Thread|str|window|document|axios|jest|vi|cy|page|logger|log|self|this)\./;

/** Programs that only read or show the name. */
const READERS = [
  "echo",
  "printf",
  "grep",
  "egrep",
  "rg",
  "cat",
  "sed",
  "awk",
  "git",
  "ls",
  "find",
  "head",
  "tail",
  "true",
  "mkdir",
  "touch",
  "rm",
  "cp",
  "mv",
];

/** Programs whose arguments are code, in which a host stands as a text. */
const INTERPRETERS = ["python", "python3", "node", "ruby", "perl", "php", "deno", "bun", "curl", "wget"];

/** How a host stands in an argument as an address; a name that a query compares with is none. */
function addressesOf(host: string): string[] {
  if (/[/:]/.test(host)) return [`*${host}*`];
  const spelled = [host, `${host}:*`, `${host}.*`, `${host}/*`, `${host} *`];
  return ["", "*@", "*//", "*=", "*."].flatMap((start) => spelled.map((end) => start + end));
}

/** “Never connect to db-prod.internal”: no command names that host. */
export const forbiddenHostRecipe: Recipe = {
  name: "forbidden-host",
  title: "Hosts that are not used",
  fits: (wish) => (hostsOf(wish).length > 0 ? 0.925 : 0),
  draft(wish) {
    const hosts = hostsOf(wish);
    const first = hosts[0];
    if (first === undefined) return null;
    const named = hosts.map((host) => `*${host}*`);
    const addressed = hosts.flatMap(addressesOf);
    return {
      params: { hosts },
      verifier: {
        kind: "shell-command",
        forbid: [
          { program: ["*"], args: addressed.slice(0, 60) },
          { program: INTERPRETERS, args: named },
          {
            program: ["*"],
            env: [
              "PGHOST",
              "DATABASE_URL",
              "DB_HOST",
              "HOST",
              "MYSQL_HOST",
              "REDIS_URL",
              "MONGO_URL",
              "API_URL",
              "BASE_URL",
              "URL",
              "DB_URL",
            ].flatMap((name) => named.map((value) => `${name}=${value}`)),
          },
        ],
        except: [{ program: READERS }],
      },
      message: `${hosts.join(", ")} is off limits.`,
      remedy: wish.wanted[0] ?? "use a local or test system, or ask the person",
      severity: "critical",
      onExhausted: "ask",
      applicability: { paths: [], languages: [] },
      stop: commandExamples([`curl https://${first.replace(/^[a-z]+:\/\//, "")}`, `psql -h ${first} app`]),
      pass: commandExamples([`grep -rn ${first} docs`, "psql -h localhost app", `echo "${first}"`]),
    };
  },
};

function hostsOf(wish: Wish): string[] {
  if (!wish.forbids) return [];
  const said = wish.said[0] ?? "";
  if (!CONNECTS.test(said) || /\bimport|导入|引入|\bcode\b|\bcommit\b/iu.test(said)) return [];
  return [...said.matchAll(HOST), ...said.matchAll(NAMED_HOST)].flatMap((match) => {
    const host = (match[1] ?? match[2] ?? "").replace(/[.,]+$/, "");
    // `Optional.get`, `java.util.Date`: a name in code.
    const labels =
      host
        .replace(/^[a-z]+:\/\//, "")
        .split(/[/:]/)[0]
        ?.split(".") ?? [];
    const isCode =
      !host.includes("://") &&
      labels.length > 1 &&
      !/\d|-/.test(host) &&
      (/[A-Z]/.test(host) || !TLD.test(labels.at(-1) ?? ""));
    if (isCode) return [];
    const isHost = !FILE_LIKE.test(host) && !CODE.test(host) && (/[a-z]/i.test(host) || /^\d/.test(host));
    return isHost && stanceAt(said, match.index, match.index + match[0].length) === "against"
      ? [host.replace(/\/+$/, "")]
      : [];
  });
}
