import { printable } from "../terminal/terminal";

/** Lets the person tick lines; all are ticked at first. @returns their places; none where the person leaves */
export async function tick(question: string, lines: readonly string[]): Promise<number[]> {
  const { multiselect } = await import("@clack/prompts");
  const picked = await multiselect<number>({
    message: printable(question),
    options: lines.map((line, value) => ({ value, label: printable(line) })),
    initialValues: lines.map((_, value) => value),
    required: false,
  });
  return Array.isArray(picked) ? picked : [];
}
