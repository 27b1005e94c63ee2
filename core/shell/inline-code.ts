/** The program's text: behind `-c`, `-e`, `-r`, the first word of awk, or on standard input. */
export function inlineCode(
  program: string,
  args: readonly string[],
  stdin: string | undefined,
): string | undefined {
  if (/awk$/.test(program)) return args.find((arg) => !arg.startsWith("-"));
  if (program === "deno") return args[0] === "eval" ? args[1] : undefined;
  const at = args.findIndex((arg) => /^(?:-c|-[a-zA-Z]{0,3}e|-r|--eval|-p|--print|-pe)$/.test(arg));
  if (at !== -1) return args[at + 1];
  const file = args.find((arg) => !arg.startsWith("-"));
  return file === undefined || args.includes("-") ? stdin : undefined;
}
