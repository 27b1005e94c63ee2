/** Packages whose own name ends like a file. */
const DOTTED = new Set(
  "chart discord bignumber decimal big bn highlight video hls fuse mark typed intro plotly reveal sql asn1 hash elliptic pusher peer".split(
    " ",
  ),
);
/** What a project itself calls its files. */
const OWN_FILES =
  /^(?:index|main|server|client|app|config|setup|utils?|helpers?|test|spec|script|bundle|worker|types?|constants?)$/;
/** Named like a package and installed by none. */
const RUNTIMES = /^(?:node|deno|bun|vanilla)$/;

const USED =
  /(?:\b(?:us(?:e|es|ing)|install(?:ing)?|import(?:ing|s)?(?: from)?|require|depend(?:ing)? on|rely(?:ing)? on|verwend\w*|benutz\w*|nutz\w*|installier\w*|utilis\w*|us(?:ar|es))|使用|用|安装|引入)\s*(?:the |any |das |die |la |le )*["'`]?([a-z][\w-]*)\.js(?![\w./-]*\w)/iu;
/** German puts the verb behind. */
const USED_BEFORE =
  /(?<![\w/.-])([a-z][\w-]*)\.js["'`]?\s+(?:mehr )?(?:zu )?(?:verwend|benutz|nutz|einsetz|installier|importier)/iu;
/** A path, or words of somebody who speaks of a file. */
const FILE =
  /\b(?:files?|scripts?|edit\w*|touch\w*|chang\w*|modif\w*|delet\w*|renam\w*|mov(?:e|ing)|writ\w*|creat\w*|datei\w*|fichiers?|archivos?)\b|文件|脚本|[\w.]\//iu;

/**
 * “Never use moment.js” turns down a package, where neither a path nor a verb of files is said.
 * @returns the package and its topic; null when the text is about a file, or names nothing of that form
 */
export function scriptPackage(core: string): { key: string; name: string } | null {
  const base = (USED.exec(core) ?? USED_BEFORE.exec(core))?.[1]?.toLowerCase();
  if (base === undefined || OWN_FILES.test(base) || FILE.test(core)) return null;
  if (RUNTIMES.test(base)) return { key: `tool:${base}.js`, name: `${base}.js` };
  const name = DOTTED.has(base) ? `${base}.js` : base;
  return { key: `import:${name}`.slice(0, 80), name };
}
