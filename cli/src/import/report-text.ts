import type { ReadLine } from "../../../core/import/read-line";
import type { ImportReport, LineFate } from "../../../core/import/schema";

const SHOWN = 40;

/** What a file holds: “CLAUDE.md: 84 lines, 31 with an exact check, 20 reminders, 33 that only describe.” */
export function fileLines(read: readonly ReadLine[]): string[] {
  const files = [...new Set(read.map(({ line }) => line.file))];
  return files.map((file) => {
    const own = read.filter(({ line }) => line.file === file);
    const count = (kind: ReadLine["kind"]) => own.filter((one) => one.kind === kind).length;
    const rest = count("description") + count("unreadable");
    return `${file}: ${lines(own.length)}: ${count("enforceable")} enforceable, ${count("reminder")} that can only remind, ${rest} that ask for nothing.`;
  });
}

/** The wishes that have an exact check, as they would be enforced. */
export function wishLines(read: readonly ReadLine[]): string[] {
  const found = read.flatMap(({ line, wishes }) =>
    wishes
      .filter(({ enforceable }) => enforceable)
      .map(({ content }) => `  ${line.file}:${line.line}  ${content.statement}`),
  );
  const more = found.length - SHOWN;
  return more > 0 ? [...found.slice(0, SHOWN), `  … and ${more} more`] : found;
}

const FATES: Record<Exclude<LineFate, "new" | "none">, string> = {
  known: "a rule says it already",
  repeated: "said twice in these files",
  before: "imported before",
};

/** What the server found: how often each was broken, and what is not new. */
export function reportLines(report: ImportReport): string[] {
  const wishes = report.lines.flatMap((line) =>
    line.wishes.map((wish) => ({ ...wish, at: `${line.file}:${line.line}` })),
  );
  const broken = wishes
    .filter(({ broken: times, fate }) => fate === "new" && times !== null && times > 0)
    .sort((left, right) => (right.broken ?? 0) - (left.broken ?? 0));
  const total = broken.reduce((sum, wish) => sum + (wish.broken ?? 0), 0);
  const text: string[] = [];
  if (report.acts > 0) {
    text.push(
      `In your last ${report.acts} stored acts these lines were broken ${total === 1 ? "once" : `${total} times`}.`,
    );
    for (const { broken: times, statement, at } of broken.slice(0, SHOWN))
      text.push(`  ${times}×  ${statement}  (${at})`);
  } else text.push("Nothing of your work here is stored yet, so nobody can say how often they were broken.");
  for (const [fate, words] of Object.entries(FATES)) {
    const count = wishes.filter((wish) => wish.fate === fate).length;
    if (count > 0) text.push(`Left out: ${count}, because ${words}.`);
  }
  return text;
}

function lines(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}
