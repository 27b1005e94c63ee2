/**
 * What a command writes to its standard output, where the line itself shows it: `echo x`, `printf`, `cat` of a
 * heredoc, `base64 -d` of a known text.
 */
export function printedText(
  program: string,
  args: readonly string[],
  words: readonly string[],
  stdin: string | undefined,
): string | undefined {
  if (program === "echo") return `${words.join(" ")}\n`;
  if (program === "printf") return formatted(words);
  if (stdin === undefined) return undefined;
  if (program === "tee") return stdin;
  if (program === "cat") return args.length === 0 || args[0] === "-" ? stdin : undefined;
  if (program === "base64" && args.some((arg) => /^(?:-d|-D|--decode)$/.test(arg))) return decoded(stdin);
  return undefined;
}

/** `printf`: the format is used again until no value is left; what is no text stays as typed. */
function formatted(words: readonly string[]): string {
  const [format = "", ...values] = words;
  const plain = format.replaceAll("\\n", "\n");
  const places = plain.match(/%[sqbd]/g)?.length ?? 0;
  if (places === 0) return plain;
  let text = "";
  for (let index = 0; index < Math.max(values.length, 1) && index < 100; index += places) {
    let next = index;
    text += plain.replace(/%[sqbd]/g, () => {
      next += 1;
      return values[next - 1] ?? "";
    });
  }
  return text;
}

function decoded(text: string): string | undefined {
  try {
    return atob(text.trim());
  } catch {
    return undefined;
  }
}
