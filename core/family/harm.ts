import type { AgentAction } from "../hook-event/schema";
import { parseShell } from "../shell/parse";
import { HARM_WORDS } from "./harm-words";

export const HARMS = ["lost_work", "destructive", "security"] as const;
export type Harm = (typeof HARMS)[number];

/** A program, with what among its arguments makes it harmful. */
const DESTRUCTIVE: readonly (readonly [program: RegExp, rest: RegExp])[] = [
  [/^rm$/, /(?:^|\s)-\w*[rf]/],
  [
    /^git$/,
    /^(?:reset\s.*--hard|clean\s.*-\w*f|checkout\s(?:.*\s)?--?\s|checkout\s+\.|restore\s+(?!--staged)\S)/,
  ],
  [
    /^git$/,
    /^(?:push\s.*(?:--force(?!-with-lease)|-f\b|\s\+)|branch\s.*-D|stash\s+(?:drop|clear)|filter-branch)/,
  ],
  [/^(?:dd|mkfs[\w.]*|shred|truncate)$/, /./],
  [/^(?:terraform|tofu|pulumi)$/, /^destroy\b/],
  [/^kubectl$/, /^delete\b/],
  [/^docker$/, /^(?:volume\s+(?:rm|prune)|system\s+prune)/],
  [
    /^(?:psql|mysql|sqlite3|mongosh?)$/,
    /\b(?:drop\s+(?:table|database|schema)|truncate\s+table|deleteMany|dropDatabase)\b/i,
  ],
];
const INSECURE: readonly (readonly [program: RegExp, rest: RegExp])[] = [
  [/^chmod$/, /(?:^|\s)(?:-R\s+)?(?:0?777|a\+rwx)\b/],
  [/^(?:curl|wget)$/, /(?:--insecure|(?:^|\s)-k\b|--no-check-certificate)/],
  [/^(?:npm|pnpm|yarn)$/, /\bstrict-ssl\s+false\b/],
  [/^git$/, /\bhttp\.sslVerify[=\s]+false\b/],
  [/^(?:sudo|doas)$/, /./],
];
const SECRET_FILE =
  /(?:^|\/)(?:\.env(?:\.[\w-]+)?|id_(?:rsa|ed25519|ecdsa)|\.npmrc|\.netrc|\.pgpass|credentials(?:\.json)?|[\w.-]+\.(?:pem|p12|pfx|key))$/i;
const SAFE_FILE = /\.env\.(?:example|sample|template|dist)$/i;

/**
 * What harm an act or a complaint speaks of (learning.md section 6): lost work by the person's words, a destructive or
 * security-relevant act by what was done. Null where neither says so; lost work is the gravest.
 * @param action the act that was corrected
 * @param words the person's own words
 */
export function harmOf({ action, words }: { action: AgentAction | null; words: string }): Harm | null {
  if (speaksOfLoss(words)) return "lost_work";
  if (!action) return null;
  if (action.kind === "file_change" || action.kind === "file_read") {
    const { path } = action;
    return SECRET_FILE.test(path) && !SAFE_FILE.test(path) ? "security" : null;
  }
  if (action.kind !== "shell_command") return null;
  const { commands } = parseShell(action.command);
  const does = (list: typeof DESTRUCTIVE) =>
    commands.some(({ argv: [program = "", ...rest] }) => {
      const name = program.split("/").at(-1) ?? "";
      return list.some(([which, how]) => which.test(name) && how.test(rest.join(" ")));
    });
  if (does(DESTRUCTIVE)) return "destructive";
  return does(INSECURE) ? "security" : null;
}

/** Characters between “lost” and “my changes”. */
const NEAR = 40;

function speaksOfLoss(words: string): boolean {
  const text = words.normalize("NFKC").toLowerCase().slice(0, 2000);
  return LOSSES.some((loss) => loss.test(text));
}

const LOSSES = Object.values(HARM_WORDS).map(({ loss, work }) => {
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(loss);
  const word = (source: string) =>
    isSpaced ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : `(?:${source})`;
  const between = `[^.!?。！？\\n]{0,${NEAR}}`;
  return new RegExp(`${word(loss)}${between}${word(work)}|${word(work)}${between}${word(loss)}`, "u");
});
