import { takesValue } from "./options";
import { firstWord, type Unwrapped } from "./unwrapped";

/** Programs whose inner command runs on another machine or in a container. */
const ELSEWHERE = new Set(
  "ssh docker podman nerdctl docker-compose kubectl oc vagrant heroku fly flyctl adb multipass lxc".split(
    " ",
  ),
);
/** Options of `exec` and `run` of containers that take a value. */
const CONTAINER_VALUES = new Set(
  "-u --user -w --workdir -e --env --env-file --index -v --volume -p --publish --name --network --net --entrypoint --mount -l --label -h --hostname -m --memory --cpus --platform --pull --add-host --cap-add --cap-drop --device --dns --ip --link --log-driver --restart --security-opt --shm-size --tmpfs --ulimit --volumes-from --gpus --ipc --pid --userns -c --container".split(
    " ",
  ),
);

/** Whether a command that runs through these programs has other files than those of here. */
export function runsElsewhere(wrappers: readonly string[]): boolean {
  return wrappers.some((name) => ELSEWHERE.has(name));
}

/**
 * What runs in another shell, machine or container: `ssh host x`, `docker exec c x`, `su -c x`, `powershell -Command x`,
 * `cmd /c x`. Null for other programs.
 */
export function unwrapElsewhere(
  program: string,
  args: string[],
  stdin: string | undefined,
): Unwrapped[] | null {
  switch (program) {
    case "ssh":
      return overSsh(args, stdin);
    case "docker":
    case "podman":
    case "nerdctl":
      return inContainer(program, args);
    case "docker-compose":
      return inService(args);
    case "kubectl":
    case "oc":
      return args.includes("exec") ? afterDashes(args) : [];
    case "su":
    case "runuser":
      return afterOption(args, /^(?:-c|--command)$/);
    case "vagrant":
      return args[0] === "ssh" ? afterOption(args, /^(?:-c|--command)$/, true) : [];
    case "nix-shell":
      return afterOption(args, /^--(?:run|command)$/);
    case "nix":
      return nixRun(args);
    case "heroku":
    case "fly":
    case "flyctl":
      return args[0] === "run" || args[0] === "ssh" ? afterDashes(args) : [];
    case "powershell":
    case "pwsh":
      return powershellText(args, stdin);
    case "cmd":
      return cmdText(args);
    case "wsl":
      return wslText(args);
    default:
      return null;
  }
}

function overSsh(args: string[], stdin: string | undefined): Unwrapped[] {
  const host = firstWord("ssh", undefined, args, 0);
  const words = args.slice(host + 1);
  const source = words.length > 0 ? words.join(" ") : stdin;
  return source === undefined
    ? []
    : [{ runs: "script", source, own: args.slice(0, host + 1), elsewhere: true }];
}

function inContainer(program: string, args: string[]): Unwrapped[] {
  const at = firstWord(program, undefined, args, 0);
  const [name, ...rest] = args.slice(at);
  if (name === "compose") return inService(rest);
  const isNested = name === "container" || name === "image";
  const verb = isNested ? rest[0] : name;
  if (verb !== "exec" && verb !== "run") return [];
  return afterContainer(isNested ? rest.slice(1) : rest);
}

/** `docker compose -f x exec -T web npm ci`. */
function inService(args: string[]): Unwrapped[] {
  let at = 0;
  while (at < args.length && (args[at] ?? "").startsWith("-"))
    at += takesValue("docker", "compose", args[at] ?? "") ? 2 : 1;
  const verb = args[at];
  return verb === "exec" || verb === "run" ? afterContainer(args.slice(at + 1)) : [];
}

/** The word behind the options is the container, image or service. */
function afterContainer(args: string[]): Unwrapped[] {
  let at = 0;
  while (at < args.length && (args[at] ?? "").startsWith("-"))
    at += CONTAINER_VALUES.has(args[at] ?? "") ? 2 : 1;
  const argv = args.slice(at + 1);
  return argv.length === 0 ? [] : [{ runs: "command", argv, own: args.slice(0, at), elsewhere: true }];
}

function afterDashes(args: string[]): Unwrapped[] {
  const at = args.indexOf("--");
  const argv = at === -1 ? [] : args.slice(at + 1);
  return argv.length === 0 ? [] : [{ runs: "command", argv, own: args.slice(0, at), elsewhere: true }];
}

function afterOption(args: string[], option: RegExp, elsewhere = false): Unwrapped[] {
  const at = args.findIndex((arg) => option.test(arg));
  const source = at === -1 ? undefined : args[at + 1];
  return source === undefined ? [] : [{ runs: "script", source, own: args.slice(0, at), elsewhere }];
}

function nixRun(args: string[]): Unwrapped[] {
  const at = args.findIndex((arg) => arg === "-c" || arg === "--command");
  if (at === -1 || args.length === at + 1) return [];
  return [{ runs: "command", argv: args.slice(at + 1), own: args.slice(0, at) }];
}

/** The rest of the line is the text; names of options may be cut short (`-c`, `-Com`). */
function powershellText(args: string[], stdin: string | undefined): Unwrapped[] {
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    const option = arg.toLowerCase();
    const own = args.slice(0, index);
    const rest = args.slice(index + 1);
    if (!/^[-/]/.test(arg)) return scriptOf(joined(args.slice(index)), own);
    if (/^[-/]e(?:c|n(?:c|co.*)?)?$/.test(option)) return scriptOf(decoded(rest[0] ?? ""), own);
    if (/^[-/]f(?:i(?:l(?:e)?)?)?$/.test(option)) return [];
    if (/^[-/]c(?:o(?:m.*)?)?$/.test(option)) return scriptOf(rest[0] === "-" ? stdin : joined(rest), own);
    // These take a value: -ExecutionPolicy, -Version, -WindowStyle, -WorkingDirectory, -OutputFormat, -InputFormat.
    if (/^[-/](?:ex|ep|v|w|o|in|ps|con)/.test(option)) index += 1;
  }
  return scriptOf(stdin, args);
}

function cmdText(args: string[]): Unwrapped[] {
  const at = args.findIndex((arg) => /^\/{1,2}[ck]$/i.test(arg));
  if (at === -1 || args.length === at + 1) return [];
  const source = joined(args.slice(at + 1));
  return [{ runs: "script", source, own: args.slice(0, at), shell: "cmd" }];
}

function wslText(args: string[]): Unwrapped[] {
  let at = 0;
  while (at < args.length && /^-/.test(args[at] ?? "")) {
    if (/^(?:--|-e|--exec)$/.test(args[at] ?? "")) {
      at += 1;
      break;
    }
    at += /^(?:-d|-u|--distribution|--user|--cd)$/.test(args[at] ?? "") ? 2 : 1;
  }
  const argv = args.slice(at);
  return argv.length === 0 ? [] : [{ runs: "command", argv, own: args.slice(0, at) }];
}

function scriptOf(source: string | undefined, own: string[]): Unwrapped[] {
  return source === undefined || source === "" ? [] : [{ runs: "script", source, own, shell: "powershell" }];
}

/** Several words keep the quotes that the first shell took away. */
function joined(words: readonly string[]): string {
  if (words.length === 1) return words[0] ?? "";
  return words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(" ");
}

/** `-EncodedCommand` is Base64 of UTF-16. */
function decoded(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-16le").decode(bytes);
  } catch {
    return undefined;
  }
}
