/** Names of PowerShell's commands, by their aliases. */
const ALIASES = new Map(
  Object.entries({
    "remove-item": "ri rm del erase rd rmdir",
    "copy-item": "cpi cp copy",
    "move-item": "mi mv move",
    "rename-item": "rni ren",
    "new-item": "ni",
    "set-content": "sc",
    "add-content": "ac",
    "clear-content": "clc",
    "out-file": "",
    "tee-object": "tee",
    "get-content": "gc cat type",
    "get-childitem": "gci ls dir",
    "select-string": "sls",
    "invoke-webrequest": "iwr curl wget",
    "invoke-restmethod": "irm",
    "invoke-expression": "iex",
    "start-process": "saps start",
    "set-location": "sl cd chdir pushd",
    "write-output": "echo write",
    "write-host": "",
    "stop-process": "spps kill",
    "foreach-object": "foreach %",
    "where-object": "where ?",
  }).flatMap(
    ([name, aliases]) =>
      [
        [name, name],
        ...aliases
          .split(" ")
          .filter(Boolean)
          .map((one) => [one, name]),
      ] as [string, string][],
  ),
);

/** Parameters that take a value, and switches; the rest of a name may be left out (`-rec`, `-fo`). */
const VALUES =
  "-path -literalpath -destination -value -filepath -name -newname -itemtype -encoding -inputobject -argumentlist -uri -outfile -method -pattern -filter -include -exclude -verb -workingdirectory -delimiter -width -command -headers -body".split(
    " ",
  );
const SWITCHES = "-recurse -force -append -nonewline -noclobber -confirm -whatif -wait -passthru -raw".split(
  " ",
);

type Parameters = { values: Map<string, string[]>; switches: Set<string>; words: string[] };

/** The full name of a command of PowerShell itself; undefined for programs. */
export function cmdletName(name: string): string | undefined {
  return ALIASES.get(name.toLowerCase());
}

/** The Unix command that does what a command of PowerShell does; null where there is none. */
export function unixCommand(cmdlet: string, args: readonly string[]): string[] | null {
  const given = readParameters(args);
  const paths = (...names: string[]) =>
    [...names.flatMap((name) => given.values.get(name) ?? []), ...given.words].map(slashes);
  const options = (...pairs: [string, string][]) =>
    pairs.flatMap(([name, option]) => (given.switches.has(name) ? [option] : []));
  switch (cmdlet) {
    case "remove-item":
      return ["rm", ...options(["-recurse", "-r"], ["-force", "-f"]), ...paths("-path", "-literalpath")];
    case "copy-item":
      return ["cp", ...options(["-recurse", "-r"], ["-force", "-f"]), ...fromTo(given)];
    case "move-item":
      return ["mv", ...options(["-force", "-f"]), ...fromTo(given)];
    case "rename-item": {
      const [from = "", to = ""] = [
        ...paths("-path", "-literalpath"),
        ...(given.values.get("-newname") ?? []),
      ];
      const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/") + 1) : "";
      return ["mv", from, `${folder}${to}`];
    }
    case "new-item": {
      const name = given.values.get("-name")?.[0];
      const places = paths("-path").map((path) => (name === undefined ? path : `${path}/${name}`));
      const isFolder = /^d/i.test(given.values.get("-itemtype")?.[0] ?? "");
      const named = name === undefined ? [] : [name];
      return [isFolder ? "mkdir" : "touch", ...(places.length > 0 ? places : named)];
    }
    case "get-content":
      return ["cat", ...paths("-path", "-literalpath")];
    case "get-childitem":
      return ["ls", ...options(["-recurse", "-R"]), ...paths("-path", "-literalpath")];
    case "select-string":
      return ["grep", ...(given.values.get("-pattern") ?? []), ...paths("-path")];
    case "invoke-webrequest":
    case "invoke-restmethod": {
      const file = given.values.get("-outfile")?.[0];
      return [
        "curl",
        ...(file === undefined ? [] : ["-o", slashes(file)]),
        ...(given.values.get("-uri") ?? []),
        ...given.words,
      ];
    }
    case "set-location":
      return ["cd", ...paths("-path", "-literalpath")];
    case "write-output":
      return ["echo", ...given.words];
    case "start-process":
      return started(given);
    default:
      return null;
  }
}

/** The file that a writing command names, with what it writes where the line shows that. */
export function writtenFile(
  cmdlet: string,
  args: readonly string[],
): { target: string; appends: boolean; text?: string } | null {
  if (!/^(?:set-content|add-content|clear-content|out-file|tee-object)$/.test(cmdlet)) return null;
  const { values, switches, words } = readParameters(args);
  const target = values.get("-path")?.[0] ?? values.get("-literalpath")?.[0] ?? values.get("-filepath")?.[0];
  const rest = target === undefined ? words.slice(1) : words;
  const path = target ?? words[0];
  if (path === undefined) return null;
  const text = values.get("-value")?.join("\n") ?? values.get("-inputobject")?.[0] ?? rest[0];
  const appends = cmdlet === "add-content" || switches.has("-append");
  return { target: slashes(path), appends, ...(text === undefined ? {} : { text }) };
}

/** `Start-Process npm -ArgumentList 'install'` runs `npm install`; `-Verb RunAs` as an administrator. */
function started({ values, words }: Parameters): string[] | null {
  const file = values.get("-filepath")?.[0] ?? words[0];
  if (file === undefined) return null;
  const rest = values.has("-filepath") ? words : words.slice(1);
  const args = [...(values.get("-argumentlist") ?? []), ...rest].flatMap((text) => text.split(" "));
  const elevated = /^runas$/i.test(values.get("-verb")?.[0] ?? "");
  return [...(elevated ? ["sudo"] : []), slashes(file), ...args.filter(Boolean)];
}

function fromTo({ values, words }: Parameters): string[] {
  const from = [...(values.get("-path") ?? []), ...(values.get("-literalpath") ?? [])];
  return [...from, ...words, ...(values.get("-destination") ?? [])].map(slashes);
}

function readParameters(args: readonly string[]): Parameters {
  const given: Parameters = { values: new Map(), switches: new Set(), words: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    const [typed = "", attached] = arg.split(/:(.*)/s);
    const name = /^-[A-Za-z]/.test(arg) ? fullName(typed.toLowerCase()) : undefined;
    if (name === undefined) {
      if (!/^-[A-Za-z]/.test(arg)) given.words.push(arg);
      continue;
    }
    if (SWITCHES.includes(name)) {
      if (!/^\$?false$/i.test(attached ?? "")) given.switches.add(name);
      continue;
    }
    const values = given.values.get(name) ?? [];
    if (attached !== undefined && attached !== "") values.push(attached);
    else {
      const next = args[index + 1];
      if (next !== undefined) values.push(next);
      index += 1;
    }
    given.values.set(name, values);
  }
  return given;
}

/** Switches first: `-f` is `-force`, `-r` is `-recurse`. */
function fullName(typed: string): string | undefined {
  const all = [...SWITCHES, ...VALUES];
  return all.find((name) => name === typed) ?? all.find((name) => name.startsWith(typed));
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}
