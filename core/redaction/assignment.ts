const KEY =
  "(?:pass(?:word|wd|phrase|code)?|pwd|secret|secret[_-]?key|token|api[_-]?key|apikey|access[_-]?key|account[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|auth[_-]?key|master[_-]?key|service[_-]?role[_-]?key|client[_-]?secret|credentials?|connection[_-]?string)";

/** `dbPassword: "…"`, `API_KEY=…`, `"token" => '…'`, `--password …`, also escaped in JSON; bounded, so linear. */
const ASSIGNMENT = new RegExp(
  `(?<key>${KEY})(?<sign>[\\\\"'\`\\]]{0,5}[ \\t]{0,8}(?::=|=>|[:=])[ \\t]{0,8})(?:(?<quote>\\\\{0,3}["'\`])(?<quoted>[^"'\`\\n]{1,400}?)\\k<quote>|(?<bare>[^\\s"'\`,;()<>{}\\[\\]]{1,400}))`,
  "gi",
);
const FLAG = new RegExp(
  `(?<head>(?<![\\w-])--?[a-z-]{0,30}${KEY}[ \\t]{1,4})(?:(?<quote>["'])(?<quoted>[^"'\\n]{1,400})\\k<quote>|(?<bare>[^\\s"'\`-][^\\s"'\`]{0,400}))`,
  "gi",
);
/** “The password is …”, as people write it; a bare value has to look random, a quoted one does not. */
const NAMED =
  "(?:password|passwort|kennwort|passphrase|passcode|api[ -]?key|access token|secret key|api-schlüssel|contraseña|contrasena|clave de api|mot de passe|clé api|senha|chave de api|parola d'ordine|wachtwoord|hasło|haslo|şifre|sifre|lösenord|heslo|mật khẩu|пароль|密码|口令|密钥|パスワード|비밀번호|كلمة المرور|पासवर्ड)";
const LINKS =
  "(?:['’]s| is| was| ist| lautet| war| es| era| est| était| é| è| är| je| to| là|是|为|は|:|：|=)?[ \\t:：]{0,3}";
const PROSE = new RegExp(
  `(?<head>${NAMED}${LINKS})(?:(?<quote>["'\`“„«])(?<quoted>[^"'\`”“»\\n]{4,100})["'\`”“»]|(?<bare>[A-Za-z0-9!-/:;=?@_^~#$%&*+]{6,100}))`,
  "giu",
);
const WORTH =
  /pass|pwd|secret|token|key|schlüssel|kennwort|credential|connection|contrase|clave|clé|chave|senha|parola|wachtwoord|has[łl]o|[şs]ifre|lösenord|heslo|mật khẩu|парол|密码|口令|密钥|パスワード|비밀번호|كلمة المرور|पासवर्ड/iu;

const PLACEHOLDER =
  /^(?:\*+|x{3,}|\.{3,}|<.*|\$.*|%.*%?|\{\{.*|your[_-].*|my[_-].*|example.*|placeholder.*|todo|changeme|null|none|nil|undefined|true|false|string|number|boolean|str|int|any|unknown|void|required|optional|object|text|bytes|\[redacted.*|redacted.*)$/i;
const EXPRESSION =
  /^(?:process\.|import\.|os\.|env\.|config\.|this\.|self\.|props\.|req\.|ctx\.|settings\.|await\b|new\b|!|&|\|)|^[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)+$/;

/** Whether a text names anything that `maskAssignments` looks at; all other texts hold nothing for it. */
export function hasSecretWord(text: string): boolean {
  return WORTH.test(text);
}

/**
 * Masks values that are assigned to names of secrets: code, configuration, `.env` lines, flags, plain words.
 * A placeholder, a type and an expression that only names where a secret comes from stay readable.
 * @returns the text with each value replaced by `mask`, and the values
 */
export function maskAssignments(text: string, mask: string): { text: string; secrets: string[] } {
  if (!hasSecretWord(text)) return { text, secrets: [] };
  const secrets: string[] = [];
  function hit(match: string, value: string): string {
    secrets.push(value);
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
      const { quoted, bare = "" } = groupsOf(rest);
      if (quoted !== undefined) return isReadable(quoted) ? match : hit(match, quoted);
      return isReadable(bare) || !isMixed(bare) ? match : hit(match, bare);
    });
  return { text: masked, secrets };
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
