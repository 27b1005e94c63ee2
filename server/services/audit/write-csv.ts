/** RFC 4180 with a header line and CRLF. */
export function toCsv<TColumn extends string>(
  columns: readonly TColumn[],
  rows: readonly Record<TColumn, unknown>[],
): string {
  const lines = [
    columns.join(","),
    ...rows.map((row) => columns.map((column) => cell(row[column])).join(",")),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** How a formula begins, also behind spaces and quotes that a spreadsheet takes away, and in full width. */
const FORMULA = /^[\s"'`]*[=+\-@\t\r＝＋－＠]/u;

/** Spreadsheets run a cell that begins like a formula; a quote in front makes it text. */
function cell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && typeof value !== "number" ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
