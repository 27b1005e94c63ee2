import type { Unwrapped } from "./unwrapped";

const TEXT = String.raw`(?:[rbuf]{0,2})(["'\`])((?:(?!\1)[^\\\n]|\\.){1,1000})\1`;

/** Calls that give a line to a shell: `os.system("x")`, `execSync("x")`, `` `x` `` of Ruby, Perl and PHP. */
const LINES = new RegExp(
  String.raw`\b(?:os\.system|os\.popen|subprocess\.\w+|popen|system|shell_exec|passthru|exec|execSync|spawn|spawnSync|execa|run|call|check_call|check_output)\s*\(?\s*${TEXT}`,
  "g",
);
/** Calls that give a list: `subprocess.run(["npm", "i"])`, `spawn("npm", ["i"])`. */
const LISTS =
  /\b(?:subprocess\.\w+|run|call|check_call|check_output|Popen|spawn|spawnSync|execFile|execFileSync|execa|execvp|Command|system|exec)\s*\(\s*(?:(["'])([^"'\n]{1,200})\1\s*,\s*)?\[([^\]\n]{0,1000})\]/g;
const BACKTICKS = /(?:%x\{([^}\n]{1,500})\}|`([^`\n]{1,500})`)/g;
const STARTS_PROCESS =
  /\b(?:os\.|subprocess|popen|system|shell_exec|passthru|exec|spawn|child_process|Command|%x|`)/i;

/**
 * Command lines that a one-line program gives to a shell: of Python, Node, Ruby, Perl, PHP and awk.
 * Only literals count; what a program builds itself cannot be known.
 */
export function codeRuns(program: string, code: string, own: string[]): Unwrapped[] {
  if (!STARTS_PROCESS.test(code)) return [];
  const found: Unwrapped[] = [...code.matchAll(LINES)].map((match) => ({
    runs: "script",
    source: unescaped(match[2] ?? ""),
    own,
  }));
  for (const match of code.matchAll(LISTS)) {
    const words = [...(match[3] ?? "").matchAll(/(["'])((?:(?!\1).)*)\1/g)].map((word) => word[2] ?? "");
    const argv = [...(match[2] === undefined ? [] : [match[2]]), ...words];
    if (argv.length > 0) found.push({ runs: "command", argv, own });
  }
  if (/^(?:ruby|perl|php)$/.test(program))
    for (const match of code.matchAll(BACKTICKS))
      found.push({ runs: "script", source: match[1] ?? match[2] ?? "", own });
  return found;
}

function unescaped(text: string): string {
  return text.replace(/\\(["'`\\])/g, "$1");
}
