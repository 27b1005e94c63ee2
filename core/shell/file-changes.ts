import type { FileChange } from "../hook-event/schema";
import { codeWrites } from "./code-writes";
import { inlineCode } from "./inline-code";
import { patchChanges } from "./patch-text";
import { baseName, joinPath } from "./paths";
import { printedText } from "./printed-text";
import { substitutedText } from "./sed-script";
import type { SimpleCommand } from "./simple-command";
import { runsElsewhere } from "./unwrap-elsewhere";

type Change = Pick<FileChange, "path" | "op"> & Partial<FileChange>;
type Reader = (command: SimpleCommand) => Change[];

/** Programs that change the files they name, each with its own reading of its arguments. */
const READERS = new Map<string, Reader>(
  Object.entries({
    tee: ({ words, flags, stdin }) =>
      words.map((path) => written(path, has(flags, "-a", "--append") ? "modify" : "create", stdin)),
    touch: ({ words }) => words.map((path) => ({ path, op: "create" })),
    rm: ({ words }) => words.map((path) => ({ path, op: "delete" })),
    unlink: ({ words }) => words.map((path) => ({ path, op: "delete" })),
    shred: ({ words, flags }) => words.map((path) => ({ path, op: has(flags, "-u") ? "delete" : "modify" })),
    cp: copied,
    install: copied,
    ln: copied,
    rsync: copied,
    mv: moved,
    ...Object.fromEntries(
      "gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd".split(" ").map((name) => [name, packed]),
    ),
    truncate: ({ words }) => words.map((path) => ({ path, op: "modify" })),
    dd: ({ words }) => words.filter((word) => word.startsWith("of=")).map((word) => created(word.slice(3))),
    sed: edited,
    git: gitChanges,
    curl: ({ flags }) => valuesOf(flags, "-o", "--output").map(created),
    wget: ({ flags }) => valuesOf(flags, "-O", "--output-document").map(created),
    ...Object.fromEntries(
      "python python2 python3 py node nodejs bun deno php".split(" ").map((name) => [name, codeChanges]),
    ),
    perl: (command) => [...edited(command), ...codeChanges(command)],
    ruby: (command) => [...edited(command), ...codeChanges(command)],
    awk: (command) => awkEdited(command),
    gawk: (command) => awkEdited(command),
    yq: edited,
    rmdir: ({ words }) => words.map((path) => ({ path, op: "delete" })),
    sponge: ({ words, stdin }) => words.map((path) => written(path, "modify", stdin)),
    patch: patched,
    apply_patch: ({ words, stdin }) => patchChanges(words[0] ?? stdin ?? ""),
    applypatch: ({ words, stdin }) => patchChanges(words[0] ?? stdin ?? ""),
    gsed: edited,
    trash: ({ words }) => words.map((path) => ({ path, op: "delete" })),
    scp: copied,
  }),
);

/** Editors whose first word is the script, unless an option gives it. */
const SCRIPT_FIRST = new Set(["sed", "gsed", "yq"]);

/** Sinks that are no files. */
const NO_FILE = /^(?:nul|\$null|\/dev\/(?:null|stdout|stderr|tty|fd\/\d+|tcp\/.*|udp\/.*)|-|&?\d+)$/;

/** What the commands of a line change in the file system, as far as the line shows it. */
export function deriveFileChanges(commands: readonly SimpleCommand[]): FileChange[] {
  const changes = new Map<string, FileChange>();
  for (const command of commands) {
    if (runsElsewhere(command.wrappers)) continue;
    for (const change of [...redirected(command), ...(READERS.get(command.program)?.(command) ?? [])]) {
      if (change.path === "" || NO_FILE.test(change.path)) continue;
      const full = complete(change, command.cwd);
      changes.set(`${full.op} ${full.path} ${full.movedFrom ?? ""}`, full);
    }
  }
  return [...changes.values()];
}

function complete(change: Change, cwd: string | null): FileChange {
  const base = cwd ?? "";
  return {
    kind: "file_change",
    addedLines: [],
    removedLines: [],
    ...change,
    path: joinPath(base, change.path),
    ...(change.movedFrom === undefined ? {} : { movedFrom: joinPath(base, change.movedFrom) }),
  };
}

function redirected(command: SimpleCommand): Change[] {
  return command.redirects.flatMap(({ operator, target, descriptor }) => {
    if (!operator.includes(">") || (operator === ">&" && /^\d+$|^-$/.test(target))) return [];
    const text = descriptor === undefined || descriptor === 1 ? outputOf(command) : undefined;
    return [written(target, operator.includes(">>") ? "modify" : "create", text)];
  });
}

/** What a command prints, when its own arguments or its heredoc show it. */
function outputOf({ program, argv, words, stdin }: SimpleCommand): string | undefined {
  return printedText(program, argv.slice(1), words, stdin);
}

function written(path: string, op: "create" | "modify", text: string | undefined): Change {
  if (text === undefined) return { path, op };
  const addedLines = text.replace(/\n$/, "").split("\n");
  return op === "create" ? { path, op, addedLines, content: text } : { path, op, addedLines };
}

function created(path: string): Change {
  return { path, op: "create" };
}

