const KEY =
  "(?:pass(?:word|wd|phrase|code)?|pwd|secret|secret[_-]?key|token|api[_-]?key|apikey|access[_-]?key|account[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|auth[_-]?key|master[_-]?key|service[_-]?role[_-]?key|client[_-]?secret|credentials?|connection[_-]?string)";

/** `dbPassword: "…"`, `API_KEY=…`, `"token" => '…'`, `--password …`; bounded, so linear. */
const ASSIGNMENT = new RegExp(
  `(?<key>${KEY})(?<sign>["'\`\\]]{0,2}[ \\t]{0,8}(?::=|=>|[:=])[ \\t]{0,8})(?:(?<quote>["'\`])(?<quoted>[^"'\`\\n]{1,400})\\k<quote>|(?<bare>[^\\s"'\`,;()<>{}\\[\\]]{1,400}))`,
  "gi",
);
const FLAG = new RegExp(
  `(?<head>(?<![\\w-])--?[a-z-]{0,30}${KEY}[ \\t]{1,4})(?:(?<quote>["'])(?<quoted>[^"'\\n]{1,400})\\k<quote>|(?<bare>[^\\s"'\`-][^\\s"'\`]{0,400}))`,
  "gi",
);
const PROSE =
  /(?<head>(?:password|passwort|passphrase|contraseña|contrasena|mot de passe|senha|пароль|密码|パスワード|비밀번호)(?: is| ist| es| est| é|是|は|:|：)?[ \t:：]{0,3})(?<bare>[A-Za-z0-9!-/:;=?@_^~#$%&*+]{6,100})/giu;
const WORTH =
  /pass|pwd|secret|token|key|credential|connection|contrase|senha|парол|密码|パスワード|비밀번호/i;

const PLACEHOLDER =
  /^(?:\*+|x{3,}|\.{3,}|<.*|\$.*|%.*%?|\{\{.*|your[_-].*|my[_-].*|example.*|placeholder.*|todo|changeme|null|none|nil|undefined|true|false|string|number|boolean|str|int|any|unknown|void|required|optional|object|text|bytes|\[redacted.*|redacted.*)$/i;
const EXPRESSION =
  /^(?:process\.|import\.|os\.|env\.|config\.|this\.|self\.|props\.|req\.|ctx\.|settings\.|await\b|new\b|!|&|\|)|^[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)+$/;

/**
 * Masks values that are assigned to names of secrets: code, configuration, `.env` lines, flags, plain words.
 * A placeholder, a type and an expression that only names where a secret comes from stay readable.
 * @returns the text with each value replaced by `mask`, and how many there were
 */
export function maskAssignments(text: string, mask: string): { text: string; count: number } {
  if (!WORTH.test(text)) return { text, count: 0 };
  let count = 0;
  function hit(match: string, value: string): string {
    count += 1;
    const at = match.lastIndexOf(value);
    return `${match.slice(0, at)}${mask}${match.slice(at + value.length)}`;
  }
  const masked = text
    .replace(ASSIGNMENT, (match: string, ...rest) => {
      const groups = groupsOf(rest);
      const quoted = groups.quoted;
      if (quoted !== undefined) return isReadable(quoted) ? match : hit(match, quoted);
      const bare = groups.bare ?? "";
      return isReadable(bare) || !looksSecret(bare, rest) ? match : hit(match, bare);
    })
    .replace(FLAG, (match: string, ...rest) => {
      const groups = groupsOf(rest);
      const value = groups.quoted ?? groups.bare ?? "";
      return isReadable(value) ? match : hit(match, value);
    })
    .replace(PROSE, (match: string, ...rest) => {
      const value = groupsOf(rest).bare ?? "";
      return isReadable(value) || !isMixed(value) ? match : hit(match, value);
    });
  return { text: masked, count };
}

function isReadable(value: string): boolean {
  return value.includes("[redacted") || PLACEHOLDER.test(value) || EXPRESSION.test(value);
}

/** A bare value is a word of code or prose unless it is an env line or looks random. */
function looksSecret(value: string, rest: unknown[]): boolean {
  const groups = groupsOf(rest);
  const sign = groups.sign ?? "";
  const isEnvStyle = sign === "=" && /^[A-Z_-]+$/.test(groups.key ?? "");
  if (isEnvStyle) return true;
  return value.length >= 6 && isMixed(value);
}

function isMixed(value: string): boolean {
  return /[0-9]/.test(value) && /[A-Za-z]/.test(value);
}

/** The last argument of a replacer is the groups object when the expression has named groups. */
function groupsOf(rest: unknown[]): Partial<Record<string, string>> {
  const last = rest.at(-1);
  return typeof last === "object" && last !== null ? (last as Partial<Record<string, string>>) : {};
}
