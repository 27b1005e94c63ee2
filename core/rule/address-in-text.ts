const SCHEME =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:mailto|data|javascript|vbscript|file|ssh|git@[\w.-]+):|\bwww\.|\bhxxps?\b/i;
/** A bare address of a machine. */
const MACHINE = /\b\d{1,3}(?:\.\d{1,3}){3}\b(?=[:/])/;
/** What is named after a program that fetches, with or without a path. */
const FETCHED =
  /\b(?:curl|wget|iwr|irm|nc|ssh|scp|telnet)\s+(?:-\S+\s+)*['"]?(?:[a-z0-9-]+\.)+[a-z]{2,24}\b/i;
/** `evil.example/x.sh` without a scheme: a name with a dot, and a path or port after it. */
const HOST = /(?<![\w-])((?:[a-z0-9-]+\.)+([a-z]{2,24}))(?::\d+)?\//gi;
const KNOWN = new Set(
  "com net org info biz io dev app cloud site online tech page link zip mov xyz top club shop store space fun live life work world click icu lol vip example test onion gov edu mil int".split(
    " ",
  ),
);
/** Two letters are a country's, but for these, which end names of folders and projects. */
const NO_COUNTRY = new Set(["js", "ts", "go", "rb", "kt", "cs", "vb", "ex", "hs", "ui", "db"]);
const FOLDERS = new Set(
  "src lib libs core api web server client common shared config conf json java html css tests spec specs git framework xcodeproj xcworkspace bundle generated old bak orig types utils".split(
    " ",
  ),
);

/**
 * Whether a line names an address that a program could fetch from, also without a scheme, with another script's full
 * stop, or with brackets around the dot.
 * @param text after NFKC
 */
export function hasAddress(text: string): boolean {
  const plain = text.replaceAll("\u3002", ".").replace(/\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi, ".");
  if (SCHEME.test(plain) || MACHINE.test(plain) || FETCHED.test(plain)) return true;
  return [...plain.matchAll(HOST)].some(({ 1: host = "", 2: ending = "", index }) =>
    isHost(host, ending.toLowerCase(), plain[index - 1] === "/"),
  );
}

/** @param isBelow true inside of a path, where a name with a dot is a folder's */
function isHost(host: string, ending: string, isBelow: boolean): boolean {
  if (KNOWN.has(ending)) return true;
  if (isBelow) return false;
  if (ending.length === 2) return !NO_COUNTRY.has(ending);
  // `Acme.Orders.Service/` is a project's folder; addresses are written small.
  return !/[A-Z]/.test(host) && !FOLDERS.has(ending);
}