function copied({ words, flags }: SimpleCommand): Change[] {
  const folder = valuesOf(flags, "-t", "--target-directory")[0];
  if (folder !== undefined) return words.map((word) => created(`${folder}/${baseName(word)}`));
  const target = words.at(-1);
  if (words.length < 2 || target === undefined) return [];
  return words.slice(0, -1).map((source) => created(placed(source, target, words.length > 2)));
}

/** `gunzip a.gz` makes `a` in its place; `-c`, `-t` and `-l` only show. */
function packed({ words, flags }: SimpleCommand): Change[] {
  if (has(flags, "-c", "--stdout", "-t", "--test", "-l", "--list")) return [];
  return words.map((path) => ({ path, op: has(flags, "-k", "--keep") ? "create" : "modify" }));
}

function moved({ words, flags }: Pick<SimpleCommand, "words" | "flags">): Change[] {
  const folder = valuesOf(flags, "-t", "--target-directory")[0];
  const target = folder === undefined ? words.at(-1) : `${folder}/`;
  const sources = folder === undefined ? words.slice(0, -1) : words;
  if (target === undefined) return [];
  return sources.map((source) => ({
    path: placed(source, target, sources.length > 1),
    op: "move",
    movedFrom: source,
  }));
}

/** `cp a.ts src/` and several sources put files into a folder. */
function placed(source: string, target: string, isFolder: boolean): string {
  if (!isFolder && !target.endsWith("/") && target !== "." && target !== "..") return target;
  return `${target.replace(/\/$/, "")}/${baseName(source.replace(/\/$/, ""))}`;
}

/** `sed -i`, `perl -pi -e`, `ruby -i -pe`: the script comes first unless an option gives it. */
function edited(command: SimpleCommand): Change[] {
  const { flags, argv, program } = command;
  const inPlace = flags.some((flag) => /^-[A-Za-z]*i/.test(flag.name) || flag.name.startsWith("--in-place"));
  if (!inPlace) return [];
  const scripts: string[] = [];
  const files: string[] = [];
  for (let index = 1; index < argv.length; index += 1) {
    const arg = argv[index] ?? "";
    if (/^(?:-[A-Za-z]*e|--expression|-f|--file)$/.test(arg)) {
      scripts.push(argv[index + 1] ?? "");
      index += 1;
    } else if (arg !== "" && !arg.startsWith("-")) files.push(arg);
  }
  if (scripts.length === 0 && SCRIPT_FIRST.has(program)) scripts.push(files.shift() ?? "");
  const addedLines = scripts.flatMap(substitutedText);
  return files.map((path) => ({ path, op: "modify", addedLines }));
}

function gitChanges({ words, flags, argv, stdin }: SimpleCommand): Change[] {
  const [subcommand, ...rest] = words;
  if (subcommand === "rm" && !has(flags, "--cached")) return rest.map((path) => ({ path, op: "delete" }));
  if (subcommand === "mv") return moved({ words: rest, flags });
  if (subcommand === "restore" && !has(flags, "--staged", "-S"))
    return rest.map((path) => ({ path, op: "modify" }));
  if (subcommand === "checkout") return checkedOut(argv);
  if (subcommand === "apply" && !has(flags, "--check", "--stat", "--numstat", "--summary", "--cached"))
    return rest.length > 0 || stdin === undefined ? [] : patchChanges(stdin);
  if (subcommand === "am" && stdin !== undefined) return patchChanges(stdin);
  return [];
}

/** `git checkout -- file` gives up what was changed there. */
function checkedOut(argv: readonly string[]): Change[] {
  const dashes = argv.indexOf("--");
  return dashes === -1 ? [] : argv.slice(dashes + 1).map((path) => ({ path, op: "modify" }));
}

/** `awk -i inplace '…' file`. */
function awkEdited({ flags, words }: SimpleCommand): Change[] {
  if (!flags.some((flag) => flag.name === "-i" && (flag.value ?? flag.next) === "inplace")) return [];
  return words
    .filter((word) => word !== "inplace")
    .slice(1)
    .map((path) => ({ path, op: "modify" }));
}

/** `patch file < x` names the file; the text of the patch, where the line has it, names all of them. */
function patched({ words, stdin, flags }: SimpleCommand): Change[] {
  if (has(flags, "--dry-run")) return [];
  const strip = Number(
    /^-p(\d+)$/.exec(flags.map(({ name }) => name).find((name) => /^-p\d/.test(name)) ?? "")?.[1] ?? 0,
  );
  const changes = stdin === undefined ? [] : patchChanges(stdin);
  if (changes.length === 0 && words[0] !== undefined) return [{ path: words[0], op: "modify" }];
  return changes.map((change) =>
    strip > 1
      ? {
          ...change,
          path: change.path
            .split("/")
            .slice(strip - 1)
            .join("/"),
        }
      : change,
  );
}

function codeChanges({ program, argv, stdin }: SimpleCommand): Change[] {
  const code = inlineCode(program, argv.slice(1), stdin);
  return code === undefined ? [] : codeWrites(code);
}

function has(flags: SimpleCommand["flags"], ...names: string[]): boolean {
  return flags.some((flag) => names.includes(flag.name));
}

function valuesOf(flags: SimpleCommand["flags"], ...names: string[]): string[] {
  return flags.flatMap((flag) => {
    const value = names.includes(flag.name) ? (flag.value ?? flag.next) : undefined;
    return value === undefined ? [] : [value];
  });
}
